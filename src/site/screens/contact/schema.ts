import { z } from 'zod';
import { icon } from '../../../content/schemas/icons.ts';
import { page } from '../../../content/schemas/page.ts';
import { atMost, headed, seo, text, titled } from '../../../content/schemas/text.ts';

/** The contact page and the two pages a message leads to, content/pages/contact.yaml. */
export const contactSchema = page.extend({
  /** The three ways in, as cards under the hero; the heading is for screen readers. */
  cards: z.strictObject({
    heading: text,
    phone: text,
    /** Words on the phone's card before the languages of content/people/. */
    languages: text,
    email: text,
    office: text,
    /** The button in the page's head that leads to the form far below. */
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
    /** Words on each card before its most requested services. */
    specialties: text,
    /** Words on each card before the main office's phone number. */
    contact: text,
  }),
  form: headed.extend({
    /** The words beside the label of the message: what not to write. */
    hint: text,
    thanks: z.strictObject({ title: text, text }),
    /** The button below the thanks. */
    again: text,
    /** The words before the phone number below the form. */
    call: text,
    badges: z.array(z.strictObject({ icon, title: text })),
  }),
  /** /message-sent, for visitors without script. */
  sent: z.strictObject({ seo, breadcrumb: text }),
  /** /contact/check, when the server refuses a message. */
  check: z.strictObject({
    seo,
    breadcrumb: text,
    title: text,
    lead: text,
    form: text,
    problem: text,
  }),
  /** /contact/about, the form with the number of a paper in its message. */
  about: z.strictObject({
    seo,
    breadcrumb: text,
    /** The number follows. */
    title: text,
    lead: text,
    /** The words for a paper whose printed day is known. */
    leadDated: text,
    form: text,
    /**
     * The message begins with it; what the paper is called follows. All of it stays shorter than the
     * texts that src/inbox/spam/senders.ts compares.
     */
    opening: atMost(24),
    /** The name of a paper without a page; its number follows. */
    unknown: atMost(24),
    /** The words before the day printed on it, and before one that it prints as the last. */
    dated: atMost(14),
    printed: atMost(18),
  }),
});
