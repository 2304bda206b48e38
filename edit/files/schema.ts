import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { addressesOf } from '../../site/addresses.ts';
import type { FileInfo, OpenFile, Path } from '../contract.ts';
import { Refused } from '../server/editor.ts';
import { filesOf, infoOf, inWords, kindOf, schemaOf } from './catalog.ts';
import { currentValue, isPost, looselyRead } from './content-file.ts';

type Json = z.core.JSONSchema.JSONSchema;

const LABELS = z
  .record(
    z.string(),
    z.object({ title: z.string(), help: z.string().optional(), isRare: z.boolean().optional() }),
  )
  .parse(parse(readFileSync(join(import.meta.dirname, '../labels.yaml'), 'utf8')));

const entries = z.array(z.record(z.string(), z.unknown()).catch({})).catch([]);

/** What a new entry of a list begins with, where it is no part with fields. */
const BLANK: Readonly<Record<string, unknown>> = { string: '', number: 0, integer: 0 };

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

/** A value with the fields that are new in it where its schema has them; others stay in the order of the old one. */
export function inOrder(value: unknown, schema: Json, old: unknown): unknown {
  if (isDeepStrictEqual(value, old)) return old;
  if (Array.isArray(value)) {
    const olds: unknown[] = Array.isArray(old) ? old : [];
    return value.map((entry, place) => {
      const same = olds.find((one) => isDeepStrictEqual(one, entry));
      return same ?? inOrder(entry, shape(schema.items), olds[place]);
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const kinds = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const properties = Object.assign({}, ...kinds.map((kind) => kind.properties));
  const names = Object.keys(properties);
  const place = (key: string) => names.indexOf(key);
  const before: Record<string, unknown> = { ...Object(old) };
  const order = Object.keys(before).filter((key) => key in value);
  for (const key of Object.keys(value).toSorted((a, b) => place(a) - place(b))) {
    if (key in before) continue;
    const next = order.findIndex((each) => place(each) > place(key));
    order.splice(next < 0 ? order.length : next, 0, key);
  }
  return Object.fromEntries(
    order.map((key) => [key, inOrder(Object(value)[key], shape(properties[key]), before[key])]),
  );
}

/**
 * The JSON Schema of a file's value, with titles and help in her words.
 *
 * @throws Refused 404 for a file that is not the editor's
 */
export function jsonSchemaOf(file: string): Json {
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
  const { help, ...label } = labelOf(path);
  const kinds = (all: readonly Json[]) =>
    all.map((one) => ({ ...labelled(one, path), title: kindName(one, label.title) }));
  return {
    ...own,
    ...label,
    ...(help && { description: help }),
    ...([anyOf, oneOf].some((all) => all?.every(({ type }) => type === 'object')) && {
      type: 'object',
    }),
    ...(anyOf && { anyOf: kinds(anyOf) }),
    ...(oneOf && { oneOf: kinds(oneOf) }),
    ...(items && listOf(labelled(shape(items), path))),
    ...(inner && {
      properties: Object.fromEntries(
        Object.entries(inner).map(([key, one]) => [key, labelled(shape(one), [...path, key])]),
      ),
    }),
    ...(inner && !properties && { additionalProperties: false }),
  };
}

/** Entries go by their own names; those of a few values are checked, each once. */
function listOf({ title: _title, description: _help, ...items }: Json): Json {
  if (items.enum) return { items, uniqueItems: true };
  return { items: { ...items, default: BLANK[String(items.type)] } };
}

/** A kind as she reads it: the value that only it has, else how it is built. */
function kindName({ properties, type, const: fixed }: Json, title: string): string {
  const named = Object.values(properties ?? {}).map((field) => shape(field).const);
  const built =
    type === 'object' ? 'With more' : type === 'array' ? `${title} one by one` : 'Words alone';
  return String(fixed ?? named.find((value) => value !== undefined) ?? built);
}

/** The fields of a record with known names. */
function named(names: Json['propertyNames'], each: Json['additionalProperties']) {
  const known = shape(names).enum?.map((name) => [String(name), shape(each)] as const);
  return known && Object.fromEntries(known);
}

/** The longest end of a path that has a label; else its last name in words. */
function labelOf(path: readonly string[]): NonNullable<(typeof LABELS)[string]> {
  const ends = path.map((_, start) => path.slice(start).join('.'));
  const found = ends.find((end) => LABELS[end]);
  return (found && LABELS[found]) || { title: inWords(path.at(-1) ?? '') };
}

function shape(schema: unknown): Json {
  return isSchema(schema) ? schema : {};
}

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What fields can refer to, by name. */
function choicesOf(project: string, files: readonly FileInfo[]): OpenFile['choices'] {
  const ofFolder = (folder: string) =>
    files
      .filter(({ file }) => file.startsWith(`content/${folder}/`))
      .map(({ file, title }) => ({ key: basename(file).replace(/\.\w+$/, ''), name: title }));
  const ofRegister = (name: string, key: string, words: string) =>
    entries.parse(looselyRead(project, `content/${name}.yaml`)).map((entry) => {
      const code = String(entry[key]);
      return { key: code, name: `${entry[words]} (${code})` };
    });
  const pages = addressesOf(project).filter((page) => !page.includes('.'));
  return {
    services: ofFolder('services'),
    articles: ofFolder('posts'),
    claims: ofRegister('claims', 'id', 'wording'),
    dates: ofRegister('dates', 'id', 'title'),
    papers: ofRegister('notices', 'code', 'title'),
    pages: pages.map((key) => ({
      key,
      name: files.find(({ page }) => page === key)?.title ?? key,
    })),
  };
}
