/** Selects messages; all if empty. */
export interface MessageFilter {
  /**
   * `new`: to be answered, so neither done nor quarantined. `quarantined` and `failed` (not delivered)
   * omit messages marked as done.
   */
  state?: 'new' | 'done' | 'quarantined' | 'failed';
  /** Words that must all occur in the message's fields; ignores case and accents. */
  search?: string;
  /** The sender's address; ignores case. */
  email?: string;
}

const CONDITIONS: Readonly<Record<NonNullable<MessageFilter['state']>, string>> = {
  new: "quarantine = '' AND done_at = ''",
  done: "done_at <> ''",
  quarantined: "quarantine <> '' AND done_at = ''",
  // `state = 'failed'` implies the condition before it, which lets SQLite use the index of open deliveries.
  failed:
    "done_at = '' AND id IN (SELECT message_id FROM deliveries WHERE state <> 'done' AND state = 'failed')",
};

/** The SQL condition for a selection, with its values by name. The database must have the function `folded`. */
export function conditionOf({
  state,
  search = '',
  email,
}: MessageFilter): [condition: string, values: Record<string, string>] {
  const conditions = [state ? CONDITIONS[state] : 'TRUE'];
  const values: Record<string, string> = {};
  if (email) {
    conditions.push("lower(trim(fields ->> 'email')) = lower(trim(:email))");
    values['email'] = email;
  }
  for (const [index, word] of search.split(/\s+/).filter(Boolean).entries()) {
    const anywhere = `SELECT 1 FROM json_each(fields) WHERE instr(folded(value), :word${index})`;
    conditions.push(`EXISTS (${anywhere})`);
    values[`word${index}`] = folded(word);
  }
  return [conditions.join(' AND '), values];
}

/** Removes accents and makes text lower case, so that a search for 'jose' finds 'José'. */
export function folded(text: string): string {
  // Removes marks first: normalizing many marks on one letter takes quadratic time.
  const plain = text.replace(/\p{M}/gu, '').normalize('NFKD');
  return plain.replace(/\p{M}/gu, '').toLowerCase();
}
