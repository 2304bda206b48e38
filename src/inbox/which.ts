/** A selection of messages; all, if empty. */
export interface Which {
  /**
   * `new` are those to answer: not done, and not quarantined. `spam` and `held` are quarantined and
   * `failed` given up, while nobody has marked them as done; `undelivered` are still on their way.
   */
  state?: 'new' | 'done' | 'spam' | 'held' | 'failed' | 'undelivered';
  /** Words that each stand in one of its fields, upper or lower case, with accents or without. */
  search?: string;
  /** The sender's address, upper or lower case. */
  email?: string;
}

const CONDITIONS: Readonly<Record<NonNullable<Which['state']>, string>> = {
  new: "quarantine = '' AND done_at = ''",
  done: "done_at <> ''",
  spam: "quarantine IN ('trap', 'score') AND done_at = ''",
  held: "quarantine = 'limit' AND done_at = ''",
  failed: `done_at = '' AND id IN (${openDeliveries("state = 'failed'")})`,
  undelivered: `id IN (${openDeliveries('TRUE')})`,
};

/** The numbers of messages with such a delivery, found by the index of those that are not done. */
function openDeliveries(condition: string): string {
  return `SELECT message_id FROM deliveries WHERE state <> 'done' AND ${condition}`;
}

/** A condition of SQL for those messages, with its values by name. It needs the function `folded`. */
export function conditionOf({
  state,
  search = '',
  email,
}: Which): [condition: string, values: Record<string, string>] {
  const conditions: [string, Record<string, string>][] = [];
  if (state) conditions.push([CONDITIONS[state], {}]);
  if (email) {
    conditions.push(["lower(trim(fields ->> 'email')) = lower(trim(:email))", { email }]);
  }
  for (const [place, word] of search.split(/\s+/).filter(Boolean).entries()) {
    const name = `word${place}`;
    const anywhere = `SELECT 1 FROM json_each(fields) WHERE instr(folded(value), folded(:${name}))`;
    conditions.push([`EXISTS (${anywhere})`, { [name]: word }]);
  }
  return [
    conditions.map(([condition]) => condition).join(' AND ') || 'TRUE',
    Object.assign({}, ...conditions.map(([, values]) => values)),
  ];
}
