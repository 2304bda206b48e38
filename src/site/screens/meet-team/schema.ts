import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { headed, text } from '../../../content/schemas/text.ts';

/** The page /meet-team, content/pages/meet-team.yaml; the people are in content/people/. */
export const meetTeamSchema = page.extend({
  /** The text before the languages of content/people/; a period ends the sentence. */
  languages: text,
  founder: z.strictObject({ heading: text, rolesHeading: text }),
  summary: headed.extend({
    /** The team, one line for each kind of work. */
    counts: z.array(text),
  }),
  members: headed,
  /** Labels of a person's facts, and the heading of the milestones. */
  labels: z.strictObject({
    languages: text,
    experience: text,
    education: text,
    specialties: text,
    milestones: text,
  }),
});
