import { waitFor } from '../wait.ts';
import type { Client, Size, Target } from './client.ts';

const IS_AWAKE = "!document.querySelector('astro-island[ssr]')";

export type Visitor = ReturnType<typeof visitorWith>;

/** A visitor's actions and observations, in any browser. */
export function visitorWith<Element>(client: Client<Element>, site: string) {
  const { back, clickAt, press, ask } = client;

  async function visible(thing: Target): Promise<Element[]> {
    const found = await client.find(thing);
    const states = await Promise.all(found.map((element) => client.isShown(element)));
    return found.filter((_, index) => states[index]);
  }

  /** The only matching element, once it exists. */
  const the = (thing: Target): Promise<Element> =>
    waitFor(async () => {
      const [element, other] = await visible(thing);
      if (element && !other) return element;
      throw new Error(`${other ? 'More than one' : 'No'} ${JSON.stringify(thing)} is shown`);
    });

  return {
    back,
    clickAt,
    press,
    ask,
    open: (path: string, size: Size) => client.open(site + path, size),
    /** Whether every island on the page is hydrated. */
    isAwake: async () => (await client.ask(IS_AWAKE)) === true,
    path: async () => new URL(await client.address()).pathname,
    click: async (thing: Target) => client.click(await the(thing)),
    type: async (field: Target, text: string) => client.type(await the(field), text),
    valueOf: async (field: Target) => client.valueOf(await the(field)),
    sees: async (thing: Target) => (await visible(thing)).length > 0,
  };
}
