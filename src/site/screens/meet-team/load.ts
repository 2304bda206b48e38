import source from '../../../../content/pages/meet-team.yaml';
import type { Profile } from '../../../content/schemas/person.ts';
import { pageWords } from '../../load/page-words.ts';
import { founder, joinNames, members, teamLanguages } from '../../load/people.ts';
import { portrait } from '../../load/portrait.ts';
import { meetTeamSchema } from './schema.ts';

const words = pageWords('/meet-team', meetTeamSchema, source);

function portrayed<Person extends Profile>(person: Person, index: number) {
  return { ...person, portrait: portrait(person, index) };
}

export const meetTeam = {
  ...words,
  languages:
    teamLanguages.length > 0 ? `${words.languages} ${joinNames(teamLanguages)}.` : undefined,
  founder: { ...words.founder, person: portrayed(founder, 0) },
  members: {
    ...words.members,
    people: members.map((member, index) => portrayed(member, index + 1)),
  },
};

export type MeetTeamContent = typeof meetTeam;
