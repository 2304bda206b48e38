import type { Client } from './client.ts';

/** A driver that was silent for so long never answers: WebKitGTK's at times loses a command. */
const SILENT_MS = 120_000;

/** A started engine, and how to start another. */
export interface Engine<Element> {
  client: Client<Element>;
  start: () => Promise<Client<Element>>;
}

/** Tells a story in an engine; where its driver stops answering or fails, again from the start in a new one. */
export async function runStory<Element>(
  engine: Engine<Element>,
  story: (client: Client<Element>) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { promise: silent, resolve } = Promise.withResolvers<'silent'>();
    const told = story(watched(engine.client, () => resolve('silent')));
    // One that was given up fails once its engine is gone.
    told.catch(() => undefined);
    if ((await Promise.race([told, silent])) !== 'silent') return;
    await engine.client.kill();
    engine.client = await engine.start();
  }
}

/** The client; `onSilence` is called where a command is not answered in time, or the driver itself fails. */
function watched<Element>(client: Client<Element>, onSilence: () => void): Client<Element> {
  return new Proxy(client, {
    get: (target, name) => {
      const command: unknown = Reflect.get(target, name);
      if (typeof command !== 'function') return command;
      return async (...given: unknown[]) => {
        const limit = setTimeout(onSilence, SILENT_MS);
        try {
          return await Reflect.apply(command, target, given);
        } catch (fault) {
          if (isOfDriver(fault)) onSilence();
          throw fault;
        } finally {
          clearTimeout(limit);
        }
      };
    },
  });
}

/**
 * Whether the driver failed, and not the site. WebKitGTK's fails without a word where a page gives way to another before
 * a click is answered, and has no session once its browser has died: what waits for a state would ask it in vain.
 */
function isOfDriver(fault: unknown): boolean {
  const isNamed = fault instanceof Error && /^(?:WebDriver|NoSuchSession)Error$/.test(fault.name);
  return isNamed && fault.message === '';
}
