import source from '../../../content/pages/meet-team.yaml';
import founderSource from '../../../content/people/founder.yaml';
import { founder, PORTRAIT_WIDTH, type Profile, person } from '../../../content/schemas/person.ts';
import { initials } from '../../components/initials.ts';
import { monogram, pageArt } from '../../load/art.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { type Picture, photoPicture, rosettePicture } from '../../load/photo.ts';
import { meetTeam as schema } from './schema.ts';

const words = filledIn(schema, source);

const memberSources = import.meta.glob<unknown>(
  ['/content/people/*.yaml', '!/content/people/founder.yaml'],
  { eager: true, import: 'default' },
);

/** Pixels; a portrait is at most 240 CSS pixels wide. */
const PORTRAIT_WIDTHS = [240, PORTRAIT_WIDTH];

/** A person with initials, and the photograph or the ring around them. */
export type Portrayed<Person> = Person & { initials: string; picture: Picture };

function portrayed<Person extends Profile>(person: Person): Portrayed<Person> {
  const letters = initials(person.name);
  const picture = person.photo
    ? photoPicture(person.photo, PORTRAIT_WIDTHS)
    : rosettePicture(monogram(letters));
  return { ...person, initials: letters, picture };
}

/** Everything the page /meet-team shows. */
export const meetTeam = {
  ...words,
  founder: { ...words.founder, person: portrayed(filledIn(founder, founderSource)) },
  members: {
    ...words.members,
    people: Object.values(memberSources)
      .map((member) => portrayed(filledIn(person, member)))
      .sort((a, b) => a.order - b.order),
  },
  firm,
  rosette: pageArt('meet-team').url,
};

export type MeetTeamContent = typeof meetTeam;
