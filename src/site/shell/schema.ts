import { z } from 'zod';
import { claimId, text } from '../../content/schemas/text.ts';
import { isListed, MENU, ROUTES } from '../routes.ts';

/** The texts around every page, content/pages/shell.yaml. */
export const shellWordsSchema = z.strictObject({
  /** The items of the main menu, by key. */
  menu: z.record(z.enum(MENU.map(({ key }) => key)), text),
  /** The labels of pages in menus or footer, by address. */
  links: z.record(z.enum(ROUTES.filter(isListed).map(({ href }) => href)), text),
  /** Names of controls and lists, mostly for screen readers. */
  labels: z.strictObject({
    skip: text,
    /** The name of the announcement above the menu. */
    announcement: text,
    newTab: text,
    breadcrumb: text,
    mainMenu: text,
    menu: text,
    close: text,
    /** The text before the title of a card whose text is folded on a phone. */
    unfold: text,
    contactBar: text,
    /** The lists of a question's services, and of a card's forms and tools. */
    serviceList: text,
    featureList: text,
    /** The bar that stays in view, and its two links. */
    callOrBook: text,
    call: text,
    book: text,
    /** The bar's link to the phone line that is answered at any time, for hours in which the office is closed. */
    callAnytime: text,
    /** The text below the first link: the office is open. */
    openNow: text,
    /** The button of the closing banner. */
    closing: text,
    /** The links of cards; a service's name follows the second, a post's title the third. */
    more: text,
    moreAbout: text,
    readPost: text,
    /** The text before a post's author, and the name of the box about the author. */
    by: text,
    author: text,
  }),
  /** The Spanish text before the names of Spanish speakers. */
  spanish: text,
  /** The texts before counties that a day is limited to or postponed in, and before the day everywhere else. */
  postponed: z.strictObject({ only: text, later: text, elsewhere: text }),
  /** The band above every page of a draft. */
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
