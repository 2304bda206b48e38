import { firm } from '../../load/firm.ts';
import { shellWords } from '../../shell/words.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { telHref } from '../contact-links.ts';
import { DiscoveryCall } from '../DiscoveryCall.tsx';
import styles from './ActionBar.module.css';
import { LATER, nextOpening, OPEN, officeWeek, SOON } from './office-hours.ts';

interface Props {
  /** Its name, where it is a part of the page by itself; it then says when the office is open. */
  label?: string;
  /** Whether the visitor has just booked, and may only want to call. */
  booked?: boolean;
  /** Whether it is closed today, and whether it soon is: the bar names no opening then. */
  isClosed?: boolean;
  isClosing?: boolean;
}

const { labels } = shellWords;

/** The bar at the foot of windows whose header has no button, and of their menu: call, or book. */
export function ActionBar({ label, booked, isClosed, isClosing }: Props) {
  const { main, anytime } = firm.phones;
  if (label === undefined) {
    return (
      <div className={styles.bar}>
        <ButtonLink look="outline" href={telHref(anytime)}>
          {labels.callAnytime}
        </ButtonLink>
        <DiscoveryCall />
      </div>
    );
  }
  const week = isClosed ? '' : officeWeek(firm.hours.weekdays);
  const opening = isClosing ? undefined : nextOpening(firm.hours.weekdays);
  const closed = [
    [SOON, labels.opensAt],
    [LATER, labels.opensOn],
  ] as const;
  return (
    <section className={styles.bar} aria-label={label} data-week={week}>
      {week !== '' && (
        <ButtonLink look="outline" href={telHref(main)} data-when={OPEN}>
          {labels.call} {booked && main} <small>{labels.openNow}</small>
        </ButtonLink>
      )}
      <ButtonLink look="outline" href={telHref(anytime)}>
        {labels.callAnytime}{' '}
        {opening &&
          closed.map(([when, words]) => (
            <small key={when} data-when={when}>
              {words.replace('<day>', opening.day).replace('<time>', opening.time)}
            </small>
          ))}
      </ButtonLink>
      {booked || <DiscoveryCall />}
    </section>
  );
}
