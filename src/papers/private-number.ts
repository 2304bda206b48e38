/** Private numbers that should not be typed into the field, as addresses name them. */
export type PrivateNumber = 'taxpayer-number' | 'phone-number';

/** Text over this holds more than anybody types of a number; one sign may become eighteen by normalizing. */
const LONGEST = 200;

/** Digits, with what people write between them. */
const RUN = /\d(?:[-‐–—−./ ()]{0,3}\d)*/g;

/** How a taxpayer number's nine digits, or Texas's eleven, are grouped: 123-45-6789, 12-3456789. */
const TAXPAYER = grouped('9|3-2-4|3-6|2-7|1(?:-1){8}|11|1-2-7-1|12');

/** How ten digits of a phone number are grouped. */
const PHONE = grouped('10|3-7|6-4|3-3-4');

/** How a card's 13 to 19 digits are grouped. */
const CARD = grouped('1[3-9]|4-4-4-[1-7]|4-6-[45]');

/** Groups of digits by their lengths, other groups before or behind them. */
function grouped(lengths: string): RegExp {
  return RegExp(`(?:^|-)(?:${lengths})(?:-|$)`);
}

/** The end of a Social Security number, as agencies print it, and as people call it: XXX-XX-6789, SSN 6789. */
const ENDING = /(?:[X*•]{3}[- ]?[X*•]{2}[- ]?|\b(?:SSN|ITIN)\W{0,3})\d{4}/i;

/**
 * What a text should not hold: the number of a taxpayer or a card, or a phone's. Undefined where it
 * holds none. Few codes in a row are grouped as one is: 1040 1065 1120 are not, 941 940 1040 are.
 *
 * @param typed as typed
 */
export function privateNumber(typed: string): PrivateNumber | undefined {
  const text = typed.slice(0, LONGEST).normalize('NFKC').slice(0, LONGEST);
  const shapes = (text.match(RUN) ?? []).map((run) =>
    (run.match(/\d+/g) ?? []).map(({ length }) => length).join('-'),
  );
  if (ENDING.test(text) || shapes.some((shape) => TAXPAYER.test(shape) || CARD.test(shape))) {
    return 'taxpayer-number';
  }
  return shapes.some((shape) => PHONE.test(shape)) ? 'phone-number' : undefined;
}
