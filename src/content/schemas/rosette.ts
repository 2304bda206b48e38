import { z } from 'zod';

const envelope = z.strictObject({
  /** Mean radius in the 520 × 520 picture. */
  radius: z.number().min(5).max(260),
  /** Height of the lobes above the mean radius; negative turns a lobe into a hollow. */
  wave: z.number().min(-80).max(80).default(0),
  /** Second harmonic: sharpens the lobes, or, without a wave, doubles their number. */
  crest: z.number().min(-40).max(40).default(0),
  /** Third harmonic: straightens the flanks between lobe and hollow, as a star's are. */
  edge: z.number().min(-20).max(20).default(0),
});

const band = z.strictObject({
  inner: envelope,
  outer: envelope,
  /** Lines in the band. */
  lines: z.int().min(2).max(96),
  /**
   * Times each line swings between the envelopes in one lobe; a fraction is a slower weave. Lines ×
   * swings must be whole, or the lines of one lobe do not meet those of the next.
   */
  swings: z.number().min(0.1).max(8),
});

/** The numbers a rosette is drawn from: `lobes`-fold symmetry, one to three bands. */
export const rosette = z.strictObject({
  lobes: z.int().min(3).max(24),
  bands: z.array(band).min(1).max(3),
});

/** content/rosettes.yaml: the rosettes that stand for the firm itself. */
export const rosettesSchema = z.strictObject({ star: rosette, year: rosette, mark: rosette });

export type Rosette = z.infer<typeof rosette>;
export type Band = z.infer<typeof band>;
export type Envelope = z.infer<typeof envelope>;
