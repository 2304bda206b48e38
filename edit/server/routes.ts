import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { filesOf } from '../files/catalog.ts';
import { openFile } from '../files/schema.ts';
import type { DevSite } from './dev-site.ts';
import { type Editor, Refused } from './editor.ts';
import type { Events } from './events.ts';
import type { Lock } from './guard.ts';

const token = z.strictObject({ token: z.string() });
const inFile = z.object({ file: z.string() });
const ofPage = z.object({ path: z.string().startsWith('/') });
const edit = z.strictObject({
  file: z.string(),
  at: z.array(z.union([z.string(), z.int()])),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

/** What the calls work on. */
export interface Works {
  editor: Editor;
  events: Events;
  site: DevSite;
  lock: Lock;
}

/** Answers the page's calls: `edit/contract.ts`. */
export function answerCalls(app: FastifyInstance, { editor, events, site, lock }: Works): void {
  const { project } = editor;
  app.post('/api/session', { config: { isOpen: true } }, ({ body }) => {
    const key = lock.trade(asked(token, body).token);
    return { key, site: site.origin };
  });
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
}

/** @throws Refused 400 where what was sent is not of this form */
function asked<Value>(form: z.ZodType<Value>, sent: unknown): Value {
  const { data, error } = form.safeParse(sent);
  if (error) throw new Refused(400, 'The editor’s page is not up to date. Load it again.');
  return data;
}
