import { z } from 'zod';
import { track } from './exhibits/track.ts';

/** The drawing of a service page: the one thing that a partner would draw on a napkin. */
export const exhibit = z.discriminatedUnion('kind', [track]);

export type Exhibit = z.infer<typeof exhibit>;
