import { afterAll, describe, inject, it } from 'vitest';
import { telling } from './answering.ts';
import type { Client } from './client.ts';
import { type EngineName, whyMissing } from './installed.ts';
import { BLOG_STORIES, STORIES, type Stories } from './stories.ts';
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
  if (!start || typeof client === 'string') {
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
  const engine = { client, start };
  afterAll(() => engine.client.close());
  const tellAt = (site: string, all: Stories) => {
    for (const [story, tell] of Object.entries(all)) {
      it(story, () => telling(engine, (answering) => tell(visitorWith(answering, site))));
    }
  };
  describe(client.engine, () => tellAt(inject('site'), stories));
  if (onSupabase === undefined) return;
  describe(`${client.engine}, posts on Supabase`, () => tellAt(onSupabase, BLOG_STORIES));
}

const firstLine = (error: unknown) => `does not start: ${String(error).split('\n')[0]}`;
