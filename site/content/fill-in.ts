/** A content file that cannot be shown as it stands; the message names file, field and what was expected. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const TOKEN = /\{([a-z0-9-]+)\}/g;

/** Every string in `value` with its dotted field name. */
function* strings(value: unknown, field = ''): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      yield* strings(inner, field ? `${field}.${key}` : key);
    }
  }
}

/**
 * A copy of `value` in which each `{token}` of each string is replaced by its word.
 *
 * @param words what the tokens stand for: claim ids and firm fields
 * @param file the content file, for the message
 * @throws ContentError naming file and field when a token is not known
 */
export function fillIn<T>(value: T, words: ReadonlyMap<string, string>, file: string): T {
  for (const [field, text] of strings(value)) {
    for (const [token, name] of text.matchAll(TOKEN)) {
      if (name !== undefined && words.has(name)) continue;
      throw new ContentError(
        `${file}, field "${field}": ${token} is not known; expected the id of a claim in content/claims.yaml, or {firm}, {phone}, {anytime-phone} or {email}`,
      );
    }
  }
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replace(TOKEN, (token, name: string) => words.get(name) ?? token)
      : inner,
  );
}
