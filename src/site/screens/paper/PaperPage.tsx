import type { ComponentProps } from 'react';
import { longUsDate } from '../../../base/calendar/us-date.ts';
import { type Occurrence, occurrenceKey } from '../../../dates/occurrences.ts';
import { contactAddressFor } from '../../../papers/addresses.ts';
import { breadcrumbTo } from '../../breadcrumb.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Paragraph, Paragraphs } from '../../components/Copy/Paragraphs.tsx';
import { telHref } from '../../components/contact-links.ts';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Letter } from '../../components/Letter/Letter.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { firm } from '../../load/firm.ts';
import { paperName, paperOf, paperTitle, shortName } from '../../load/papers.ts';
import { serviceLink } from '../../load/services.ts';
import { onlyInCounties, otherwise, postponedInCounties } from '../../shell/postponed.ts';
import { AtHand } from './AtHand.tsx';
import { DateField } from './DateField.tsx';
import { isDated } from './deadline.ts';
import { type PaperContent, paperWords } from './load.ts';
import styles from './PaperPage.module.css';
import { Sources } from './Sources.tsx';

/** The page of one paper: its meaning, the time to answer, a checklist, and links. */
export function PaperPage(paper: PaperContent) {
  const { href, summary, art, clock, clockLabel, means, not, have } = paper;
  return (
    <article className={styles.paper}>
      <PageHero
        breadcrumb={breadcrumbTo(href, shortName(paper))}
        title={paperTitle(paper)}
        lead={summary}
        art={{ src: art }}
        drawing={isLetter(paper) && <Letter {...pointersOf(paper)} />}
      >
        {isDated(paper) && <DateField paper={paper} look="action" />}
        <DiscoveryCall look={isDated(paper) ? 'outline' : 'brand'} />
        <SpanishLine />
      </PageHero>
      <div className={`page ${styles.page}`}>
        <div className={styles.clock}>
          <Certificate>
            <h2 className="label">{clockLabel}</h2>
            <Paragraph className={styles.time}>{clock.time}</Paragraph>
            <Paragraph>{clock.text}</Paragraph>
          </Certificate>
          {paper.next.length > 0 && <NextDates {...paper} />}
        </div>
        <div className={styles.meaning}>
          <h2>{paperWords.means}</h2>
          <Paragraphs items={means} />
          <h2>{paperWords.not}</h2>
          <Paragraph>{not}</Paragraph>
          <h2>{paperWords.have}</h2>
          <AtHand have={have} />
          <h2>{paperWords.firm}</h2>
          <Paragraph>{paper.firm}</Paragraph>
        </div>
        <Further {...paper} />
      </div>
    </article>
  );
}

/** Whether a paper is a letter with its number in the corner. */
function isLetter({ kind, name }: PaperContent): boolean {
  return name === undefined && (kind === 'notice' || kind === 'letter');
}

/** The labels on the drawing of a letter. */
function pointersOf({ clock, amount, slip }: PaperContent): ComponentProps<typeof Letter> {
  const { dated, printed, last, amount: label } = paperWords.letter;
  const dates = { days: [dated, clock.time], printed: [printed, last] } as const;
  const { counts } = clock;
  return {
    date: counts === 'days' || counts === 'printed' ? dates[counts] : undefined,
    amount: amount === undefined ? undefined : [label, amount],
    slip,
  };
}

/** The next due dates of a paper, and its calendar. */
function NextDates({ next, href, code }: PaperContent) {
  return (
    <div className={styles.next}>
      <h2 className="label">{paperWords.due}</h2>
      <ul>
        {next.map((due) => (
          <li key={occurrenceKey(due)}>
            <time dateTime={due.day}>{longUsDate(due.day)}</time> {inFull(due)}
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={`${href}.ics`} download={`${code}.ics`}>
          {paperWords.calendar}
        </a>
      </p>
    </div>
  );
}

/** A due date, with the counties it is limited to, or a later day. */
function inFull({ title, postponement, postponements, regularDay }: Occurrence): string {
  if (postponement) return `${onlyInCounties(postponement)}: ${title}. ${otherwise(regularDay)}`;
  return [title, ...postponements.map(postponedInCounties)].join('. ');
}

/** The links of a paper's page: the firm, further pages, and sources. */
function Further(paper: PaperContent) {
  const { code, service, reading, see, source } = paper;
  const { name, href } = serviceLink(service);
  return (
    <div className={styles.further}>
      <ul className={`links ${styles.firm}`}>
        <li>
          <ButtonLink look="ink" href={contactAddressFor(code)}>
            {paperWords.write} {paperName(paper)}
          </ButtonLink>
        </li>
        <li>
          {paperWords.call} <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
        </li>
      </ul>
      <h2 className="label">{paperWords.further}</h2>
      <ul className="links">
        {[{ label: name, href }, ...reading].map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
      {see.length > 0 && (
        <>
          <h2 className="label">{paperWords.see}</h2>
          <ul className="links">
            {see.map(paperOf).map((other) => (
              <li key={other.code}>
                <a href={other.href}>{paperTitle(other)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Sources source={source} />
    </div>
  );
}
