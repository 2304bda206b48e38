import { hash } from 'node:crypto';

/** What was made of texts, so that the same text is not worked on twice. */
export class RememberedTexts<Made> {
  /** By a digest of the text it was made of; least recently used first. */
  readonly #made = new Map<string, { made: Made; characters: number }>();
  readonly #mostCharacters: number;
  #characters = 0;

  /** What was made of `mostCharacters` is remembered at most; the least recently used go first. */
  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  /** What `make` makes, or made, of the text. */
  get(text: string, make: () => Made): Made {
    const key = hash('sha256', text, 'base64');
    const kept = this.#made.get(key) ?? { made: make(), characters: text.length };
    this.#drop(key);
    this.#made.set(key, kept);
    this.#characters += kept.characters;
    for (const oldest of this.#made.keys()) {
      if (this.#characters <= this.#mostCharacters) break;
      this.#drop(oldest);
    }
    return kept.made;
  }

  #drop(key: string): void {
    this.#characters -= this.#made.get(key)?.characters ?? 0;
    this.#made.delete(key);
  }
}
