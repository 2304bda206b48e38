import { type Crumb, HOME } from '../../breadcrumb.ts';
import { shellWords } from '../../shell/words.ts';
import styles from './Breadcrumb.module.css';

/** The breadcrumb from Home to this page; the last item is plain text. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const trail = [HOME, ...items];
  return (
    <nav aria-label={shellWords.labels.breadcrumb}>
      <ol className={`quiet ${styles.trail}`}>
        {trail.map(({ label, href }, index) => {
          const last = index === trail.length - 1;
          return (
            <li key={label} aria-current={last ? 'page' : undefined}>
              {href && !last ? <a href={href}>{label}</a> : label}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
