import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = 'brand' | 'ink';

/** The look of a button, for a native `<button>` that is one. */
export const buttonClass = styles.button;

/** A link that looks like a button. */
export function ButtonLink({ look = 'brand', ...anchor }: ComponentProps<'a'> & { look?: Look }) {
  return <a className={styles.button} data-look={look} {...anchor} />;
}

/** The link to the scheduling page: a new tab that gets neither opener nor referrer. */
export function DiscoveryCall({
  url,
  label = 'Schedule Your FREE Discovery Call',
  look = 'brand',
}: {
  url: string;
  label?: string | undefined;
  look?: Look;
}) {
  return (
    <ButtonLink
      look={look}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby="new-tab"
    >
      {label}
    </ButtonLink>
  );
}
