import type { PaperKind } from '../../../content/schemas/paper-kind.ts';
import { contactAddressFor, FIND_PATH } from '../../../papers/addresses.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { telHref } from '../../components/contact-links.ts';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Letter } from '../../components/Letter/Letter.tsx';
import { TextList } from '../../components/List/TextList.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { ALL_PAPERS } from '../../components/PaperField/all-papers.ts';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { firm } from '../../load/firm.ts';
import { type Paper, paperTitle } from '../../load/papers.ts';
import type { Answer } from './answer-for.ts';
import styles from './FindPage.module.css';
import type { FindContent } from './load.ts';
import { PaperList } from './PaperList.tsx';

/** The id of a kind's group on the page. */
const KIND_OF_PAPER = 'what-to-look-for';

/** The page /find: the field, and the look-up result or all papers. */
export function FindPage(page: FindContent & Answer) {
  const { hero, unknown, all, title, lead, hint, offered, related, number, kind } = page;
  return (
    <>
      <PageHero
        {...hero}
        title={title}
        lead={lead}
        says={number ? undefined : hero.says}
        drawing={<Letter />}
      >
        <Offers {...(number ? unknown.near : {})} papers={offered} />
        <PaperField hint={hint} number={number || undefined} look="action" />
        {kind && (
          <div className={styles.offers}>
            <h2>{unknown.kind.today}</h2>
            <Paragraph>{kind.today}</Paragraph>
            <p className="links">
              <a href={`#${KIND_OF_PAPER}`}>{unknown.kind.look}</a>
            </p>
          </div>
        )}
        {number !== undefined && <DiscoveryCall look="outline" />}
        <SpanishLine />
      </PageHero>
      {kind && <KindOfPaper {...kind} papers={related} words={unknown.kind} />}
      {number !== undefined && (
        <>
          {/* Links to the contact form with the number in its message, and to the phone. */}
          <Section
            heading={unknown.write.heading}
            lead={number === '' ? unknown.write.unnamed : unknown.write.lead}
          >
            <p className={`links wrap ${styles.ways}`}>
              <ButtonLink href={contactAddressFor(number)}>{unknown.write.button}</ButtonLink>
              <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
            </p>
          </Section>
          <Section
            of={unknown.services.items}
            heading={unknown.services.heading}
            lead={unknown.services.lead}
            ground="sheet"
          >
            <ServiceIndex items={unknown.services.items} />
            <p className={`links ${styles.all}`}>
              <a href={FIND_PATH}>{all.heading}</a>
            </p>
          </Section>
        </>
      )}
      {number === undefined && (
        <Section of={all.groups} heading={all.heading} lead={all.lead}>
          <nav className={`links wrap ${styles.groups}`} aria-label={all.heading}>
            {all.groups.map(({ group, name }) => (
              <a key={group} href={`#${group}`}>
                {name}
              </a>
            ))}
          </nav>
          <div id={ALL_PAPERS}>
            {all.groups.map(({ group, name, papers }) => (
              <PaperList key={group} id={group} heading={name} papers={papers} many={all.papers} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

interface OffersProps {
  /** The question (level 2) and the line under it, unless the page's heading asks it. */
  title?: string;
  lead?: string;
  papers: readonly Paper[];
}

/** The papers that may be meant, for the head of the page; nothing if there are none. */
function Offers({ title, lead, papers }: OffersProps) {
  if (papers.length === 0) return null;
  return (
    <div className={styles.offers}>
      {title && <h2>{title}</h2>}
      {lead && <p>{lead}</p>}
      <ul className="links">
        {papers.map((paper) => (
          <li key={paper.code}>
            <a href={paper.href}>{paperTitle(paper)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type KindProps = Pick<PaperKind, 'look' | 'source'> & {
  /** Other papers of its kind that have a page. */
  papers: readonly Paper[];
  words: FindContent['unknown']['kind'];
};

/** What is known of a paper by its kind: what to look for on it, and other papers of the kind. */
function KindOfPaper({ look, papers, source, words }: KindProps) {
  return (
    <Section id={KIND_OF_PAPER} heading={words.look}>
      <TextList className={styles.look} items={look} />
      <p className={styles.source}>
        {words.sources}: {source.join('; ')}
      </p>
      {papers.length > 0 && <PaperList heading={words.papers} papers={papers} />}
    </Section>
  );
}
