import { Copy } from '../../components/Copy/Copy.tsx';
import type { Paper } from '../../load/papers.ts';
import { AtHand } from './AtHand.tsx';
import { paperWords } from './load.ts';
import styles from './Meaning.module.css';

/** A paper's meaning, a denied misreading, things to have at hand, and a CPA's work with it. */
export function Meaning({
  means,
  not,
  have,
  firm,
}: Pick<Paper, 'means' | 'not' | 'have' | 'firm'>) {
  return (
    <div className={styles.meaning}>
      <h2>{paperWords.means}</h2>
      {means.map((paragraph) => (
        <p key={paragraph}>
          <Copy>{paragraph}</Copy>
        </p>
      ))}
      <h2>{paperWords.not}</h2>
      <p>
        <Copy>{not}</Copy>
      </p>
      <h2>{paperWords.have}</h2>
      <AtHand have={have} />
      <h2>{paperWords.firm}</h2>
      <p>
        <Copy>{firm}</Copy>
      </p>
    </div>
  );
}
