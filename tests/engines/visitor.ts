import { waitFor } from '../wait.ts';
import type { Client, Size, Thing } from './client.ts';

const IS_AWAKE = "!document.querySelector('astro-island[ssr]')";

export type Visitor = ReturnType<typeof visitorWith>;

/** A visitor's actions and observations, in any browser. */
export function visitorWith<Element>(client: Client<Element>, site: string) {
  const { back, clickAt, press, ask } = client;

  async function visible(thing: Thing): Promise<Element[]> {
    const found = await client.find(thing);
    const states = await Promise.all(found.map((element) => client.isShown(element)));
    return found.filter((_, index) => states[index]);
  }

  /** The only matching element, once it exists. */
  const the = (thing: Thing): Promise<Element> =>
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
    click: async (thing: Thing) => client.click(await the(thing)),
    type: async (field: Thing, text: string) => client.type(await the(field), text),
    valueOf: async (field: Thing) => client.valueOf(await the(field)),
    sees: async (thing: Thing) => (await visible(thing)).length > 0,
  };
}
