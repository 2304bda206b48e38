import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { isFields } from './place.ts';

/** What a new entry of a list begins with, where it is no part with fields. */
const BLANK: Readonly<Record<string, unknown>> = { string: '', number: 0, integer: 0 };

/** The schema of a file as its form is drawn from it: kinds and entries carry names of their own. */
export function drawable(schema: object): RJSFSchema {
  return JSON.parse(JSON.stringify(schema), (_key, node: unknown) => {
    if (!isFields(node)) return node;
    const { type, items, oneOf, anyOf } = node;
    if (type === 'array' && isFields(items)) {
      const { title, description, ...entry } = items;
      const start = items['enum'] ? undefined : BLANK[String(items['type'])];
      return { ...node, uniqueItems: 'enum' in items, items: { ...entry, default: start } };
    }
    const options = [oneOf, anyOf].find(Array.isArray)?.filter(isFields);
    if (!options) return node;
    const areParts = options.every(({ type }) => type === 'object');
    const named = options.map((option) => ({ ...option, title: kindOf(option) }));
    return { ...node, ...(areParts && { type: 'object' }), [oneOf ? 'oneOf' : 'anyOf']: named };
  });
}

/** A kind as she reads it: the value that only it has, else how it is built. */
function kindOf({ properties, type, const: fixed }: RJSFSchema): string {
  const [named] = Object.values(properties ?? {}).flatMap((field) =>
    typeof field === 'object' && field.const !== undefined ? [field.const] : [],
  );
  const built = type === 'object' ? 'With more' : type === 'array' ? 'A list' : 'Words alone';
  return String(fixed ?? named ?? built);
}

/** Whether a value is of a schema's kind, whatever its words. */
function isOfKind({ type, const: fixed }: RJSFSchema, value: unknown): boolean {
  if (fixed !== undefined) return fixed === value;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isFields(value) : typeof value === type;
}

/** The words by which a value is named in lists: those of the field `key`, else its first ones. */
export function nameOf(value: unknown, key = ''): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return nameOf((isFields(value) && value[key]) || Object.values(value)[0]);
}

/** Tells kinds apart; whether the words are right says the editor. */
export const validator: ValidatorType = {
  isValid: isOfKind,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};
