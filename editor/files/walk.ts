import type { z } from 'zod';
import type { Path } from '../contract.ts';
import { isFields } from '../place.ts';

export type Json = z.core.JSONSchema.JSONSchema;

/** A part of a schema; one that allows anything where there is none. */
export function shape(schema: unknown): Json {
  return isFields(schema) ? schema : {};
}

/**
 * A copy of a value with its texts changed; a list of words has none twice by that.
 *
 * @param change gets each text with its place and the kind of key that its schema says it is
 */
export function mapped(
  value: unknown,
  schema: Json,
  change: (text: string, at: Path, references: unknown) => string,
  at: Path = [],
): unknown {
  const kinds = kindsOf(schema);
  if (typeof value === 'string') {
    return change(value, at, kinds.map((kind) => kind['references']).find(Boolean));
  }
  const inner = (key: string | number, part: unknown, kindsOfPart: readonly unknown[]) =>
    mapped(part, { anyOf: kindsOfPart.map(shape) }, change, [...at, key]);
  if (Array.isArray(value)) {
    const items = kinds.flatMap((kind) => kind.items ?? []);
    const list = value.map((entry, place) => inner(place, entry, items));
    const isChanged = list.some((each, place) => typeof each === 'string' && each !== value[place]);
    return isChanged ? [...new Set(list)] : list;
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const ofPart = kinds.map((kind) => kind.properties?.[key] ?? kind.additionalProperties);
      return [key, inner(key, part, ofPart)];
    }),
  );
}

/** A schema and those that it may be instead. */
function kindsOf(schema: Json): Json[] {
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...others.flatMap((other) => kindsOf(shape(other)))];
}
