import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { stepsTo } from '../../steps-to.ts';
import { FounderProfile } from './FounderProfile.tsx';
import type { MeetTeamContent } from './load.ts';
import { Members } from './Members.tsx';
import { SpokenHere } from './SpokenHere.tsx';
import { TeamSummary } from './TeamSummary.tsx';

/** The page /meet-team, section by section. */
export function MeetTeamPage(page: MeetTeamContent) {
  const { breadcrumb, hero, languages, founder, summary, members, labels, firm, rosette } = page;
  const trail = stepsTo('/meet-team', breadcrumb);
  return (
    <>
      <PageHero breadcrumb={trail} {...hero} art={{ src: rosette }}>
        <DiscoveryCall url={firm.schedulingUrl} />
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
