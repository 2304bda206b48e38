import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toMarkdown } from '../../src/blog/files/to-markdown.ts';
import { sanitizePostHtml } from '../../src/blog/html/sanitize.ts';
import { PUBLISH_OPTIONS, type State } from '../api-types.ts';
import { filesOf } from '../files/catalog.ts';
import { discard, saveFile } from '../files/save.ts';
import { openFile } from '../files/schema.ts';
import { addFile } from '../work/add.ts';
import { addPicture, removePicture } from '../work/pictures.ts';
import { removeFile, renameFile, usagesOf } from '../work/rename.ts';
import { runPublish } from '../work/run-publish.ts';
import { search } from '../work/search.ts';

const text = z.string();
const inFile = z.object({ file: text });
const saved = z.object({ file: text, version: text, value: z.unknown() });
const added = z.object({
  folder: z.enum(['services', 'people', 'posts']),
  name: text.min(1),
  like: text.optional(),
});
const renamed = z.object({ file: text, slug: text });
const removed = z.object({ file: text, instead: text.optional() });
const picture = z.object({ name: text, folder: text });

/** Registers the API of `editor/api-types.ts`. */
export function registerApiRoutes(app: FastifyInstance, project: string, state: () => State): void {
  const post = <Body>(path: string, form: z.ZodType<Body>, act: (body: Body) => unknown) =>
    app.post(`/api/${path}`, async ({ body }) => (await act(form.parse(body))) ?? {});
  app.get('/api/state', state);
  app.get('/api/files', () => filesOf(project));
  app.get('/api/file', ({ query }) => openFile(project, inFile.parse(query).file));
  app.get('/api/search', ({ query }) =>
    search(project, z.object({ words: text }).parse(query).words),
  );
  app.get('/api/places', ({ query }) => usagesOf(project, inFile.parse(query).file));
  app.post('/api/picture', ({ query, body }) => {
    const { name, folder } = picture.parse(query);
    return addPicture(project, name, folder === 'posts', z.instanceof(Buffer).parse(body));
  });
  post('save', saved, (save) => saveFile(project, save));
  post('discard', inFile, ({ file }) => discard(project, file));
  post('add', added, (entry) => addFile(project, entry));
  post('rename', renamed, (entry) => renameFile(project, entry));
  post('remove', removed, (entry) => removeFile(project, entry));
  post('remove-picture', inFile, ({ file }) => removePicture(project, file));
  post('paste', z.object({ html: text }), ({ html }) => ({
    text: toMarkdown(sanitizePostHtml(html)).trim(),
  }));
  // The publish continues after the response.
  post(
    'publish',
    z.object({ option: z.enum(PUBLISH_OPTIONS) }),
    ({ option }) => void runPublish(project, option),
  );
}
