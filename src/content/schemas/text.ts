import { z } from 'zod';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { FIRM_TOKENS, keyOfKind, shownLength, unknownTokens } from './references.ts';

/** Characters that a page would print as typed: Markdown, HTML, and braces that are not a token. */
const PRINTED =
  /\{(?![a-z\d-]+\}).{0,20}|(?<!\{[a-z\d-]+)\}|\*\*|(?<!\w)([*_])(?! )[^*_]+(?<! )\1(?!\w)|\]\(|<\/[a-z]|<(?:b|i|em|strong|a|p|br|span|div)\b|&(?:[a-z]+|#\d+);/i;

/** The first part of a text that a page would print as typed, such as `*Contact*`; undefined if there is none. */
export function printedIn(words: string): string | undefined {
  return PRINTED.exec(words)?.[0];
}

/** Text for visitors; pages fill in the tokens `{claim-id}`, `{phone}`, `{anytime-phone}`, `{email}` and `{firm}`. */
export const text = z
  .string()
  .trim()
  .min(1, 'expected some text')
  .refine((words) => unknownTokens(words).length === 0, {
    error: ({ input }) =>
      `${unknownTokens(String(input)).join(', ')} is not known; expected the id of a claim in ` +
      `content/claims.yaml, or ${FIRM_TOKENS.map((name) => `{${name}}`).join(', ')}`,
  })
  .refine((words) => printedIn(words) === undefined, {
    error: ({ input }) =>
      `"${printedIn(String(input))}" would be printed; expected words without Markdown and HTML, and in braces only a name such as {phone}`,
  });

/** A line with a link to another page. */
export const signpost = z.strictObject({ text, link: text });

/** The file name of a page, post or service: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

/** A day, YYYY-MM-DD. */
export const day = z.iso.date('expected a day written 2026-12-31');

/** A day that is not in the future in Texas. */
export const pastDay = day.refine(
  (written) => written <= texasToday(),
  'is still to come; expected the day on which it was done',
);

/** A figure that the firm claims, by its id in the register. */
export const claimId = keyOfKind('claims');

/** A service by the name of its file. */
export const serviceSlug = keyOfKind('services');

/** A post by the name of its file, which is its slug. */
export const postSlug = keyOfKind('posts');

/** A page of this site by its address. */
export const pagePath = keyOfKind('pages');

/** How many characters of a page's title search engines show. */
export const TITLE_MAX = 60;

/** How many characters of a page's description search engines show. */
export const DESCRIPTION_MAX = 155;

/** A text of at most `max` characters, as shown on the page. */
export function atMost(max: number) {
  return text
    .refine((words) => shownLength(words) <= max, {
      error: ({ input }) => `expected at most ${max} characters, not ${shownLength(String(input))}`,
    })
    .meta({ shownAtMost: max });
}

/** A page's title and description for search engines and shared links. */
export const seo = z.strictObject({
  title: atMost(TITLE_MAX),
  description: atMost(DESCRIPTION_MAX).min(50, 'expected at least 50 characters'),
});

/** The text in the middle of an engraving, from which it is drawn: up to 8 characters; write a claim as its token. */
export const denomination = atMost(8);

/** The caption of an engraving: the meaning of its `denomination`. */
export const caption = atMost(44);

/** A client's situation, and the service for it; `denomination` overrides the service's. */
export const situation = z.strictObject({
  situation: text.max(60),
  service: keyOfKind('services'),
  denomination: denomination.optional(),
});

export const titled = z.strictObject({ title: text, description: text });

/** The heading of a section with the paragraph under it. */
export const headed = z.strictObject({ heading: text, lead: text });
