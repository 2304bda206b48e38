/** How a cache ages. */
export interface SwrOptions {
  /** How long a value is served as it is. */
  readonly freshFor: number;
  /** How long after that it is still served at once, while a newer one is fetched. */
  readonly staleFor: number;
  /** How old a value may get that is served because a newer one could not be fetched. */
  readonly keepFor: number;
  /** How many keys are remembered; the least recently used goes first, one without a value before others. */
  readonly maxKeys: number;
  /** The time. All durations here are in its unit. */
  readonly now: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly loadedAt: number;
  readonly failedAt?: number;
}

/** A cache that answers from memory and fetches behind the answer; one fetch per key at a time. */
export class Swr<Value> {
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #flights = new Map<string, Promise<Value>>();
  readonly #options: SwrOptions;

  constructor(options: SwrOptions) {
    this.#options = options;
  }

  /**
   * The key's value, fetched by `load` when there is none young enough.
   *
   * @throws `load`'s error, as a rejection, when there is no value to serve; errors are not kept
   */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const { freshFor, staleFor, keepFor, now } = this.#options;
    const entry = this.#entries.get(key);
    if (!entry) return this.#fetch(key, load);
    this.#put(key, entry);

    const age = now() - entry.loadedAt;
    if (age < freshFor) return entry.value;
    // After a failure the next try is due when a fresh value would have been: a dead store is not hammered.
    const retryDue = entry.failedAt === undefined || now() - entry.failedAt >= freshFor;
    if (!retryDue && age < keepFor) return entry.value;

    const flight = this.#fetch(key, load);
    if (age >= keepFor) return flight;
    const covered = flight.catch(() => entry.value);
    return age < freshFor + staleFor ? entry.value : covered;
  }

  #fetch(key: string, load: () => Promise<Value>): Promise<Value> {
    const flying = this.#flights.get(key);
    if (flying) return flying;
    const flight = this.#load(key, load).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const { keepFor, now } = this.#options;
    // As old as the question, not as the answer: the store may have changed in between.
    const loadedAt = now();
    try {
      const value = await load();
      this.#put(key, { value, loadedAt });
      return value;
    } catch (error) {
      const entry = this.#entries.get(key);
      if (entry && loadedAt - entry.loadedAt < keepFor) {
        this.#put(key, { ...entry, failedAt: now() });
      }
      throw error;
    }
  }

  #put(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > this.#options.maxKeys) this.#evict();
  }

  /** A scan of made-up addresses must not push real posts out. */
  #evict(): void {
    const keys = [...this.#entries.keys()];
    const victim = keys.find((key) => this.#entries.get(key)?.value === undefined) ?? keys[0];
    if (victim !== undefined) this.#entries.delete(victim);
  }
}
