import type { DueMonth } from '../../../dates/due-months.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Calendars } from './Calendars.tsx';
import styles from './DatesPage.module.css';
import { Dial } from './Dial.tsx';
import type { DatesContent, yearAround } from './load.ts';
import { Months } from './Months.tsx';
import { Rules } from './Rules.tsx';
import '../../styles/disclosure.css';

interface Props extends DatesContent {
  host: string;
  /** The months that are listed. */
  shown: readonly DueMonth[];
  year: ReturnType<typeof yearAround>;
}

/** The page /dates or that of an audience: what is due within a year, calendars of it, and by which rules. */
export function DatesPage(page: Props) {
  const { hero, toCalendars, calendars, rules, host, shown, year, nextDay } = page;
  return (
    <>
      <PageHero
        {...hero}
        drawing={year.next && <Dial dial={year.dial} next={year.next} label={nextDay} />}
      >
        <div className={styles.way}>
          <ButtonLink href="#calendars">{toCalendars}</ButtonLink>
        </div>
      </PageHero>
      <Months {...page} items={shown} />
      <Calendars {...calendars} id="calendars" host={host} />
      <Rules {...rules} />
    </>
  );
}
