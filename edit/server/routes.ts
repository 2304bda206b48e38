import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { filesOf } from '../files/catalog.ts';
import { openFile } from '../files/schema.ts';
import { addFile } from '../work/add.ts';
import { placesOf } from '../work/places.ts';
import { removeFile, renameFile } from '../work/rename.ts';
import { runCommand } from '../work/run.ts';
import type { DevSite } from './dev-site.ts';
import { type Editor, Refused } from './editor.ts';
import type { Events } from './events.ts';
import type { Lock } from './guard.ts';

/** Bytes of a picture, many more than one may have, which is said in better words. */
const PICTURE_LIMIT = 500_000_000;

const text = z.string();
const token = z.strictObject({ token: text });
const inFile = z.object({ file: text });
const ofPage = z.object({ path: text.startsWith('/') });
const edit = z.strictObject({
  file: text,
  at: z.array(z.union([text, z.int()])),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
const copied = { from: text, name: text };
const added = z.object({ ...copied, slug: text.exactOptional(), words: text.exactOptional() });
const renamed = z.object({ file: text, slug: text });
const removed = z.object({ file: text, instead: text.exactOptional() });
const picture = z
  .object({ name: text, for: z.enum(['people', 'services', 'logo', 'posts']) })
  .transform(({ name, for: use }) => ({ name, use }));
const pasted = z.object({ html: text });
const command = z.object({ name: text, words: z.array(text) });
const search = z.object({ kind: text.exactOptional(), search: text.exactOptional() });
const ofMessage = z.object({ id: text.regex(/^\d{1,15}$/) });

/** What the calls work on. */
export interface Works {
  editor: Editor;
  events: Events;
  site: DevSite;
  lock: Lock;
}

/** Answers the page's calls: `edit/contract.ts`. What loads much is loaded when first needed. */
export function answerCalls(app: FastifyInstance, { editor, events, site, lock }: Works): void {
  const { project } = editor;
  app.post('/api/session', { config: { isOpen: true } }, ({ body }) => ({
    key: lock.trade(asked(token, body).token),
    site: site.origin,
  }));
  app.get('/api/files', () => filesOf(project));
  app.get('/api/file', ({ query }) => openFile(project, asked(inFile, query).file));
  app.get('/api/events', (_, reply) => reply.type('application/x-ndjson').send(events.listen()));
  app.get('/api/page', ({ query }) => site.page(asked(ofPage, query).path));
  app.post('/api/save', ({ body }) => {
    const { before, after, ...place } = asked(edit, body);
    return editor.save({ ...place, before, after });
  });
  app.post('/api/undo', () => ({ label: editor.undo() }));
  app.post('/api/redo', () => ({ label: editor.redo() }));
  app.get('/api/places', ({ query }) => placesOf(project, asked(inFile, query).file));
  app.post('/api/add', ({ body }) => addFile(editor, asked(added, body)));
  app.post('/api/rename', ({ body }) => renameFile(editor, asked(renamed, body)));
  app.post('/api/remove', async ({ body }) => {
    await removeFile(editor, asked(removed, body));
    return {};
  });
  app.post('/api/picture', { bodyLimit: PICTURE_LIMIT }, async ({ query, body }) => {
    const { addPicture } = await import('../work/pictures.ts');
    return addPicture(editor, asked(picture, query), asked(z.instanceof(Buffer), body));
  });
  app.post('/api/paste', async ({ body }) => {
    const { clean } = await import('../work/paste.ts');
    return { text: clean(asked(pasted, body).html) };
  });
  app.post('/api/run', async ({ body }, reply) => {
    const { name, words } = asked(command, body);
    const printed = new PassThrough();
    const ended = runCommand(project, name, words, (part) => void printed.write(part));
    ended.then(
      () => printed.end(),
      (error: Error) => printed.destroy(error),
    );
    // What is refused is refused at once; what runs goes on without a window.
    await Promise.race([ended, setImmediate()]);
    return reply.type('text/plain; charset=utf-8').send(printed);
  });
  app.get('/api/inbox', async ({ query }) => {
    const { messages } = await import('../work/inbox.ts');
    return messages(asked(search, query));
  });
  app.get('/api/inbox/:id', async ({ params }) => {
    const { message } = await import('../work/inbox.ts');
    return message(asked(ofMessage, params).id);
  });
}

/** @throws Refused 400 where what was sent is not of this form */
function asked<Value>(form: z.ZodType<Value>, sent: unknown): Value {
  const { data, error } = form.safeParse(sent);
  if (error) throw new Refused(400, 'The editor’s page is not up to date. Load it again.');
  return data;
}
