import { setTimeout } from 'node:timers/promises';

/** How a cache ages; durations in milliseconds. */
export interface SwrOptions<Value> {
  /** How long a value is served as it is; for longer while the version that it was fetched of stays. */
  readonly freshFor: number;
  /** How long after that it is still served at once, while a newer one is fetched. */
  readonly staleFor: number;
  /** How long an answer waits, after that, for the newer value before it makes do with the old one. */
  readonly patience: number;
  /** How old a value may get that is served because a newer one is late or could not be fetched. */
  readonly keepFor: number;
  /** How long after a failure the next try is made; until then the failure is the answer where there is no value. */
  readonly retryAfter: number;
  /** Whether a failure says nothing of the next try, which is then made at once. */
  readonly isPassing?: (error: unknown) => boolean;
  /**
   * How much is remembered: what values weigh, the characters of their keys, and a thousand for
   * each. The least recently used goes first, what is missing before others.
   */
  readonly maxWeight: number;
  /** What a value weighs, in bytes or characters. */
  readonly weigh: (value: Value) => number;
  /** Whether a value says that there is nothing at its key. */
  readonly isMissing: (value: Value) => boolean;
  /** What all values were fetched from, where it can tell that nothing changed. */
  readonly version: () => string | undefined;
  /** The time in milliseconds. */
  readonly now: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  readonly version: string | undefined;
  loadedAt: number;
}

/** A cache that answers from memory and fetches behind the answer; one fetch per key at a time. */
export class Swr<Value> {
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #flights = new Map<string, Promise<Value>>();
  readonly #failures = new Map<string, { error: unknown; at: number }>();
  readonly #options: SwrOptions<Value>;
  #weight = 0;

  constructor(options: SwrOptions<Value>) {
    this.#options = options;
  }

  /**
   * The key's value, fetched by `load` when there is none young enough.
   *
   * @throws `load`'s error, as a rejection, when there is no value to serve
   */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const { freshFor, staleFor, patience, now } = this.#options;
    const fresh = this.peek(key);
    if (fresh !== undefined) return fresh.value;
    const entry = this.#kept(key);
    if (!entry) return this.#fetch(key, load);
    this.#touch(key, entry);
    const age = now() - entry.loadedAt;
    const newer = this.#fetch(key, load).catch(() => entry.value);
    if (age < freshFor + staleFor) return entry.value;
    return Promise.race([newer, setTimeout(patience, entry.value, { ref: false })]);
  }

  /** What `get` would give at once and without a fetch, if anything. */
  peek(key: string): { readonly value: Value } | undefined {
    const entry = this.#kept(key);
    if (!entry) return undefined;
    const { freshFor, now, version } = this.#options;
    const moment = now();
    if (moment - entry.loadedAt >= freshFor) {
      if (entry.version === undefined || entry.version !== version()) return undefined;
      entry.loadedAt = moment;
    }
    this.#touch(key, entry);
    return entry;
  }

  /** Whether there is a value to serve, or one being fetched. */
  has(key: string): boolean {
    return this.#kept(key) !== undefined || this.#flights.has(key);
  }

  #kept(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    const { keepFor, now } = this.#options;
    return entry && now() - entry.loadedAt < keepFor ? entry : undefined;
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
    const { now, version: current, weigh } = this.#options;
    // As old as the question, not as the answer: the store may have changed in between.
    const [loadedAt, version] = [now(), current()];
    try {
      const value = await load();
      const weight = ENTRY_WEIGHT + key.length + weigh(value);
      this.#put(key, { value, weight, version, loadedAt });
      return value;
    } catch (error) {
      if (!this.#options.isPassing?.(error)) this.#remember(key, { error, at: now() });
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
    const { maxWeight } = this.#options;
    // One that is too large by itself would push all others out, and then itself.
    if (entry.weight > maxWeight) return;
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    while (this.#weight > maxWeight) this.#drop(this.#leastWanted());
  }

  /** A scan of made-up addresses must not push real posts out. */
  #leastWanted(): string {
    const { isMissing } = this.#options;
    for (const [key, { value }] of this.#entries) if (isMissing(value)) return key;
    const [oldest = ''] = this.#entries.keys();
    return oldest;
  }

  #drop(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}

const MOST_FAILURES = 100;
/** Each entry takes some memory besides its own. */
const ENTRY_WEIGHT = 1_000;
