import { z } from 'zod';
import { text } from './text.ts';

/** The families of services, each with its ink in src/base/tokens/tokens.css. */
export const FAMILIES = ['tax', 'books', 'planning', 'texas', 'abroad'] as const;

export const family = z.enum(FAMILIES);

export type Family = z.infer<typeof family>;

/** The name of each family, content/families.yaml. */
export const familiesSchema = z.record(family, text);
