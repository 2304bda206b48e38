import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** Filled with the brand or with ink; outlined if the view has another filled one; `action` is the page's own. */
type Look = 'action' | 'brand' | 'ink' | 'outline';

export const buttonClass = styles.button;

/** A link that looks like a button. */
export function ButtonLink({
  look = 'brand',
  ...anchor
}: ComponentProps<'a'> & { look?: Look | undefined }) {
  return <a className={styles.button} data-look={look} {...anchor} />;
}

/** The link to the scheduling page: a new tab without opener and referrer. */
export function ScheduleLink({
  label,
  ...anchor
}: { label: string } & Pick<ComponentProps<typeof ButtonLink>, 'href' | 'look'>) {
  return (
    <ButtonLink target="_blank" rel="noopener noreferrer" aria-describedby="new-tab" {...anchor}>
      {label}
    </ButtonLink>
  );
}
