import { FIND_PATH } from '../../../papers/addresses.ts';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { AskInstead } from './AskInstead.tsx';
import type { Answer } from './answer-for.ts';
import styles from './FindPage.module.css';
import { KIND_OF_PAPER, KindOfPaper } from './KindOfPaper.tsx';
import { Letter } from './Letter.tsx';
import type { FindContent } from './load.ts';
import { Offers } from './Offers.tsx';
import { PaperList } from './PaperList.tsx';

/** The page /find: the field, and the answer to what was typed into it, or all papers. */
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
        {kind && (
          <p className={`links ${styles.below}`}>
            <a href={`#${KIND_OF_PAPER}`}>{unknown.kind.below}</a>
          </p>
        )}
        <Offers {...(number ? unknown.near : {})} papers={offered} />
        <PaperField hint={hint} number={number || undefined} />
        <SpanishLine />
      </PageHero>
      {kind && <KindOfPaper {...kind} papers={related} words={unknown.kind} />}
      {number !== undefined && (
        <>
          <AskInstead {...unknown.write} number={number} />
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
          {all.groups.map(({ name, papers }) => (
            <PaperList key={name} heading={name} papers={papers} many={all.papers} />
          ))}
        </Section>
      )}
    </>
  );
}
