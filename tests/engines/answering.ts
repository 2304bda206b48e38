import type { Client } from './client.ts';

/** A driver silent for this long has lost a command, as WebKitGTK's sometimes does. */
const SILENT_MS = 120_000;

/** A started engine, and how to start another. */
export interface Engine<Element> {
  client: Client<Element>;
  start: () => Promise<Client<Element>>;
}

/** Runs a story in an engine; if its driver stops responding or fails, repeats it in a new one. */
export async function runStory<Element>(
  engine: Engine<Element>,
  story: (client: Client<Element>) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { promise: silent, resolve } = Promise.withResolvers<'silent'>();
    const told = story(watched(engine.client, () => resolve('silent')));
    // An abandoned run fails once its engine is gone.
    told.catch(() => undefined);
    if ((await Promise.race([told, silent])) !== 'silent') return;
    await engine.client.kill();
    engine.client = await engine.start();
  }
}

/** The client; calls `onSilence` if a command gets no response in time, or the driver itself fails. */
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
 * Whether the driver failed, not the site. WebKitGTK's driver fails without a message if the page changes before it
 * confirms a click, and has no session after its browser crashed: further commands would wait in vain.
 */
function isOfDriver(fault: unknown): boolean {
  const isNamed = fault instanceof Error && /^(?:WebDriver|NoSuchSession)Error$/.test(fault.name);
  return isNamed && fault.message === '';
}
