import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import { AskInstead } from './AskInstead.tsx';
import type { Answer } from './answer-for.ts';
import { KindOfPaper } from './KindOfPaper.tsx';
import type { FindContent } from './load.ts';
import { Offers } from './Offers.tsx';
import { PaperList } from './PaperList.tsx';

/** The page /find: the field, the answer to what was typed into it, and all papers. */
export function FindPage(page: FindContent & Answer) {
  const { breadcrumb, hero, field, unknown, all, firm, rosette } = page;
  const { title, lead, hint, offered, related, number, kind } = page;
  return (
    <>
      <PageHero
        breadcrumb={[{ label: breadcrumb }]}
        title={title}
        lead={lead}
        says={hero.says}
        art={{ src: rosette }}
      >
        <Offers {...(number ? unknown.near : {})} papers={offered} />
        <PaperField {...field} hint={hint} number={number || undefined} />
      </PageHero>
      {kind && <KindOfPaper {...kind} papers={related} words={unknown.kind} />}
      {number !== undefined && (
        <>
          <AskInstead {...unknown.write} phone={firm.phones.main} number={number} />
          <Section
            of={unknown.services.items}
            heading={unknown.services.heading}
            lead={unknown.services.lead}
            ground="sheet"
          >
            <ServiceIndex items={unknown.services.items} />
          </Section>
        </>
      )}
      <Section of={all.groups} heading={all.heading} lead={all.lead}>
        {all.groups.map(({ name, papers }) => (
          <PaperList key={name} heading={name} papers={papers} />
        ))}
      </Section>
    </>
  );
}
