import { setTimeout } from 'node:timers/promises';

/** How a cache ages; durations in milliseconds. */
export interface SwrOptions {
  /** How long a value is served as it is. */
  readonly freshFor: number;
  /** How long after that it is still served at once, while a newer one is fetched. */
  readonly staleFor: number;
  /** How long an answer waits, after that, for the newer value before it makes do with the old one. */
  readonly patience: number;
  /** How old a value may get that is served because a newer one is late or could not be fetched. */
  readonly keepFor: number;
  /** How long after a failure the next try is made; until then the failure is the answer where there is no value. */
  readonly retryAfter: number;
  /**
   * How much is remembered: characters of keys and of values as JSON, or their bytes, and a thousand
   * for each. The least recently used goes first, one without a value before others.
   */
  readonly maxCharacters: number;
  /** The time in milliseconds. */
  readonly now: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  readonly loadedAt: number;
}

/** A cache that answers from memory and fetches behind the answer; one fetch per key at a time. */
export class Swr<Value> {
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #flights = new Map<string, Promise<Value>>();
  readonly #failures = new Map<string, { error: unknown; at: number }>();
  readonly #options: SwrOptions;
  #weight = 0;

  constructor(options: SwrOptions) {
    this.#options = options;
  }

  /**
   * The key's value, fetched by `load` when there is none young enough.
   *
   * @throws `load`'s error, as a rejection, when there is no value to serve
   */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const { freshFor, staleFor, patience, keepFor, now } = this.#options;
    const entry = this.#entries.get(key);
    const age = entry ? now() - entry.loadedAt : Infinity;
    if (!entry || age >= keepFor) return this.#fetch(key, load);
    this.#touch(key, entry);
    if (age < freshFor) return entry.value;
    const newer = this.#fetch(key, load).catch(() => entry.value);
    if (age < freshFor + staleFor) return entry.value;
    return Promise.race([newer, setTimeout(patience, entry.value, { ref: false })]);
  }

  /** A dead store is not hammered: a failure answers for the tries that come right after it. */
  #fetch(key: string, load: () => Promise<Value>): Promise<Value> {
    const flying = this.#flights.get(key);
    if (flying) return flying;
    const { retryAfter, now } = this.#options;
    const failure = this.#failures.get(key);
    if (failure && now() - failure.at < retryAfter) return Promise.reject(failure.error);
    this.#failures.delete(key);
    const flight = this.#load(key, load).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const { now } = this.#options;
    // As old as the question, not as the answer: the store may have changed in between.
    const loadedAt = now();
    try {
      const value = await load();
      this.#put(key, { value, weight: weigh(key, value), loadedAt });
      return value;
    } catch (error) {
      this.#remember(key, { error, at: now() });
      throw error;
    }
  }

  #remember(key: string, failure: { error: unknown; at: number }): void {
    const [oldest] = this.#failures.keys();
    if (this.#failures.size >= MOST_FAILURES && oldest !== undefined) this.#failures.delete(oldest);
    this.#failures.set(key, failure);
  }

  #touch(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #put(key: string, entry: Entry<Value>): void {
    this.#drop(key);
    const { maxCharacters } = this.#options;
    // One that is too large by itself would push all others out, and then itself.
    if (entry.weight > maxCharacters) return;
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    while (this.#weight > maxCharacters) this.#drop(this.#leastWanted());
  }

  /** A scan of made-up addresses must not push real posts out. */
  #leastWanted(): string {
    for (const [key, { value }] of this.#entries) if (value === undefined) return key;
    const [oldest = ''] = this.#entries.keys();
    return oldest;
  }

  #drop(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}

const MOST_FAILURES = 500;

/** In characters; each entry takes some memory besides its own. */
function weigh(key: string, value: unknown): number {
  return 1_000 + key.length + lengthOf(value);
}

function lengthOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.length;
  return value === undefined ? 0 : JSON.stringify(value).length;
}
