import source from '../../../content/pages/meet-team.yaml';
import { PORTRAIT_WIDTH, type Profile } from '../../../content/schemas/person.ts';
import { initials } from '../../components/initials.ts';
import { monogram, serviceArt } from '../../load/art.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { founder, members } from '../../load/people.ts';
import { type Picture, photoPicture, rosettePicture } from '../../load/photo.ts';
import { meetTeam as schema } from './schema.ts';

const words = filledIn(schema, source);

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
  founder: { ...words.founder, person: portrayed(founder) },
  members: {
    ...words.members,
    people: members.map(portrayed),
  },
  firm,
  rosette: serviceArt('meet-team').url,
};

export type MeetTeamContent = typeof meetTeam;
