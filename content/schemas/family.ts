import { z } from 'zod';

/** The families of services, each of which has an ink of its own in tokens/tokens.css. */
export const FAMILIES = ['tax', 'books', 'planning', 'texas', 'abroad'] as const;

export const family = z.enum(FAMILIES);

export type Family = z.infer<typeof family>;
