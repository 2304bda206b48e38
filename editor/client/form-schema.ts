import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { isRecord } from '../value-path.ts';

/** The fields that name an entry in a list; the first two that it has are used. */
const NAMES = [
  ...['code', 'value', 'from', 'title', 'name', 'label'],
  ...['question', 'heading', 'text', 'about'],
];

/** An entry's name in lists. */
export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  if (!isRecord(value)) return String(value ?? '');
  const names = NAMES.filter((key) => value[key]).slice(0, 2);
  return names.map((key) => nameOf(value[key])).join(' ') || nameOf(Object.values(value)[0]);
}

/** Whether a value has a schema's type, whatever its texts. */
function isOfKind({ type, const: fixed }: RJSFSchema, value: unknown): boolean {
  if (fixed !== undefined) return fixed === value;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isRecord(value) : typeof value === type;
}

/** Only tells alternatives of a union apart; the editor's server validates. */
export const validator: ValidatorType = {
  isValid: isOfKind,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};
