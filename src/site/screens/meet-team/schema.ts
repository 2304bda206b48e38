import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { text } from '../../../content/schemas/text.ts';

/** The page /meet-team, content/pages/meet-team.yaml; the people are in content/people/. */
export const meetTeam = page.extend({
  /** What stands before the languages of content/people/, which a full stop ends. */
  languages: text,
  founder: z.strictObject({ heading: text, rolesHeading: text }),
  summary: z.strictObject({
    heading: text,
    lead: text,
    /** Who makes up the team, one line for each kind of work. */
    counts: z.array(text),
  }),
  members: z.strictObject({ heading: text, lead: text }),
  /** What stands before the facts of a person, and what the list of milestones is called. */
  labels: z.strictObject({
    languages: text,
    experience: text,
    education: text,
    specialties: text,
    milestones: text,
  }),
});
