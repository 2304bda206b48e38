import { afterAll, describe, inject, it } from 'vitest';
import { runStory } from './answering.ts';
import type { Client } from './client.ts';
import { type EngineName, whyMissing } from './installed.ts';
import { STORIES } from './stories.ts';
import { visitorWith } from './visitor.ts';

/**
 * Runs every story in one engine. Prints a line if the engine is missing or fails to start.
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
  const stories = Object.entries(STORIES);
  process.stdout.write(`figure: ${client.engine}: ${stories.length} stories\n`);
  const engine = { client, start };
  afterAll(() => engine.client.close());
  describe(client.engine, () => {
    for (const [story, tell] of stories) {
      it(story, () =>
        runStory(engine, (answering) => tell(visitorWith(answering, inject('site')))),
      );
    }
  });
}

const firstLine = (error: unknown) => `does not start: ${String(error).split('\n')[0]}`;
