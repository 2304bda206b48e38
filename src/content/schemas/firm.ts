import { z } from 'zod';
import { announcementsSchema } from './announcement.ts';
import { atMost, text } from './text.ts';

const webAddress = z.url({
  protocol: /^https$/,
  error: 'expected an address starting with https://',
});
/** A telephone number. */
export const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected a number like (713) 555-0142');

/** Opening hours as text that fits on a card; src/site/structured-data/opening-hours.ts parses them. */
export const hours = atMost(60);

/** An office's address. */
export const address = z.strictObject({
  street: text,
  city: text,
  state: z.string().length(2, 'expected a two-letter state'),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'expected a ZIP code in quotes'),
});

/** The firm's identity, content/firm.yaml. */
export const firmSchema = z.strictObject({
  /** Whether the pages still follow the specification, which `npm run test:specification` then checks. */
  asSpecified: z.boolean().default(false),
  /** The dotted names of fields below that still have sample values. */
  samples: z.array(z.string()),
  name: atMost(60),
  /** Where the firm keeps proofs for the State Board; see src/content/checks/launch/firm-checks.ts. */
  board: z.strictObject({ name: text, license: text, peerReview: text }).partial().default({}),
  subtitle: text,
  /** The logo's file in content/photos/, shown before the name instead of the drawn star. */
  logo: z
    .string()
    .regex(
      /^[\w-]+\.(?:svg|png)$/,
      'expected the name of a file in content/photos: letters, digits, - and _, then .svg or .png in lower case',
    )
    .optional(),
  tagline: text,
  description: text,
  /** The words above each grid of the firm's claims. */
  figuresNote: text,
  phones: z.strictObject({ main: phone, anytime: phone }),
  email: z.email('expected an email address'),
  address,
  hours: z.strictObject({ weekdays: hours, weekends: text }),
  /** Announcements above every page's menu, by day. */
  announcements: announcementsSchema.default([]),
  contact: z
    .strictObject({
      /** Whether the form tells visitors that a message could not be sent, and how else to reach the firm. */
      failureNotice: z.boolean().default(false),
    })
    .default({ failureNotice: false }),
  schedulingUrl: webAddress,
  /** The page where clients send papers securely. */
  uploadUrl: webAddress.optional(),
  profiles: z.array(z.strictObject({ label: text, url: webAddress })),
});

export type Address = z.infer<typeof address>;
export type Firm = z.infer<typeof firmSchema>;
