import type { PaperKind } from '../content/schemas/paper-kind.ts';
import { lookupKey, queryWords } from './normalize-query.ts';

type Kind = Pick<PaperKind, 'shape' | 'codes'>;

/** The paper kind of a code: the kind that lists it, else the first kind whose pattern matches. */
export function paperKindOf<Each extends Kind>(
  code: string,
  kinds: readonly Each[],
): Each | undefined {
  const keys = [lookupKey(code), lookupKey(queryWords(code).join(''))];
  return (
    kinds.find(({ codes }) => codes.some((each) => keys.includes(lookupKey(each)))) ??
    kinds.find(({ shape }) => keys.some((key) => RegExp(`^(?:${shape})$`).test(key)))
  );
}
