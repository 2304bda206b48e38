import { momentIn } from '../base/calendar/texas-time.ts';
import { byField } from './by-field.ts';
import { textOf } from './csv.ts';
import { csvRows } from './csv-rows.ts';
import { HEADS } from './export.ts';
import { FIELDS, type Field } from './fields.ts';
import { cleaned, remarksOn } from './message.ts';
import { QUARANTINE_LABELS } from './print.ts';
import { inTime, type MovedMessage, type Quarantine, quarantine } from './stored-message.ts';

const LONGEST_QUOTED = 60;

/** An imported file's messages. */
export interface Import {
  /** The oldest first. */
  messages: MovedMessage[];
  /** The heads of the columns that are no part of a message, such as the visitor's internet address. */
  leftOut: string[];
}

/** The cell of a row in the column of this head; empty where there is none. */
type Cell = (head: string) => string;

interface Form {
  /** The head by which such a file is known. */
  received: string;
  /** The others that are no fields. */
  others: readonly string[];
  headOf: (field: Field) => string;
  messageIn: (cell: Cell) => MovedMessage;
}

/** This project's export format. */
const OURS: Form = {
  received: HEADS.receivedAt,
  others: [HEADS.id, HEADS.doneAt, HEADS.quarantine, HEADS.remarks],
  headOf: ({ label }) => label,
  messageIn: (cell) => ({
    receivedAt: momentOf(HEADS.receivedAt, cell),
    doneAt: cell(HEADS.doneAt) && momentOf(HEADS.doneAt, cell),
    quarantine: quarantineOf(HEADS.quarantine, cell),
    remarks: textOf(cell(HEADS.remarks)),
    ...byField(({ label }) => textOf(cell(label))),
  }),
};

/** Netlify Forms' export format: each text as the browser posted it. */
const NETLIFY: Form = {
  received: 'created_at',
  others: [],
  headOf: ({ name }) => name,
  messageIn(cell) {
    const message = byField((field) => cleaned(field, cell(field.name)));
    const remarks = remarksOn(message).join('; ');
    const receivedAt = momentOf(NETLIFY.received, cell);
    return { ...message, receivedAt, doneAt: '', quarantine: '', remarks };
  },
};

/**
 * The messages in a file of this project's or of Netlify's, with columns in any order. Texts that
 * are longer than the form takes are kept as they are.
 *
 * @throws Error saying what is wrong first, where, and what was expected
 */
export function importOf(file: string): Import {
  const [head = [], ...rows] = csvRows(file);
  const heads = head.map(plainHead);
  const placeOf = (name: string) => heads.indexOf(plainHead(name));
  const form = [OURS, NETLIFY].find(({ received }) => placeOf(received) >= 0);
  if (form === undefined) {
    throw new Error(
      `row 1: expected a column "${OURS.received}", as "npm run inbox -- export" writes it, or "${NETLIFY.received}", as Netlify does`,
    );
  }
  const { received, others, headOf, messageIn } = form;
  const required = FIELDS.filter((field) => field.required).map(headOf);
  const missing = [...others, ...required].find((name) => placeOf(name) < 0);
  if (missing !== undefined) throw new Error(`row 1: expected a column "${missing}"`);
  const known = [received, ...others, ...FIELDS.map(headOf)];
  const twice = known.find((name) => placeOf(name) !== heads.lastIndexOf(plainHead(name)));
  if (twice !== undefined) throw new Error(`row 1: expected only one column "${twice}"`);

  const messages = rows.flatMap((row, place) => {
    if (row.every((cell) => cell === '')) return [];
    try {
      if (row.length !== head.length) {
        throw new Error(`${row.length} columns, expected ${head.length} as in row 1`);
      }
      return [messageIn((name) => row[placeOf(name)] ?? '')];
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`row ${place + 2}: ${reason}`, { cause });
    }
  });
  const leftOut = head.filter((_, place) => !known.some((name) => placeOf(name) === place));
  // Exports are sorted newest first, also within a second.
  return { messages: messages.reverse().sort(inTime), leftOut };
}

/** Netlify's own heads were written in several ways. */
function plainHead(head: string): string {
  return head.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function momentOf(head: string, cell: Cell): string {
  const moment = momentIn(cell(head));
  if (moment !== undefined) return moment;
  throw unexpected(head, cell, 'a time such as 2026-11-15 15:04:05 CST or 2026-11-15T21:04:05Z');
}

function quarantineOf(head: string, cell: Cell): Quarantine {
  const found = quarantine.options.find((kind) => (kind && QUARANTINE_LABELS[kind]) === cell(head));
  if (found !== undefined) return found;
  throw unexpected(
    head,
    cell,
    `nothing, "${QUARANTINE_LABELS.score}" or "${QUARANTINE_LABELS.limit}"`,
  );
}

function unexpected(head: string, cell: Cell, expected: string): Error {
  const found = JSON.stringify(cell(head).slice(0, LONGEST_QUOTED));
  return new Error(`column "${head}" has ${found}, expected ${expected}`);
}
