import type { Path, Saved } from '../contract.ts';
import { type Change, difference, isFields, partAt, placed } from '../place.ts';
import { CallRefused } from './api.ts';

/** Milliseconds until what the editor did not take is sent again. */
const PAUSE = 1000;

/** A file as she has it. */
export interface DraftState {
  value: unknown;
  isSaved: boolean;
  /** Why it is not, in words. */
  says?: string | undefined;
  /** The place that was changed elsewhere while she changed it, and what stands there. */
  conflict?: { at: Path; theirs: unknown } | undefined;
}

type Send = (change: Change) => Promise<Saved>;
type Keep = (unsent: Change | undefined) => void;

/** One file in her hands: what she changes goes to the editor at once, one call at a time. */
export class Draft {
  state: DraftState;
  readonly #send: Send;
  readonly #keep: Keep;
  readonly #listeners = new Set<() => void>();
  #saved: unknown;
  #isSending = false;

  /**
   * @param saved what the disk has
   * @param keep holds what is unsent for the next page; undefined once all is saved
   * @param unsent what an earlier page kept so
   */
  constructor(saved: unknown, send: Send, keep: Keep, unsent?: Change | null) {
    this.#send = send;
    this.#keep = keep;
    this.#saved = unsent ? placed(saved, unsent.at, unsent.before) : saved;
    this.state = { value: saved, isSaved: true };
    if (unsent) this.change(placed(saved, unsent.at, unsent.after));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what she typed. */
  readonly change = (value: unknown): void => {
    this.#put({ ...this.state, value });
  };

  /** Takes what the disk has by now; where something is unsent, its answer brings that. */
  follow(saved: unknown): void {
    if (!this.state.isSaved) return;
    this.#saved = saved;
    if (difference(saved, this.state.value)) this.#become({ value: saved, isSaved: true });
  }

  /** Ends a conflict with her part, or with that of the disk. */
  settle(isHers: boolean): void {
    const { value, conflict: { at } = { at: [] } } = this.state;
    const settled = isHers ? placed(this.#saved, at, partAt(value, at)) : this.#saved;
    this.#put({ value: settled });
  }

  #put(state: Omit<DraftState, 'isSaved'>): void {
    this.#become({ ...state, isSaved: !difference(this.#saved, state.value) });
    void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending || this.state.conflict) return;
    this.#isSending = true;
    for (let change = this.#unsent(); change && !this.state.conflict; change = this.#unsent()) {
      const sent = this.state.value;
      try {
        this.#accept(sent, (await this.#send(change)).value);
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        const { status, body, message: says } = error;
        if (status === 409 && isFields(body)) this.#clash(change.at, body['value']);
        else this.#become({ ...this.state, says });
        if (status === 400) break;
        if (status !== 409) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
    this.#isSending = false;
  }

  #clash(at: Path, saved: unknown): void {
    this.#saved = saved;
    this.#become({ ...this.state, says: undefined, conflict: { at, theirs: partAt(saved, at) } });
  }

  #unsent(): Change | undefined {
    return difference(this.#saved, this.state.value);
  }

  /** Others may have changed other places meanwhile, and she may have typed on. */
  #accept(sent: unknown, saved: unknown): void {
    const since = difference(sent, this.state.value);
    const value = since ? placed(saved, since.at, since.after) : saved;
    this.#saved = saved;
    const isSame = !difference(value, this.state.value);
    this.#become({ value: isSame ? this.state.value : value, isSaved: !since });
  }

  #become(state: DraftState): void {
    this.state = state;
    this.#keep(this.#unsent());
    for (const listener of this.#listeners) listener();
  }
}
