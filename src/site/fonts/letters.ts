import { z } from 'zod';

/** The letters of headings as outlines, so that lines can be set where there is no font and nothing that reads one. */
export const letters = z.object({
  /** Units of the letters' size. */
  upem: z.number(),
  /** By character: how wide it is, and its outline as an SVG path, upwards. */
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  /** By pair of characters: by how much they stand closer, or wider. */
  kerns: z.record(z.string(), z.number()),
});

export type Letters = z.infer<typeof letters>;
