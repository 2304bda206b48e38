import { z } from 'zod';
import { FIELDS, type Field, type FieldName } from './fields.ts';

/** Builds a record with a value for each field, by name, in the order of the fields. */
export function byField<Value>(value: (field: Field) => Value): Record<FieldName, Value> {
  const names = z.enum(FIELDS.map(({ name }) => name));
  return z
    .record(names, z.custom<Value>())
    .parse(Object.fromEntries(FIELDS.map((field) => [field.name, value(field)])));
}
