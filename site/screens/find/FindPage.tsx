import type { Found } from '../../../notices/look-up.ts';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import { paperOf } from '../../load/notices.ts';
import { AskInstead } from './AskInstead.tsx';
import type { FindContent } from './load.ts';
import { Offers } from './Offers.tsx';
import { PaperList } from './PaperList.tsx';

type Props = FindContent & {
  /** The code that no paper has; empty where other text was typed, undefined where nothing was. */
  number: string | undefined;
  /** The papers that come near to it. */
  alike: Extract<Found, { near: unknown }>['near'];
};

/** The page /find: the field, what comes near to a number that no paper has, and all papers. */
export function FindPage(page: Props) {
  const { breadcrumb, hero, field, unknown, all, firm, rosette, number, alike, near } = page;
  const unheard = {
    title: `${unknown.title} ${number ? `“${number}”` : unknown.unnamed}`,
    lead: unknown.lead,
  };
  const { title, lead } = number === undefined ? hero : alike.length > 0 ? near : unheard;
  return (
    <>
      <PageHero
        breadcrumb={[{ label: breadcrumb }]}
        title={title}
        lead={lead}
        denomination={hero.denomination}
        art={{ src: rosette }}
      >
        <Offers papers={alike.map(paperOf)} />
        <PaperField id="number" {...field} number={number || undefined} />
      </PageHero>
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
