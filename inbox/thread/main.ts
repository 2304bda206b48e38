import { parentPort, workerData } from 'node:worker_threads';
import { openChannels } from '../channels/channels.ts';
import { type Mailroom, openMailroom } from '../mailroom.ts';
import type { MailroomLog } from '../mailroom-log.ts';
import { type Fault, OPENING, type Question, type Said, type Start } from './protocol.ts';

const { path, settings }: Start = workerData;

function say(said: Said): void {
  parentPort?.postMessage(said);
}

/** Errors lose their class and fields on their way between threads. */
function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: undefined };
  const { name, message } = error;
  return { name, message, code: Reflect.get(error, 'code') };
}

const log: MailroomLog = {
  error: ({ err, ...fields }, line) =>
    say({ fields: err === undefined ? fields : { ...fields, err: faultOf(err) }, line }),
};

async function answer(mailroom: Mailroom, question: Question): Promise<unknown> {
  if (question.ask === 'add') return mailroom.add(question.arrival);
  if (question.ask === 'health') return mailroom.health();
  return mailroom.close(question.graceMs);
}

async function settle(call: number, work: () => Promise<unknown>): Promise<void> {
  try {
    say({ call, value: await work() });
  } catch (error) {
    say({ call, fault: faultOf(error) });
  }
}

await settle(OPENING, async () => {
  const mailroom = openMailroom(path, openChannels(settings), log);
  parentPort?.on('message', (question: Question) => {
    void settle(question.call, () => answer(mailroom, question)).then(() => {
      if (question.ask === 'close') parentPort?.close();
    });
  });
});
