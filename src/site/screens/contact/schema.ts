import { z } from 'zod';
import { icon } from '../../../content/schemas/icons.ts';
import { page } from '../../../content/schemas/page.ts';
import { atMost, headed, seo, text, titled } from '../../../content/schemas/text.ts';

/** The contact page and the two pages a message leads to, content/pages/contact.yaml. */
export const contactSchema = page.extend({
  /** The three ways to reach the firm, as cards under the hero; the heading is for screen readers. */
  cards: z.strictObject({
    heading: text,
    phone: text,
    /** The text on the phone's card before the languages of content/people/. */
    languages: text,
    email: text,
    office: text,
    /** The button in the page's head that scrolls to the form. */
    form: text,
  }),
  office: z.strictObject({
    heading: text,
    text,
    addressLabel: text,
    hoursLabel: text,
    directions: text,
    mapTitle: text,
  }),
  expect: headed.extend({ steps: z.array(titled) }),
  touch: z.strictObject({
    heading: text,
    text,
    mainLabel: text,
    anytimeLabel: text,
    emailLabel: text,
    panel: titled,
  }),
  locations: headed.extend({
    /** The text on each card before its most requested services. */
    specialties: text,
    /** The text on each card before the main office's phone number. */
    contact: text,
  }),
  form: headed.extend({
    /** The text beside the label of the message: what not to write. */
    hint: text,
    thanks: z.strictObject({ title: text, text }),
    /** The button below the confirmation. */
    again: text,
    /** The text before the phone number below the form. */
    call: text,
    badges: z.array(z.strictObject({ icon, title: text })),
  }),
  /** /message-sent, for visitors without script. */
  sent: z.strictObject({ seo, breadcrumb: text }),
  /** /contact/check, for a message that the server rejects. */
  check: z.strictObject({
    seo,
    breadcrumb: text,
    title: text,
    lead: text,
    form: text,
    problem: text,
  }),
  /** /contact/about, the form with a paper's number in its message. */
  about: z.strictObject({
    seo,
    breadcrumb: text,
    /** The number follows. */
    title: text,
    lead: text,
    /** The lead if the day printed on the paper is known. */
    leadDated: text,
    form: text,
    /**
     * The message begins with it; the paper's name follows. The whole line stays shorter than the texts
     * that src/inbox/spam/senders.ts compares.
     */
    opening: atMost(24),
    /** The name of a paper without a page; its number follows. */
    unknown: atMost(24),
    /** The text before the day printed on a paper, and before a printed last day. */
    dated: atMost(14),
    printed: atMost(18),
  }),
});
