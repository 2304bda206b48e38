import { z } from 'zod';
import { text } from '../text.ts';
import { page } from './page.ts';

/** The page /meet-team, content/pages/meet-team.yaml; the people are in content/people/. */
export const meetTeam = page.extend({
  founder: z.strictObject({ heading: text, rolesHeading: text }),
  summary: z.strictObject({
    heading: text,
    lead: text,
    /** Who makes up the team, one line for each kind of work. */
    counts: z.array(text).length(3, 'expected 3 lines'),
  }),
  members: z.strictObject({ heading: text, lead: text }),
});
