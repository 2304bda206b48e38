import { DiscoveryCall } from '../../components/Button/Button.tsx';
import { CtaBanner } from '../../components/CtaBanner/CtaBanner.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { MeetTeamContent } from '../../content/meet-team.ts';
import { FounderProfile } from './FounderProfile.tsx';
import { Members } from './Members.tsx';
import { TeamSummary } from './TeamSummary.tsx';

/** The page /meet-team, section by section. */
export function MeetTeamPage(page: MeetTeamContent) {
  const { breadcrumb, hero, founder, summary, members, banner, firm, art } = page;
  const trail = [{ label: 'About', href: '/about' }, { label: breadcrumb }];
  return (
    <>
      <PageHero breadcrumb={trail} {...hero} art={{ src: art.hero }}>
        <DiscoveryCall url={firm.schedulingUrl} />
      </PageHero>
      <Section heading={founder.heading}>
        <FounderProfile person={founder.person} rolesHeading={founder.rolesHeading} />
      </Section>
      <TeamSummary {...summary} />
      <Section heading={members.heading} lead={members.lead}>
        <Members people={members.people} />
      </Section>
      <CtaBanner {...banner} firm={firm} art={art.banner} />
    </>
  );
}
