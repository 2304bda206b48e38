/** Which messages a list is of; without anything, every one that visitors wrote. */
export interface Which {
  /** `new` are those to answer: not done, and not kept aside. */
  state?: 'new' | 'done' | 'spam' | 'held' | 'failed';
  /** Those that came at this moment (ISO 8601, UTC) or later. */
  since?: string;
  /** Those that have these words in one of their fields. */
  search?: string;
  /** Those with this address, upper or lower case. */
  email?: string;
}

const CONDITIONS: Readonly<Record<NonNullable<Which['state']>, string>> = {
  new: "aside = '' AND done_at = ''",
  done: "done_at <> ''",
  spam: "aside IN ('trap', 'score')",
  held: "aside = 'limit'",
  failed: "id IN (SELECT message_id FROM deliveries WHERE state = 'failed')",
};

/** A WHERE clause for those messages, with its values by name. */
export function whereOf(
  { state, since, search, email }: Which,
  fields: readonly string[],
): [clause: string, values: Record<string, string>] {
  const conditions: [string, Record<string, string>][] = [];
  if (state) conditions.push([CONDITIONS[state], {}]);
  if (since) conditions.push(['received_at >= :since', { since }]);
  if (email) conditions.push(['lower(trim(email)) = lower(trim(:email))', { email }]);
  if (search) {
    const anywhere = fields.map((field) => `instr(lower("${field}"), lower(:search))`);
    conditions.push([`(${anywhere.join(' OR ')})`, { search }]);
  }
  if (conditions.length === 0) return ['', {}];
  return [
    `WHERE ${conditions.map(([condition]) => condition).join(' AND ')}`,
    Object.assign({}, ...conditions.map(([, values]) => values)),
  ];
}
