import { longUsDate, weekdayOf } from '../../../base/calendar/us-date.ts';
import { breadcrumbTo } from '../../breadcrumb.ts';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { type Paper, paperArt, paperName, shortName } from '../../load/papers.ts';
import { AtHand } from './AtHand.tsx';
import { optionsAfterDeadline, whatIsDue } from './after-deadline.ts';
import { DateField } from './DateField.tsx';
import styles from './DeadlinePage.module.css';
import { type DatedPaper, deadlineOf, isTooFarAhead, isUnmovedHoliday } from './deadline.ts';
import { paperWords } from './load.ts';
import noteStyles from './Note.module.css';
import { Ruler } from './Ruler.tsx';
import { Sources } from './Sources.tsx';
import { TinyPrint } from './TinyPrint.tsx';
import { timeLeft } from './time-left.ts';
import { WaysOn } from './WaysOn.tsx';

interface Props {
  paper: DatedPaper;
  /** The day printed on it, YYYY-MM-DD. */
  day: string | undefined;
  today: string;
}

const { asked, certificate } = paperWords;

/** The certificate of a paper: its last day, the days left, and links. */
export function DeadlinePage({ paper, day, today }: Props) {
  const { code, href, have, clock } = paper;
  const art = paperArt(paper, 'paper').url;
  const ahead = day !== undefined && isTooFarAhead(paper, day, today);
  const known = day === undefined || ahead ? undefined : deadlineOf(paper, day, today);
  const isPast = known !== undefined && known.left < 0;
  const due = `${whatIsDue(paper)} ${isPast ? certificate.was : certificate.by}`;
  const label = clock.counts === 'printed' ? certificate.printed : due;
  const late = optionsAfterDeadline(paper, known?.dated, today);
  const abroad = known?.abroad && (
    <p>
      {certificate.abroad} <time dateTime={known.abroad}>{longUsDate(known.abroad)}</time>.
    </p>
  );
  const ruler = known && <Ruler deadline={known} today={today} />;
  return (
    <article>
      <header className={styles.head} data-ground="ink">
        <div className="page">
          <Breadcrumb items={breadcrumbTo(href, shortName(paper))} />
          <div className={styles.sheet}>
            <div className={styles.words}>
              <h1>{headingOf(paper, known?.dated)}</h1>
              {known ? (
                <>
                  <p className={styles.label}>{label}</p>
                  <p>
                    <time className={styles.day} dateTime={known.last}>
                      <span>{weekdayOf(known.last)},</span> {longUsDate(known.last)}
                    </time>{' '}
                    <strong className={styles.left} data-urgent={known.left <= 1 || undefined}>
                      {timeLeft(known.left, certificate.about)}
                    </strong>
                  </p>
                  {known.dated !== undefined && (
                    <p className={styles.check}>
                      {certificate.check}
                      {known.dated > today && ` ${certificate.ahead}`}
                      {!isPast && isUnmovedHoliday(paper, known.last) && ` ${certificate.idle}`}
                    </p>
                  )}
                </>
              ) : (
                <>
                  <p className={styles.label}>{kindLine(paper, ahead)}</p>
                  <DateField paper={paper} day={day} look="action" />
                </>
              )}
            </div>
            <Note {...paper} art={art} />
            {isPast ? (
              <div className={styles.open}>
                <h2>{certificate.open}</h2>
                <Paragraph>{late}</Paragraph>
                {abroad}
              </div>
            ) : (
              ruler
            )}
            <WaysOn code={code} day={day} deadline={known} />
            {isPast && ruler}
            <SpanishLine />
            {known && <TinyPrint code={code} label={label} deadline={known} />}
            <img className={styles.watermark} src={art} alt="" aria-hidden="true" />
          </div>
        </div>
      </header>
      <div className={`page beside ${styles.after}`}>
        <section>
          <h2>{paperWords.have}</h2>
          <AtHand have={have} />
        </section>
        <section>
          {!isPast && (
            <>
              <h2>{certificate.passes}</h2>
              <Paragraph>{late}</Paragraph>
            </>
          )}
          <h2>{certificate.counted}</h2>
          <Paragraph>{clock.text}</Paragraph>
          {!isPast && abroad}
        </section>
        <section className={styles.further}>
          {known && (
            <>
              <h2>{certificate.another}</h2>
              <DateField paper={paper} day={day} />
            </>
          )}
          <p>
            <a className="link" href={href}>
              {certificate.more} {paperName(paper)}
            </a>
          </p>
          <Sources source={clock.source} />
        </section>
      </div>
    </article>
  );
}

/** The paper, and the date from which its days are counted. */
function headingOf(paper: DatedPaper, dated: string | undefined): string {
  if (dated === undefined) return paperName(paper);
  const from = paper.clock.counts === 'days' && paper.clock.from ? ` ${paper.clock.from}` : '';
  return `${paperName(paper)},${from} ${certificate.dated} ${longUsDate(dated)}`;
}

function kindLine({ clock }: DatedPaper, isTooFarAhead: boolean): string {
  if (isTooFarAhead) return asked.ahead;
  return clock.counts === 'printed' ? asked.nonePrinted : asked.none;
}

/** The engraving of a paper's number, and the paper's title. */
function Note({ title, art }: Pick<Paper, 'title'> & { art: string }) {
  return (
    <figure className={noteStyles.note}>
      <div data-print>
        <img src={art} alt="" width="520" height="520" fetchPriority="high" />
      </div>
      <figcaption>{title.slice(0, 1).toUpperCase() + title.slice(1)}</figcaption>
    </figure>
  );
}
