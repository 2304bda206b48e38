import styles from './CategoryFilter.module.css';

interface Props {
  label: string;
  categories: readonly string[];
  /** The category shown; all when undefined. */
  chosen: string | undefined;
}

/** A button for all posts and one for each category; each asks the server for its share. */
export function CategoryFilter({ label, categories, chosen }: Props) {
  return (
    <form className={styles.filter} action="/blog#articles" aria-label={label}>
      <button type="submit" aria-pressed={chosen === undefined}>
        All
      </button>
      {categories.map((category) => (
        <button
          key={category}
          type="submit"
          name="category"
          value={category}
          aria-pressed={category === chosen}
        >
          {category}
        </button>
      ))}
    </form>
  );
}
