import { firm } from '../../load/firm.ts';
import { shellWords } from '../../shell/words.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { telHref } from '../contact-links.ts';
import { DiscoveryCall } from '../DiscoveryCall.tsx';
import styles from './ActionBar.module.css';
import { OPEN_HOUR, officeWeek } from './office-hours.ts';

interface Props {
  /** The bar's name as a landmark; with a name it also says whether the office is open. */
  label?: string;
  /** Whether the visitor has just booked, and needs only the phone link. */
  booked?: boolean;
  /** Whether the office is closed today, whatever its hours. */
  isClosed?: boolean;
}

const { labels } = shellWords;

/** The bar at the foot of windows whose header has no button, and of their menu: phone and booking links. */
export function ActionBar({ label, booked, isClosed }: Props) {
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
  return (
    <section className={styles.bar} aria-label={label} data-week={week}>
      {week !== '' && (
        <ButtonLink look="outline" href={telHref(main)} data-when={OPEN_HOUR}>
          {labels.call} {booked && main} <small>{labels.openNow}</small>
        </ButtonLink>
      )}
      <ButtonLink look="outline" href={telHref(anytime)}>
        {labels.callAnytime}
      </ButtonLink>
      {booked || <DiscoveryCall />}
    </section>
  );
}
