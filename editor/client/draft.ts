import type { Held } from '../contract.ts';
import { differences, isFields } from '../place.ts';
import { CallRefused } from './api.ts';

/** Milliseconds after the last key until it is saved, and until what was not taken is sent again. */
const [MOMENT, PAUSE] = [300, 1000];

/** A file as the office has it. */
export interface DraftState {
  value: unknown;
  isSaved: boolean;
  /** Why it is not, in words. */
  says?: string | undefined;
  /** The file's value, if it was changed elsewhere meanwhile. */
  theirs?: Held | undefined;
}

/** One file that is typed in: all of it is saved a moment after the last key. */
export class Draft {
  state: DraftState;
  readonly #send: (held: Held) => Promise<Held>;
  #version: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #tell = () => {};

  /** @param send saves the whole value of the version that it was read at */
  constructor({ value, version }: Held, send: (held: Held) => Promise<Held>) {
    this.#send = send;
    this.#version = version;
    this.state = { value, isSaved: true };
  }

  /** Tells one form of each change. */
  readonly subscribe = (tell: () => void): (() => void) => {
    this.#tell = tell;
    return () => {
      this.#tell = () => {};
    };
  };

  /** Takes what was typed. */
  readonly change = (value: unknown): void => {
    if (differences(this.state.value, value).length === 0) return;
    this.#become({ ...this.state, value, isSaved: false });
    this.#save(MOMENT);
  };

  /** Takes what the file holds by now, where nothing is unsaved. */
  follow({ value, version }: Held): void {
    if (!this.state.isSaved || version === this.#version) return;
    this.#version = version;
    this.#become({ value, isSaved: true });
  }

  /** Ends a conflict with what was typed here, or with what the file holds. */
  settle(isMine: boolean): void {
    const { value, theirs } = this.state;
    if (!theirs) return;
    this.#version = theirs.version;
    this.#become(isMine ? { value, isSaved: false } : { value: theirs.value, isSaved: true });
    if (isMine) this.#save(0);
  }

  #save(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendAll(), delay);
  }

  async #sendAll(): Promise<void> {
    const { value, isSaved, theirs } = this.state;
    if (this.#isSending || isSaved || theirs) return;
    this.#isSending = true;
    try {
      this.#version = (await this.#send({ value, version: this.#version })).version;
      const isSame = this.state.value === value;
      this.#become({ value: this.state.value, isSaved: isSame });
      if (!isSame) this.#save(0);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const { status, body, message: says } = error;
      const held = status === 409 && isFields(body) ? body : undefined;
      const theirs = held && { value: held['value'], version: String(held['version']) };
      this.#become({ ...this.state, says, theirs });
      const isNewer = this.state.value !== value;
      if (isNewer || status === 0 || status === 403) this.#save(PAUSE);
    }
    this.#isSending = false;
  }

  #become(state: DraftState): void {
    this.state = state;
    this.#tell();
  }
}
