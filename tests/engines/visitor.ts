import { vi } from 'vitest';
import type { Client, Size, Thing } from './client.ts';

/** What a visitor does and sees, in any browser. */
export interface Visitor {
  open(path: string, size: Size): Promise<void>;
  back(): Promise<void>;
  path(): Promise<string>;
  click(thing: Thing): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(field: Thing, text: string): Promise<void>;
  valueOf(field: Thing): Promise<string>;
  pressEscape(): Promise<void>;
  sees(thing: Thing): Promise<boolean>;
  /** Whether the page holds it, shown or not. */
  has(thing: Thing): Promise<boolean>;
  /** The words of every heading that is shown. */
  headings(): Promise<string[]>;
  isAwake(): Promise<boolean>;
}

/** Longest wait for a state that must come. */
const PATIENCE = { timeout: 30_000, interval: 50 };

export function visitorWith<Element>(client: Client<Element>, site: string): Visitor {
  async function shown(thing: Thing): Promise<Element[]> {
    const found = await client.find(thing);
    const states = await Promise.all(found.map((element) => client.isShown(element)));
    return found.filter((_, index) => states[index]);
  }

  /** The one thing of that description, once it is there. */
  const the = (thing: Thing): Promise<Element> =>
    vi.waitFor(async () => {
      const [element, other] = await shown(thing);
      if (element && !other) return element;
      throw new Error(`${other ? 'More than one' : 'No'} ${JSON.stringify(thing)} is shown`);
    }, PATIENCE);

  return {
    open: (path, size) => client.open(site + path, size),
    back: () => client.back(),
    path: async () => new URL(await client.address()).pathname,
    click: async (thing) => client.click(await the(thing)),
    clickAt: (x, y) => client.clickAt(x, y),
    type: async (field, text) => client.type(await the(field), text),
    valueOf: async (field) => client.valueOf(await the(field)),
    pressEscape: () => client.pressEscape(),
    sees: async (thing) => (await shown(thing)).length > 0,
    has: async (thing) => (await client.find(thing)).length > 0,
    headings: () => client.headings(),
    isAwake: () => client.isAwake(),
  };
}
