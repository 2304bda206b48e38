import type { Claim } from '../../content/schemas/claims.ts';
import { ContentError } from './fill-in.ts';

/** A registered figure beside the words that a page gives it. */
export type Figure<T> = T & { value: string; label: string };

/**
 * Puts the registered value and label beside each item that names a claim.
 *
 * @param file the content file, for the message
 * @throws ContentError when a claim is not in the register
 */
export function withFigures<T extends { claim: string }>(
  items: readonly T[],
  claims: ReadonlyMap<string, Claim>,
  file: string,
): Figure<T>[] {
  return items.map((item) => {
    const claim = claims.get(item.claim);
    if (!claim) {
      throw new ContentError(
        `${file}, field "claim": ${item.claim} is not known; expected an id of content/claims.yaml`,
      );
    }
    return { ...item, value: claim.value, label: claim.label };
  });
}
