import { z } from 'zod';

/** The letters of headings as outlines, so that lines can be set where there is no font and nothing that reads one. */
export const letters = z.object({
  /** Units of the letters' size. */
  upem: z.number(),
  /** Each character's width, and its outline as an SVG path, upwards. */
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  /** Each pair's kerning. */
  kerns: z.record(z.string(), z.number()),
});

export type Letters = z.infer<typeof letters>;
