import type { Settings } from '../../settings/settings.ts';
import type { Arrival } from '../store.ts';

/** What the thread is started with. */
export interface Start {
  path: string;
  settings: Settings;
}

/** What the thread is asked; `call` numbers the question. */
export type Question = { call: number } & (
  | { ask: 'add'; arrival: Arrival }
  | { ask: 'health' }
  | { ask: 'close'; graceMs: number }
);

/** What an error is made of again on the other side of a thread. */
export interface Fault {
  name: string;
  message: string;
  code: unknown;
}

/** What the thread says: an answer, or a line for the log. */
export type Said =
  | { call: number; value: unknown }
  | { call: number; fault: Fault }
  | { fields: Readonly<Record<string, unknown>>; line: string };

/** The question that opening the mailroom answers. */
export const OPENING = 0;
