import type { Ladder as Content } from '../../../../content/schemas/exhibits/ladder.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Ladder.module.css';

/** Steps that grow longer down a phone and rise across a wide screen; dashed where the page does not offer them. */
export function Ladder({ steps }: Pick<Content, 'steps'>) {
  return (
    <ol className={styles.ladder}>
      {steps.map(({ title, gives, description, marked, ours }) => (
        <li key={title} data-marked={marked || undefined} data-ours={ours || undefined}>
          <h4>{title}</h4>
          <b>{gives}</b>
          <p>
            <Copy>{description}</Copy>
          </p>
        </li>
      ))}
    </ol>
  );
}
