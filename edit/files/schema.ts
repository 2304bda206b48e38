import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { knownKeys } from '../../content/reading/known-keys.ts';
import { addressesOf } from '../../site/addresses.ts';
import type { FileInfo, OpenFile, Path } from '../contract.ts';
import { Refused } from '../server/editor.ts';
import { filesOf, infoOf, inWords, kindOf, schemaOf } from './catalog.ts';
import { currentValue, isPost, looselyRead } from './content-file.ts';

type Json = z.core.JSONSchema.JSONSchema;

const LABELS = z
  .record(z.string(), z.strictObject({ title: z.string(), help: z.string().optional() }))
  .parse(parse(readFileSync(join(import.meta.dirname, '../labels.yaml'), 'utf8')));

/** Each is asked for at every keystroke. */
const schemas = new Map<string, Json>();

/** The registers that fields refer to by a key, with the words beside it. */
const REGISTERS = [
  ['content/claims.yaml', 'id', 'wording'],
  ['content/dates.yaml', 'id', 'title'],
  ['content/notices.yaml', 'code', 'title'],
] as const;
const entries = z.array(z.record(z.string(), z.unknown()).catch({})).catch([]);

/**
 * A file with its value and schema, and what its fields can refer to.
 *
 * @throws Refused 404 for a file that is not the editor's, 400 with line and cure where it cannot be read
 */
export async function openFile(project: string, file: string): Promise<OpenFile> {
  const schema = jsonSchemaOf(file);
  const value = currentValue(project, file);
  const files = await filesOf(project);
  const info = files.find((each) => each.file === file) ?? infoOf(file, value);
  return { ...info, value, schema, choices: choicesOf(project, files) };
}

/** The title of a field, as the undo button and its form name it. */
export function titleOf(file: string, at: Path): string {
  const names = at.filter((key) => typeof key === 'string');
  return names.length > 0 ? labelOf([kindOf(file), ...names]).title : infoOf(file, undefined).title;
}

/** A value with the keys of each object in the order of its schema. */
export function inOrder(value: unknown, schema: Json): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry, shape(schema.items)));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {} } = variantOf(value, schema);
  const keys = Object.keys(properties);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => place(keys, one) - place(keys, other))
      .map(([key, inner]) => [key, inOrder(inner, shape(properties[key]))]),
  );
}

/**
 * The JSON Schema of a file's value, with titles and help in her words.
 *
 * @throws Refused 404 for a file that is not the editor's
 */
export function jsonSchemaOf(file: string): Json {
  const made = schemas.get(file) ?? madeSchema(file);
  schemas.set(file, made);
  return made;
}

function madeSchema(file: string): Json {
  const schema = schemaOf(file);
  if (!schema) throw new Refused(404, `${file} is no file of the editor.`);
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
  // A post written as HTML stays one.
  const { format: _format, ...properties } = json.properties ?? {};
  const { required = [], ...rest } = json;
  const text = { text: { type: 'string' } } as const;
  return labelled(
    isPost(file)
      ? { ...rest, properties: { ...properties, ...text }, required: [...required, 'text'] }
      : json,
    [kindOf(file)],
  );
}

function labelled(schema: Json, path: readonly string[]): Json {
  const { anyOf, oneOf, properties, items, propertyNames, ...own } = schema;
  const [only, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  // Nothing is written by leaving it out.
  if (only && others.length === 0) return labelled({ ...only, ...own }, path);
  const inner = properties ?? named(propertyNames, own.additionalProperties);
  const each = (schemas: readonly Json[]) => schemas.map((one) => labelled(one, path));
  const { title, help } = labelOf(path);
  return {
    ...own,
    title,
    ...(help && { description: help }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
    ...(items && { items: labelled(shape(items), path) }),
    ...(inner && {
      properties: Object.fromEntries(
        Object.entries(inner).map(([key, one]) => [key, labelled(shape(one), [...path, key])]),
      ),
    }),
    ...(inner && !properties && { additionalProperties: false }),
  };
}

/** The fields of a record with known names. */
function named(names: Json['propertyNames'], each: Json['additionalProperties']) {
  const known = shape(names).enum?.map((name) => [String(name), shape(each)] as const);
  return known && Object.fromEntries(known);
}

/** The longest end of a path that has a label; else its last name in words. */
function labelOf(path: readonly string[]): { title: string; help?: string | undefined } {
  const ends = path.map((_, start) => path.slice(start).join('.'));
  const found = ends.find((end) => LABELS[end]);
  return (found && LABELS[found]) || { title: inWords(path.at(-1) ?? '') };
}

/** Of several shapes, the one whose fixed fields are those of a value. */
function variantOf(value: object, { anyOf = [], oneOf = [], ...own }: Json): Json {
  const all = [...anyOf, ...oneOf].filter(({ type }) => type === 'object');
  const fits = ({ properties = {} }: Json) =>
    Object.entries(value).every(([key, inner]) => {
      const { const: only, enum: some } = shape(properties[key]);
      return (only ?? inner) === inner && (some?.includes(inner) ?? true);
    });
  return all.find(fits) ?? own;
}

function shape(schema: unknown): Json {
  return isSchema(schema) ? schema : {};
}

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function place(keys: readonly string[], key: string): number {
  return (keys.indexOf(key) + keys.length + 1) % (keys.length + 1);
}

function choicesOf(project: string, files: readonly FileInfo[]): OpenFile['choices'] {
  const known = files
    .filter(({ screen, group }) => screen === 'posts' || group === 'Pages' || group === 'Services')
    .flatMap(({ file, title, page = '' }) => [
      [basename(file).replace(/\.\w+$/, ''), title] as const,
      [page, title] as const,
    ]);
  const names = new Map(known);
  for (const [file, key, words] of REGISTERS) {
    for (const entry of entries.parse(looselyRead(project, file))) {
      names.set(String(entry[key]), String(entry[words]));
    }
  }
  const { words: _words, ...kinds } = knownKeys(project, addressesOf(project));
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, keys]) => [
      kind,
      [...keys]
        .filter((key) => kind !== 'pages' || !key.includes('.'))
        .map((key) => ({ key, name: names.get(key) ?? key })),
    ]),
  );
}
