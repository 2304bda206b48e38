/** A selection of messages; all, if empty. */
export interface MessageFilter {
  /**
   * `new` are those to answer: not done, and not quarantined. `quarantined` and `failed` (to be
   * delivered) are those that nobody has marked as done.
   */
  state?: 'new' | 'done' | 'quarantined' | 'failed';
  /** Words that each stand in one of its fields, upper or lower case, with accents or without. */
  search?: string;
  /** The sender's address, upper or lower case. */
  email?: string;
}

const CONDITIONS: Readonly<Record<NonNullable<MessageFilter['state']>, string>> = {
  new: "quarantine = '' AND done_at = ''",
  done: "done_at <> ''",
  quarantined: "quarantine <> '' AND done_at = ''",
  // The first condition, though part of the second, lets SQLite use the index of open deliveries.
  failed:
    "done_at = '' AND id IN (SELECT message_id FROM deliveries WHERE state <> 'done' AND state = 'failed')",
};

/** A condition of SQL for those messages, with its values by name. It needs the function `folded`. */
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

/** A text without its accents and in lower case, so that a search for 'jose' finds 'José'. */
export function folded(text: string): string {
  // Without marks first: to put many of one letter in order takes time that grows with their square.
  const plain = text.replace(/\p{M}/gu, '').normalize('NFKD');
  return plain.replace(/\p{M}/gu, '').toLowerCase();
}
