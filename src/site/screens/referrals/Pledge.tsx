import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { List } from '../../components/List/List.tsx';
import type { ReferralsContent } from './load.ts';
import styles from './Pledge.module.css';

type Props = Pick<ReferralsContent, 'privacy' | 'thanks'>;

/** The privacy guarantee as a certificate, and the note of thanks beside it. */
export function Pledge({ privacy, thanks }: Props) {
  return (
    <div className={`page beside ${styles.page}`}>
      <section className={styles.privacy} aria-labelledby="guarantee">
        <Certificate>
          <h2 id="guarantee">{privacy.heading}</h2>
          <p>
            <Copy>{privacy.text}</Copy>
          </p>
          <List className="points">
            {privacy.promises.map((promise) => (
              <li key={promise}>
                <Copy>{promise}</Copy>
              </li>
            ))}
          </List>
          <a className="link" href="/privacy-policy">
            {privacy.link}
          </a>
        </Certificate>
      </section>
      <section className={styles.thanks} aria-labelledby="thanks">
        <h2 id="thanks">{thanks.heading}</h2>
        <p>
          <Copy>{thanks.text}</Copy>
        </p>
        <p className={styles.signature}>{thanks.signature}</p>
      </section>
    </div>
  );
}
