import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { filesOf } from '../files/catalog.ts';
import { saveFile } from '../files/save.ts';
import { openFile } from '../files/schema.ts';
import { addFile } from '../work/add.ts';
import { changedFiles, discard } from '../work/last-version.ts';
import { search } from '../work/paragraphs.ts';
import { registerFigure } from '../work/register.ts';
import { placesOf, removeFile, renameFile } from '../work/rename.ts';
import { runTyped } from '../work/run.ts';
import type { openEvents } from './events.ts';
import type { Lock } from './guard.ts';
import { Refused } from './refused.ts';

/** Bytes of a picture, many more than one may have, which is said in better words. */
const PICTURE_LIMIT = 500_000_000;

const text = z.string();
const token = z.strictObject({ token: text });
const inFile = z.object({ file: text });
const saved = z.strictObject({ file: text, version: text, value: z.unknown() });
const added = z.object({
  folder: z.enum(['services', 'people', 'posts']),
  name: text.min(1),
  slug: text.optional(),
  like: text.optional(),
});
const renamed = z.object({ file: text, slug: text });
const removed = z.object({ file: text, instead: text.optional() });
const picture = z
  .object({ name: text, for: z.enum(['people', 'services', 'logo', 'posts']) })
  .transform(({ name, for: use }) => ({ name, use }));
const html = z.object({ html: text });
const command = z.object({ typed: text });
const sought = z.object({ words: text });
const fact = z.object({ figure: text, says: text, about: text, source: text });

/** The state that the calls share. */
export interface Works {
  project: string;
  events: ReturnType<typeof openEvents>;
  lock: Lock;
  /** Looks at once for what a call changed. */
  look(): void;
}

/** Answers the page's calls: `editor/contract.ts`. What loads much is loaded when first needed. */
export function answerCalls(app: FastifyInstance, { project, events, lock, look }: Works): void {
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'POST') look();
  });
  app.post('/api/session', { config: { isOpen: true } }, ({ body }) => ({
    key: lock.trade(asked(token, body).token),
  }));
  app.get('/api/files', () => filesOf(project));
  app.get('/api/file', ({ query }) => openFile(project, asked(inFile, query).file));
  app.get('/api/events', (_, reply) => reply.type('application/x-ndjson').send(events.listen()));
  app.get('/api/search', ({ query }) => search(project, asked(sought, query).words));
  app.get('/api/places', ({ query }) => placesOf(project, asked(inFile, query).file));
  app.get('/api/changes', () => changedFiles(project));
  app.post('/api/save', ({ body }) => saveFile(project, asked(saved, body)));
  app.post('/api/discard', async ({ body }) => {
    await discard(project, asked(inFile, body).file);
    return {};
  });
  app.post('/api/add', ({ body }) => addFile(project, asked(added, body)));
  app.post('/api/rename', ({ body }) => renameFile(project, asked(renamed, body)));
  app.post('/api/remove', ({ body }) => {
    removeFile(project, asked(removed, body));
    return {};
  });
  app.post('/api/register', ({ body }) => {
    registerFigure(project, asked(fact, body));
    return {};
  });
  app.post('/api/picture', { bodyLimit: PICTURE_LIMIT }, async ({ query, body }) => {
    const { addPicture } = await import('../work/pictures.ts');
    return addPicture(project, asked(picture, query), asked(z.instanceof(Buffer), body));
  });
  app.post('/api/remove-picture', async ({ body }) => {
    const { removePicture } = await import('../work/pictures.ts');
    removePicture(project, asked(inFile, body).file);
    return {};
  });
  app.post('/api/paste', async ({ body }) => {
    const { pasted } = await import('../work/paste.ts');
    return pasted(asked(html, body).html);
  });
  app.post('/api/run', async ({ body }, reply) => {
    const printed = new PassThrough();
    const ended = runTyped(project, asked(command, body).typed, (lines) => {
      printed.write(lines);
    });
    ended.then(
      () => printed.end(),
      (error: Error) => printed.destroy(error),
    );
    // A refusal is answered at once; a running command goes on without a window.
    await Promise.race([ended, setImmediate()]);
    return reply.type('application/x-ndjson').send(printed);
  });
}

/** @throws Refused 400 where what was sent is not of this form */
function asked<Value>(form: z.ZodType<Value>, sent: unknown): Value {
  const { data, error } = form.safeParse(sent);
  if (error) throw new Refused(400, 'The editor’s page is not up to date. Load it again.');
  return data;
}
