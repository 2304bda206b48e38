import type { z } from 'zod';
import source from '../../content/firm.yaml';
import { firm } from '../../content/schemas/firm.ts';
import { TOKEN } from '../../content/schemas/references.ts';
import { claims } from './claims.ts';

const { name, phones, email } = firm.parse(source);

/** What the tokens in content stand for. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...[...claims].map(([id, { value }]): [string, string] => [id, value]),
  ['firm', name],
  ['phone', unbroken(phones.main)],
  ['anytime-phone', unbroken(phones.anytime)],
  ['email', email],
]);

/** What a content file says under its schema, with each `{token}` of each text filled in. */
export function filledIn<Content>(schema: z.ZodType<Content>, source: unknown): Content {
  return JSON.parse(JSON.stringify(schema.parse(source)), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(TOKEN, (token, id: string) => WORDS.get(id) ?? token)
      : value,
  );
}

/** A phone number that stays on one line in running text. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
