import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Settings } from '../../settings/settings.ts';
import { DatabaseError } from '../../sqlite/open.ts';
import type { Mailroom } from '../mailroom.ts';
import type { MailroomLog } from '../mailroom-log.ts';
import { type Fault, OPENING, type Question, type Said, type Start } from './protocol.ts';

/** A question without its number. */
type Asked = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'call'> : never) : never;

interface Thread {
  ask(question: Asked): Promise<unknown>;
  /** Resolves once the mailroom is open, rejects where it cannot be. */
  opened: Promise<unknown>;
}

const idSchema = z.int();
const countsSchema = z.record(z.string(), z.int());
const healthSchema = z.object({ pending: countsSchema, failed: countsSchema, room: z.boolean() });

/** How long after it ended a mailroom is opened again, in milliseconds, should nobody ask it before. */
const REOPEN_AFTER_MS = 60_000;

/**
 * A mailroom in a thread of its own, so that neither a slow disk nor another process's lock holds
 * up a page. One that cannot be opened, or ends by a fault, is opened again: at the next question,
 * or a minute later, since messages may wait to be delivered.
 *
 * @param alsoWatched files that the thread looks for damage in, besides the one at `path`
 */
export function mailroomInThread(
  path: string,
  settings: Settings,
  log: MailroomLog,
  alsoWatched: readonly string[] = [],
  reopenAfterMs = REOPEN_AFTER_MS,
): Mailroom {
  const start: Start = { path, settings, watched: [path, ...alsoWatched] };
  let current: Thread | undefined;
  let reopening: NodeJS.Timeout | undefined;
  let closed = false;
  const onEnd = (thread: Thread) => {
    if (current !== thread) return;
    current = undefined;
    if (!closed) reopening = setTimeout(open, reopenAfterMs).unref();
  };

  function open(): Thread {
    clearTimeout(reopening);
    current ??= startThread(start, log, onEnd);
    return current;
  }

  async function ask(question: Asked): Promise<unknown> {
    const thread = open();
    await thread.opened;
    return thread.ask(question);
  }

  return {
    add: async (arrival) => idSchema.parse(await ask({ ask: 'add', arrival })),
    health: async () => healthSchema.parse(await ask({ ask: 'health' })),
    close: async (graceMs) => {
      closed = true;
      clearTimeout(reopening);
      const thread = current;
      const isOpen = await thread?.opened.then(
        () => true,
        () => false,
      );
      if (isOpen) await thread?.ask({ ask: 'close', graceMs });
    },
  };
}

function startThread(start: Start, log: MailroomLog, onEnd: (thread: Thread) => void): Thread {
  const worker = new Worker(new URL('./main.ts', import.meta.url), { workerData: start });
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = OPENING;

  function expect(call: number): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>();
    asked.set(call, answer);
    return answer.promise;
  }

  worker.on('message', (said: Said) => {
    if ('line' in said) return log.error(said.fields, said.line);
    const answer = asked.get(said.call);
    asked.delete(said.call);
    if ('fault' in said) answer?.reject(errorOf(said.fault));
    else answer?.resolve(said.value);
    return undefined;
  });
  worker.on('error', (err) => log.error({ err }, 'the thread of the messages ended by a fault'));
  worker.on('exit', () => {
    onEnd(thread);
    for (const { reject } of asked.values()) reject(new Error('the thread of the messages ended'));
  });

  const thread: Thread = {
    opened: expect(OPENING),
    ask(question) {
      calls += 1;
      worker.postMessage({ ...question, call: calls });
      return expect(calls);
    },
  };
  thread.opened.catch(() => onEnd(thread));
  return thread;
}

function errorOf({ name, message, code }: Fault): Error {
  if (name === 'DatabaseError') return new DatabaseError(message);
  return Object.assign(new Error(message), { name, code });
}
