import { atMost } from './text.ts';

/** Opening hours as an office writes them; cards have room for so much. Which are read: src/site/structured-data/opening-hours.ts. */
export const hours = atMost(60);
