import { expect } from 'vitest';
import type { Size, Thing } from '../client.ts';
import { PATIENCE, type Visitor } from '../visitor.ts';

export interface Story {
  readonly name: string;
  tell(visitor: Visitor): Promise<void>;
}

export const LARGE: Size = { width: 1440, height: 900 };
export const SMALL: Size = { width: 390, height: 844 };

/** Waits until `state` is `wanted`. */
export const becomes = <T>(state: () => Promise<T>, wanted: T): Promise<void> =>
  expect.poll(state, PATIENCE).toEqual(wanted);

export const appears = (visitor: Visitor, thing: Thing): Promise<void> =>
  becomes(() => visitor.sees(thing), true);

export const goes = (visitor: Visitor, thing: Thing): Promise<void> =>
  becomes(() => visitor.sees(thing), false);
