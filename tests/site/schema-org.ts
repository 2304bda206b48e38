/** The vocabulary of schema.org, from the types of schema-dts, and its violations. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FILE = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');

/** Plain values of a data type. */
const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value),
  Time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  Number: (value) => typeof value === 'number',
  Integer: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
};

/** Each interface's own properties and its base types. */
const interfaces = new Map<string, { bases: string[]; properties: Map<string, string[]> }>();
/** A name's meaning: types, and quoted strings for an enumeration. */
const unions = new Map<string, string[]>();

const source = ts.createSourceFile(FILE, readFileSync(FILE, 'utf8'), ts.ScriptTarget.Latest);
for (const statement of source.statements) {
  if (ts.isInterfaceDeclaration(statement)) {
    const bases = statement.heritageClauses?.flatMap(({ types }) => types.map(textOf)) ?? [];
    const properties = statement.members.filter(ts.isPropertySignature).map((member) => {
      const name = textOf(member.name).slice(1, -1);
      const [value] = typeArgumentsOf(member.type);
      return [name, partsOf(value ?? member.type)] as const;
    });
    interfaces.set(statement.name.text, { bases, properties: new Map(properties) });
  }
  if (ts.isTypeAliasDeclaration(statement)) {
    unions.set(statement.name.text, partsOf(statement.type));
  }
}

function textOf(node: ts.Node): string {
  return node.getText(source);
}

function typeArgumentsOf(node: ts.TypeNode | undefined): readonly ts.TypeNode[] {
  return node && ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
}

function partsOf(node: ts.TypeNode | undefined): string[] {
  if (!node) return [];
  return ts.isUnionTypeNode(node) ? node.types.map(textOf) : [textOf(node)];
}

/** The ranges of a type's property, own or inherited; undefined if it has none of that name. */
function rangeOf(name: string, property: string): readonly string[] | undefined {
  const found = interfaces.get(name);
  return (
    found?.properties.get(property) ??
    found?.bases.map((base) => rangeOf(base, property)).find((range) => range !== undefined)
  );
}

/** Whether a type is this one or a subtype. */
function isKindOf(type: string, other: string): boolean {
  return (
    type === other ||
    (unions.get(other) ?? []).some((part) => part !== other && isKindOf(type, part))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fits(value: unknown, range: readonly string[]): boolean {
  if (isObject(value)) {
    const type = value['@type'];
    if (type === undefined)
      return Object.keys(value).join() === '@id' && range.includes('IdReference');
    return range.some((each) => isKindOf(String(type), each));
  }
  return range.some(
    (each) => DATA_TYPES[each]?.(value) ?? (unions.get(each) ?? []).includes(JSON.stringify(value)),
  );
}

/** The violations in a description; `place` names it. */
export function againstSchemaOrg(thing: unknown, place: string): string[] {
  if (!isObject(thing)) return [`${place} is no object`];
  const { '@type': type, '@id': id, ...properties } = thing;
  if (type === undefined) return [];
  const leaf = `${type}Leaf`;
  if (!interfaces.has(leaf)) return [`${place}: there is no type ${type}`];
  const wrongId =
    id === undefined || URL.canParse(String(id)) ? [] : [`${place}: @id is no address`];
  const faults = Object.entries(properties).flatMap(([name, value]) => {
    const at = `${place} ${type}.${name}`;
    const range = rangeOf(leaf, name);
    if (!range) return [`${at}: there is no such property`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.length === 0
      ? [`${at} is empty`]
      : values.flatMap((each) => issueLines(each, range, at));
  });
  return [...wrongId, ...faults];
}

function issueLines(value: unknown, range: readonly string[], at: string): string[] {
  const inner = isObject(value) ? againstSchemaOrg(value, at) : [];
  return fits(value, range)
    ? inner
    : [...inner, `${at}: ${JSON.stringify(value)} is none of ${range.join(', ')}`];
}
