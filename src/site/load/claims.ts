import source from '../../../content/claims.yaml';
import { type Claim, claimsSchema } from '../../content/schemas/claims.ts';

/** The claims register by id. */
export const claims: ReadonlyMap<string, Claim> = new Map(
  claimsSchema.parse(source).map((claim) => [claim.id, claim]),
);

/** A registered figure with the words that a page adds. */
export type Claimed<Words> = Words & { value: string; label: string };

/** Adds the registered value and label to an entry that names a claim. */
export function withClaim<Words extends { claim: string }>(words: Words): Claimed<Words> {
  const { value, label } = registered(words.claim);
  return { ...words, value, label };
}

/** The figures of claims, by their ids. */
export function claimsOf(ids: readonly string[]): Claimed<{ claim: string }>[] {
  return ids.map((claim) => withClaim({ claim }));
}

function registered(id: string): Claim {
  const found = claims.get(id);
  if (!found) throw new Error(`content/claims.yaml: expected the claim "${id}"`);
  return found;
}
