import { z } from 'zod';

/** A list in which no two entries have the same value under `key`. */
export function uniqueBy<Item extends object>(item: z.ZodType<Item>, key: keyof Item & string) {
  return z.array(item).superRefine((items, context) => {
    const seen = new Set<unknown>();
    for (const [index, { [key]: value }] of items.entries()) {
      if (seen.has(value)) {
        const message = `${String(value)} stands in this list twice; keep one`;
        context.addIssue({ code: 'custom', path: [index, key], message });
      }
      seen.add(value);
    }
  });
}
