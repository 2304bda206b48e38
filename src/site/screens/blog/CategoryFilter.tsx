import styles from './CategoryFilter.module.css';
import { listAddress } from './head.ts';
import '../../styles/disclosure.css';

/** More would push the posts out of a phone's view: there they are folded. */
const FEW = 12;

interface Props {
  label: string;
  /** The link to all posts. */
  all: string;
  categories: readonly string[];
  /** The category shown; all when undefined. */
  chosen: string | undefined;
}

/** A link to all posts and one to each category's. */
export function CategoryFilter({ label, all, categories, chosen }: Props) {
  const links = (
    <ul>
      {[undefined, ...categories].map((category) => (
        <li key={category ?? ''}>
          <a
            href={listAddress({ category, page: 1 })}
            aria-current={category === chosen ? 'true' : undefined}
          >
            {category ?? all}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.filter} aria-label={label}>
      {categories.length <= FEW ? (
        links
      ) : (
        <details className="disclosure arrow phone-fold">
          <summary>
            {label}: {chosen ?? all}
          </summary>
          {links}
        </details>
      )}
    </nav>
  );
}
