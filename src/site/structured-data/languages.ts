import type { LanguageLeaf } from 'schema-dts';

/** Languages by their English names. */
export function languages(names: readonly string[]): LanguageLeaf[] {
  return names.map((name) => ({ '@type': 'Language', name }));
}
