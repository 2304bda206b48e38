import { ApiError } from '../api-error.ts';
import type { FileValue, SaveResponse } from '../api-types.ts';
import { differences } from '../value-path.ts';
import { call } from './api.ts';

/** Milliseconds from the last key to the save, and from a failed save to the next try. */
const [SAVE_DELAY_MS, RETRY_DELAY_MS] = [300, 1000];

/** The unsaved state of one file; the whole file is saved shortly after the last key. */
export class Draft {
  value: unknown;
  isSaved = true;
  /** Why it is not saved, in words. */
  error: string | undefined;
  /** The file's value on disk, if it was changed elsewhere meanwhile. */
  remote: FileValue | undefined;
  readonly #file: string;
  readonly #tell: () => void;
  #version: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  /** @param tell called after each change */
  constructor(file: string, { value, version }: FileValue, tell: () => void) {
    this.value = value;
    this.#file = file;
    this.#version = version;
    this.#tell = tell;
  }

  /** Takes what was typed. */
  change(value: unknown): void {
    if (differences(this.value, value).length === 0) return;
    this.value = value;
    this.isSaved = false;
    this.#save(SAVE_DELAY_MS);
  }

  /** Takes the file's value on disk, unless something is unsaved. */
  follow({ value, version }: FileValue): void {
    if (!this.isSaved || version === this.#version) return;
    this.value = value;
    this.#version = version;
  }

  /** Ends a conflict in favor of the typed value or of the value on disk. */
  resolveConflict(isMine: boolean): void {
    if (!this.remote) return;
    this.#version = this.remote.version;
    if (!isMine) this.value = this.remote.value;
    this.isSaved = !isMine;
    this.remote = undefined;
    this.#save(0);
  }

  #save(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), delay);
    this.#tell();
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.isSaved || this.remote) return;
    this.#isSending = true;
    const { value } = this;
    try {
      const sent = { file: this.#file, value, version: this.#version };
      const saved = await call<SaveResponse>('save', sent);
      this.error = undefined;
      if (saved.isConflict) this.remote = saved;
      else {
        this.#version = saved.version;
        this.isSaved = this.value === value;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error.message;
      if (error.statusCode === 0 || error.statusCode === 403) this.#save(RETRY_DELAY_MS);
    } finally {
      this.#isSending = false;
    }
    if (this.value !== value) this.#save(SAVE_DELAY_MS);
    this.#tell();
  }
}
