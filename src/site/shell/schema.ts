import { z } from 'zod';
import { claimId, text } from '../../content/schemas/text.ts';
import { isListed, MENU, ROUTES } from '../routes.ts';

/** The words around every page, content/pages/shell.yaml. */
export const shellWordsSchema = z.strictObject({
  /** The items of the main menu, by key. */
  menu: z.record(z.enum(MENU.map(({ key }) => key)), text),
  /** The pages that menus or footer list, by address. */
  links: z.record(z.enum(ROUTES.filter(isListed).map(({ href }) => href)), text),
  /** Names of controls and lists, most of them for screen readers. */
  labels: z.strictObject({
    skip: text,
    /** The name of the announcement above the menu. */
    announcement: text,
    newTab: text,
    breadcrumb: text,
    mainMenu: text,
    menu: text,
    close: text,
    /** The words before the title of a card whose text is folded on a phone. */
    unfold: text,
    contactBar: text,
    /** The lists of an answer's services, and of a card's forms and tools. */
    serviceList: text,
    featureList: text,
    /** The bar that stays in sight, and its two links. */
    callOrBook: text,
    call: text,
    book: text,
    /** The bar's link while the office is closed, which rings the line that is answered at any time. */
    callAnytime: text,
    /** The words below the first: the office is open. */
    openNow: text,
    /** The button of the closing banner. */
    closing: text,
    /** The links of cards; a service's name follows the second, a post's title the third. */
    more: text,
    moreAbout: text,
    readPost: text,
    /** The words before the author of a post, and what the box about the author is called. */
    by: text,
    author: text,
  }),
  /** The Spanish words before the names of those who speak it. */
  spanish: text,
  /** The words before the counties in which alone a day holds, or is postponed, and before the day everywhere else. */
  postponed: z.strictObject({ only: text, later: text, elsewhere: text }),
  /** The band over every page of a draft. */
  draft: z.strictObject({
    label: text,
    /** The line for open samples, with their kinds for `<kinds>`; and for other open problems. */
    samples: text.includes('<kinds>'),
    other: text,
    kinds: z.strictObject({ names: text, figures: text, testimonials: text }),
  }),
  /** The heading of the firm's profiles. */
  follow: text,
  footer: z.strictObject({
    badges: z.array(text),
    services: text,
    pages: text,
    office: text,
    /** The heading of the locations. */
    places: text,
    /** The figures of the tiles. */
    claims: z.array(claimId),
    /** The lines after the copyright. */
    legal: z.array(text),
  }),
});
