import { Fragment } from 'react';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Paragraphs } from '../../components/Copy/Paragraphs.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextList } from '../../components/List/TextList.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { MeetTeamContent } from './load.ts';
import styles from './MeetTeamPage.module.css';
import { Members } from './Members.tsx';
import { Monogram } from './Monogram.tsx';
import { PersonFacts, Spoken } from './PersonFacts.tsx';
import '../../styles/columns.css';

/** The page /meet-team, section by section. */
export function MeetTeamPage(page: MeetTeamContent) {
  const { hero, languages, founder, summary, members, labels } = page;
  return (
    <>
      <PageHero {...hero}>
        <DiscoveryCall />
        {languages && <SpokenHere>{languages}</SpokenHere>}
      </PageHero>
      <Section heading={founder.heading}>
        <FounderProfile founder={founder} labels={labels} />
      </Section>
      <TeamSummary {...summary} />
      <Section of={members.people} heading={members.heading} lead={members.lead}>
        <Members members={members} labels={labels} />
      </Section>
    </>
  );
}

/** Every language spoken in the firm, in a sentence at the page's top. */
function SpokenHere({ children }: { children: string }) {
  return (
    <p className={styles.here}>
      <Icon name="languages" />
      {children}
    </p>
  );
}

/** The number of people for each kind of work, in large type. */
function TeamSummary({ heading, lead, counts }: MeetTeamContent['summary']) {
  return (
    <Section of={counts} ground="ink" heading={heading} lead={lead}>
      <ul className={styles.counts}>
        {counts.map((count) => (
          <li key={count} className="label">
            {numbersLarge(count)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function numbersLarge(text: string) {
  return text
    .split(/(\d+)/)
    .map((part) => (
      <Fragment key={part}>{/^\d/.test(part) ? <strong>{part}</strong> : part}</Fragment>
    ));
}

/** The founder's profile: a certificate with name and milestones, beside present and earlier roles. */
function FounderProfile({ founder, labels }: Pick<MeetTeamContent, 'founder' | 'labels'>) {
  const { person, rolesHeading } = founder;
  return (
    <div className={`beside ${styles.split}`} id={person.file}>
      <Certificate>
        <div className={styles.certificate}>
          <Monogram {...person.portrait} size="large" />
          <h3>{person.name}</h3>
          <p>{person.title}</p>
          {person.languages.length > 0 && (
            <Spoken label={labels.languages} languages={person.languages} />
          )}
          <TextList className="points" aria-label={labels.milestones} items={person.milestones} />
        </div>
      </Certificate>
      <div className={styles.text}>
        <Paragraphs items={person.paragraphs} />
        {person.roles.length > 0 && <h4>{rolesHeading}</h4>}
        <TextList className={`columns ${styles.roles}`} data-columns={2} items={person.roles} />
        <PersonFacts labels={labels} {...person} />
      </div>
    </div>
  );
}
