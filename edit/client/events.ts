import type { EditorEvent } from '../contract.ts';
import { stream } from './api.ts';

/** Milliseconds until a lost connection is tried again. */
const PAUSE = 1000;

/**
 * Hands on what the editor tells, for as long as the page is open.
 *
 * @param onSilence why the editor does not answer; undefined once it does
 */
export async function followEvents(
  onEvent: (event: EditorEvent) => void,
  onSilence: (reason: string | undefined) => void,
): Promise<never> {
  while (true) {
    let rest = '';
    const read = (part: string) => {
      onSilence(undefined);
      const lines = `${rest}${part}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter(Boolean)) onEvent(JSON.parse(line));
    };
    await stream('GET', 'events', undefined, read).catch(({ message }) => onSilence(message));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
