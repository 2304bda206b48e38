import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { FounderProfile } from './FounderProfile.tsx';
import type { MeetTeamContent } from './load.ts';
import styles from './MeetTeamPage.module.css';
import { Members } from './Members.tsx';
import { TeamSummary } from './TeamSummary.tsx';

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
        <FounderProfile
          person={founder.person}
          rolesHeading={founder.rolesHeading}
          labels={labels}
        />
      </Section>
      <TeamSummary {...summary} />
      <Section of={members.people} heading={members.heading} lead={members.lead}>
        <Members people={members.people} labels={labels} />
      </Section>
    </>
  );
}

/** Every language that the firm speaks, in a sentence at the page's top. */
function SpokenHere({ children }: { children: string }) {
  return (
    <p className={styles.here}>
      <Icon name="languages" />
      {children}
    </p>
  );
}
