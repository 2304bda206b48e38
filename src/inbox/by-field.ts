import { z } from 'zod';
import { FIELDS, type Field, type FieldName } from './fields.ts';

/** One value for each field, by the field's name and in the fields' order. */
export function byField<Value>(value: (field: Field) => Value): Record<FieldName, Value> {
  const names = z.enum(FIELDS.map(({ name }) => name));
  return z
    .record(names, z.custom<Value>())
    .parse(Object.fromEntries(FIELDS.map((field) => [field.name, value(field)])));
}
