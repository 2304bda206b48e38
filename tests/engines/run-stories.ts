import { afterAll, describe, inject, it } from 'vitest';
import type { Client } from './client.ts';
import { type EngineName, whyMissing } from './installed.ts';
import { BLOG_STORIES, STORIES } from './stories.ts';
import { visitorWith } from './visitor.ts';

/**
 * Runs every story in one engine, those of the blog on either store of posts. Prints a line if the
 * engine is missing or fails to start.
 *
 * @param start starts the engine; undefined if it is missing
 */
export async function runStories<Element>(
  name: EngineName,
  start: (() => Promise<Client<Element>>) | undefined,
): Promise<void> {
  const client = start ? await start().catch(firstLine) : whyMissing(name);
  if (typeof client === 'string') {
    process.stdout.write(`figure: ${name} not tested: ${client}\n`);
    it.skip(`${name}: ${client}`);
    return;
  }
  const onSupabase = inject('onSupabase');
  const stories = { ...STORIES, ...BLOG_STORIES };
  const again = onSupabase ? ', those of the blog on Supabase too' : '';
  process.stdout.write(
    `figure: ${client.engine}: ${Object.keys(stories).length} stories${again}\n`,
  );
  afterAll(() => client.close());
  describe(client.engine, () => {
    const visitor = visitorWith(client, inject('site'));
    for (const [story, tell] of Object.entries(stories)) it(story, () => tell(visitor));
  });
  if (onSupabase === undefined) return;
  describe(`${client.engine}, posts on Supabase`, () => {
    const visitor = visitorWith(client, onSupabase);
    for (const [story, tell] of Object.entries(BLOG_STORIES)) it(story, () => tell(visitor));
  });
}

const firstLine = (error: unknown) => `does not start: ${String(error).split('\n')[0]}`;
