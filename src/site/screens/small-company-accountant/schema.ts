import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { serviceSlug, slug, text, titled } from '../../../content/schemas/text.ts';

const paragraphs = z.strictObject({
  kind: z.literal('paragraphs'),
  items: z.array(text),
});

const list = z.strictObject({
  kind: z.literal('list'),
  /** True if the order matters: the items are numbered. */
  numbered: z.boolean().default(false),
  items: z.array(z.union([text, titled])),
});

/** Parts of a section, each under its own heading. */
const topics = z.strictObject({
  kind: z.literal('topics'),
  items: z.array(z.strictObject({ title: text, paragraphs: z.array(text) })),
});

/** A figure in large type, with its label. */
const statistic = z.strictObject({
  kind: z.literal('statistic'),
  value: text.max(40),
  label: text,
});

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    columns: z.array(text),
    /** The first cell is the row's heading. */
    rows: z.array(z.array(text)),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'expected as many cells in every row as there are columns',
  });

/** Questions to check off on paper. */
const checklist = z.strictObject({
  kind: z.literal('checklist'),
  title: text,
  groups: z.array(z.strictObject({ title: text, items: z.array(text) })),
});

const services = z.strictObject({
  kind: z.literal('services'),
  items: z.array(z.strictObject({ service: serviceSlug, text })),
});

const block = z.discriminatedUnion('kind', [
  paragraphs,
  list,
  topics,
  statistic,
  table,
  checklist,
  services,
]);

const section = z.strictObject({
  /** The fragment of a link to the section. */
  id: slug,
  /** The section's entry in the table of contents. */
  short: text.max(40),
  heading: text,
  blocks: z.array(block),
});

/** The article /small-company-accountant, content/pages/small-company-accountant.yaml; its tenth section is the banner. */
export const smallCompanyAccountantSchema = page.extend({
  contentsLabel: text,
  sections: z.array(section),
});
