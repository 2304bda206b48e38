import { hash } from 'node:crypto';

/** What was made of texts, so that the same text is not worked on twice. */
export class RememberedTexts {
  /** By a digest of the text it was made of; least recently used first. */
  readonly #made = new Map<string, string>();
  readonly #mostCharacters: number;
  #characters = 0;

  /** `mostCharacters` are remembered at most; the least recently used go first. */
  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  /** What `make` makes, or made, of the text. */
  get(text: string, make: () => string): string {
    const key = hash('sha256', text, 'base64');
    const made = this.#made.get(key) ?? make();
    this.#drop(key);
    this.#made.set(key, made);
    this.#characters += made.length;
    for (const oldest of this.#made.keys()) {
      if (this.#characters <= this.#mostCharacters) break;
      this.#drop(oldest);
    }
    return made;
  }

  #drop(key: string): void {
    this.#characters -= this.#made.get(key)?.length ?? 0;
    this.#made.delete(key);
  }
}
