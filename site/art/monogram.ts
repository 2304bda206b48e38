import type { Rosette } from '../../content/schemas/rosette.ts';
import { between, seededRandom, wholeBetween } from './random.ts';
import { squareWeave } from './weave.ts';

/** A ring for a person's initials, always the same one for them: 12 to 16 lobes, and 145 units around the centre clear. */
export function monogramRosette(initials: string): Rosette {
  const random = seededRandom(`monogram ${initials}`);
  const lobes = wholeBetween(random, 12, 16);
  const side = random() < 0.5 ? -1 : 1;
  const inner = { radius: 160, wave: Math.round(side * between(random, 6, 11)), crest: 0, edge: 0 };
  const outer = {
    radius: 236,
    wave: Math.round(between(random, 10, 15)),
    crest: wholeBetween(random, 1, 4),
    edge: 0,
  };
  const lines = 2 * wholeBetween(random, 8, 10);
  return {
    lobes,
    bands: [
      {
        inner,
        outer,
        lines,
        swings: squareWeave(lines, lobes, 198, 76 * between(random, 0.8, 1.2)),
      },
    ],
  };
}
