import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { knownKeys } from '../../src/content/reader/known-keys.ts';
import { addressesOf } from '../../src/site/addresses.ts';
import { ApiError } from '../api-error.ts';
import type { FileInfo, OpenFile, Path } from '../api-types.ts';
import { isRecord, valueAt } from '../value-path.ts';
import { filesOf, infoOf, kindOfFile, nameInWords, schemaOf } from './catalog.ts';
import { expectedText, isPost, readUnchecked, valueIn } from './content-file.ts';
import { versionOf } from './save.ts';

type Json = z.core.JSONSchema.JSONSchema;

interface Label {
  title: string;
  help?: string;
}
const LABELS: Readonly<Record<string, Label>> = parse(
  readFileSync(join(import.meta.dirname, '../labels.yaml'), 'utf8'),
);

const schemas = new Map<z.ZodType, Json>();

/**
 * A file with its value and schema, and the keys that its fields can refer to.
 *
 * @throws ApiError 404 if the file is not editable, 400 with line and remedy if it cannot be parsed
 */
export function openFile(project: string, file: string): OpenFile {
  const schema = jsonSchemaOf(file);
  const text = expectedText(project, file);
  const value = valueIn(file, text);
  const info = infoOf(file, value);
  const like = filesOf(project).find(
    (each) => each.folder && each.folder === info.folder && each.file !== file,
  );
  const example = like ? readUnchecked(project, like.file) : Array.isArray(value) && value;
  const pages = addressesOf(project).filter((page) => !page.includes('.'));
  const { words: _words, ...keys } = knownKeys(project, pages);
  return {
    ...info,
    value,
    version: versionOf(text),
    choices: Object.fromEntries(Object.entries(keys).map(([kind, all]) => [kind, [...all]])),
    schema: addLabels(schema, [kindOfFile(file)], example),
  };
}

/** A path in words: the file, the entry's name, the field. */
export function describePath({ file, title }: FileInfo, value: unknown, at: Path): string {
  const names = at.filter((part) => typeof part === 'string');
  const entry = ['id', 'code', 'name', 'from'].map((key) => valueAt(value, [at[0] ?? '', key]));
  const field = names.length > 0 ? labelOf([kindOfFile(file), ...names]).title : undefined;
  return [title, entry.find(Boolean), field].filter(Boolean).join(', ');
}

/**
 * The JSON Schema of a file's value.
 *
 * @throws ApiError 404 if the file is not editable
 */
export function jsonSchemaOf(file: string): Json {
  const schema = schemaOf(file);
  if (!schema) throw new ApiError(404, `${file} is no file of the editor.`);
  const known = schemas.get(schema) ?? jsonOf(schema, isPost(file));
  schemas.set(schema, known);
  return known;
}

function jsonOf(schema: z.ZodType, isOfPost: boolean): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.default;
      const { def } = zodSchema._zod;
      if (def.type !== 'union' || !('discriminator' in def)) return;
      Object.assign(jsonSchema, { discriminator: { propertyName: def.discriminator } });
    },
  });
  if (!isOfPost) return json;
  // The editor does not offer `format`, so an HTML post keeps it.
  const { format: _format, ...properties } = json.properties ?? {};
  return {
    ...json,
    properties: { ...properties, text: { type: 'string' } },
    required: [...(json.required ?? []), 'text'],
  };
}

/** The value of a new part before anything is typed, as its form shows it. */
export function blankOf({ const: fixed, type, anyOf, oneOf, ...schema }: Json): unknown {
  if (fixed !== undefined) return fixed;
  const [kind] = anyOf ?? oneOf ?? [];
  if (kind) return blankOf(shape(kind));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type !== 'object') return undefined;
  const names = schema.required ?? [];
  const fields = names.map((name) => [name, blankOf(shape(schema.properties?.[name]))] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** A schema with titles, help and examples for people. */
function addLabels(schema: Json, path: readonly string[], example: unknown): Json {
  const { anyOf, oneOf, properties, items, propertyNames, ...own } = schema;
  const [only, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  // `null` is expressed by omitting the field.
  if (only && others.length === 0) return addLabels({ ...only, ...own }, path, example);
  const inner = properties ?? recordProperties(propertyNames, own.additionalProperties);
  const { help, ...words } = labelOf(path);
  const kinds = (all: readonly Json[]) =>
    all.map((one) => ({ ...addLabels(one, path, example), title: kindName(one) }));
  return {
    ...own,
    ...words,
    ...(help && { description: help }),
    ...(typeof example === 'string' && own.type === 'string' && { example }),
    ...([anyOf, oneOf].some((all) => all?.every(({ type }) => type === 'object')) && {
      type: 'object',
    }),
    ...(anyOf && { anyOf: kinds(anyOf) }),
    ...(oneOf && { oneOf: kinds(oneOf) }),
    ...(items && listOf(addLabels(shape(items), path, valueAt(example, [0])))),
    ...(inner && {
      properties: Object.fromEntries(
        Object.entries(inner).map(([key, one]) => [
          key,
          addLabels(shape(one), [...path, key], valueAt(example, [key])),
        ]),
      ),
    }),
    ...(inner && !properties && { additionalProperties: false }),
  };
}

/** Entries have their own names, so they need no label; enums become checkboxes. */
function listOf({ title: _title, description: _help, ...items }: Json): Json {
  if (items.enum) return { items, uniqueItems: true };
  return { items: { ...items, default: blankOf(items) ?? (items.type === 'string' ? '' : 0) } };
}

/** A kind's name for the office: the value only it has, else its JSON type. */
function kindName({ properties, type, const: fixed }: Json): string {
  const found = Object.values(properties ?? {}).map((field) => shape(field).const);
  const built = { object: 'With more', array: 'A list' }[String(type)] ?? 'Words alone';
  return String(fixed ?? found.find((value) => value !== undefined) ?? built);
}

/** The fields of a record with known keys. */
function recordProperties(names: Json['propertyNames'], each: Json['additionalProperties']) {
  const known = shape(names).enum?.map((name) => [String(name), shape(each)] as const);
  return known && Object.fromEntries(known);
}

/** The label of the longest labelled end of a path; else its last key in words. */
function labelOf(path: readonly string[]): Label {
  const ends = path.map((_, start) => path.slice(start).join('.'));
  const found = ends.find((end) => LABELS[end]);
  return (found && LABELS[found]) || { title: nameInWords(path.at(-1) ?? '') };
}

/** A part of a schema; one that allows anything if the part is missing. */
function shape(schema: unknown): Json {
  return isRecord(schema) ? schema : {};
}

/**
 * A copy of a value with changed texts; a list of texts loses duplicates that the change made.
 *
 * @param change gets each text with its path, and the kind of key (`references`) in its schema, if any
 */
export function mapStrings(
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
    mapStrings(part, { anyOf: kindsOfPart.map(shape) }, change, [...at, key]);
  if (Array.isArray(value)) {
    const items = kinds.flatMap((kind) => kind.items ?? []);
    const list = value.map((entry, index) => inner(index, entry, items));
    const isChanged = list.some((each, index) => typeof each === 'string' && each !== value[index]);
    return isChanged ? [...new Set(list)] : list;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const ofPart = kinds.map((kind) => kind.properties?.[key] ?? kind.additionalProperties);
      return [key, inner(key, part, ofPart)];
    }),
  );
}

function kindsOf(schema: Json): Json[] {
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...others.flatMap((other) => kindsOf(shape(other)))];
}
