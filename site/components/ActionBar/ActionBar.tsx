import type { Firm } from '../../../content/schemas/firm.ts';
import { shellWords } from '../../shell/words.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { telHref } from '../contact-links.ts';
import { DiscoveryCall } from '../DiscoveryCall.tsx';
import styles from './ActionBar.module.css';

interface Props {
  firm: Firm;
  /** Its name, where it is a part of the page by itself. */
  label?: string;
  /** Whether the visitor has just booked, and may only want to call. */
  booked?: boolean;
}

/** The bar at the foot of windows whose header has no button, and of their menu: call, or book. */
export function ActionBar({ firm, label, booked = false }: Props) {
  const Element = label ? 'section' : 'div';
  const { call } = shellWords.labels;
  const callNumber = `${call} ${firm.phones.main}`;
  return (
    <Element className={styles.bar} aria-label={label}>
      <ButtonLink look="ink" href={telHref(firm.phones.main)} aria-label={callNumber}>
        {booked ? callNumber : call}
      </ButtonLink>
      {booked || <DiscoveryCall url={firm.schedulingUrl} />}
    </Element>
  );
}
