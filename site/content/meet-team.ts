import { inkStar, pageArt } from './art.ts';
import { getFounder, getMembers } from './people.ts';
import { getSingle } from './single.ts';
import { getFirm } from './words.ts';

/** Everything the page /meet-team shows. */
export async function getMeetTeam() {
  const team = await getSingle('meetTeam');
  return {
    ...team,
    founder: { ...team.founder, person: await getFounder() },
    members: { ...team.members, people: await getMembers() },
    firm: await getFirm(),
    art: { hero: pageArt('meet-team').url, banner: inkStar().url },
  };
}

export type MeetTeamContent = Awaited<ReturnType<typeof getMeetTeam>>;
