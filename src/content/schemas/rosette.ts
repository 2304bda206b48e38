import { z } from 'zod';

const envelope = z.strictObject({
  /** Mean radius in the 520 × 520 picture. */
  radius: z.number().min(5).max(260),
  /** Height of the lobes above the mean radius; a negative value turns lobes into hollows. */
  wave: z.number().min(-80).max(80).default(0),
  /** Second harmonic: sharpens the lobes; if `wave` is 0, doubles their number. */
  crest: z.number().min(-40).max(40).default(0),
  /** Third harmonic: straightens the flanks between lobe and hollow, as in a star. */
  edge: z.number().min(-20).max(20).default(0),
});

const band = z.strictObject({
  inner: envelope,
  outer: envelope,
  /** Number of lines in the band. */
  lines: z.int().min(2).max(96),
  /**
   * How often each line swings between the envelopes in one lobe; a fraction is a slower weave. Lines
   * × swings must be whole: otherwise the lines of one lobe do not meet the lines of the next.
   */
  swings: z.number().min(0.1).max(8),
});

/** The parameters of a rosette: `lobes`-fold symmetry, one to three bands. */
export const rosette = z.strictObject({
  lobes: z.int().min(3).max(24),
  bands: z.array(band).min(1).max(3),
});

/** content/rosettes.yaml: the rosettes that represent the firm itself. */
export const rosettesSchema = z.strictObject({ star: rosette, year: rosette, mark: rosette });

export type Rosette = z.infer<typeof rosette>;
export type Band = z.infer<typeof band>;
export type Envelope = z.infer<typeof envelope>;
