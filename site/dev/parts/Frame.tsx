import styles from './Parts.module.css';

interface Props {
  title: string;
  /** The id of the menu that parts.astro opens in it. */
  opens: string;
  /** As wide as a telephone. */
  small?: boolean;
}

/** A page of the site in a window of its own, where a menu can stay open. */
export function Frame({ title, opens, small }: Props) {
  const frame = (
    <iframe
      className={styles.frame}
      title={title}
      src="/message-sent"
      data-opens={opens}
      data-small={small}
    />
  );
  if (small) return frame;
  return (
    <section
      className={styles.scroll}
      aria-label={`${title}, in its window`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to take the arrow keys
      tabIndex={0}
    >
      {frame}
    </section>
  );
}
