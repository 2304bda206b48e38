import { CLAIMS, FACTS } from '../content.ts';

/** What the firm claims of itself. */
export const readClaims = () => CLAIMS;

/** What else the copy may state. */
export const readFacts = () => FACTS;
