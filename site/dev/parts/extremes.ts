/** As long as content/schemas/firm.ts allows: 60 characters. */
export const LONG_NAME = 'Featherstonehaugh, Villarreal-Castellanos & Montgomery, PLLC';

/** A word that no line of a telephone holds at heading size. */
export const LONG_WORD = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
