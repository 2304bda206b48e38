/** Private numbers that visitors should not type, by their name in addresses. */
export type PrivateNumber = 'taxpayer-number' | 'phone-number';

/** Only this many characters are checked, before and after NFKC, which can turn one character into eighteen. */
const MAX_LENGTH = 200;

/** Digits, with the separators that people write between them. */
const RUN = /\d(?:[-‐–—−./ ()]{0,3}\d)*/g;

/** The groups of a taxpayer number's nine digits, or of a Texas one's eleven: 123-45-6789, 12-3456789. */
const TAXPAYER = grouped('9|3-2-4|3-6|2-7|1(?:-1){8}|11|1-2-7-1|12');

/** The groups of a phone number's ten digits. */
const PHONE = grouped('10|3-7|6-4|3-3-4');

/** The groups of a card number's 13 to 19 digits. */
const CARD = grouped('1[3-9]|4-4-4-[1-7]|4-6-[45]');

/** Matches groups of digits by their lengths; other groups may come before or after. */
function grouped(lengths: string): RegExp {
  return RegExp(`(?:^|-)(?:${lengths})(?:-|$)`);
}

/** The last digits of a Social Security number as agencies print them, XXX-XX-6789, and as people type them, SSN 6789. */
const ENDING = /(?:[X*•]{3}[- ]?[X*•]{2}[- ]?|\b(?:SSN|ITIN)\W{0,3})\d{4}/i;

/**
 * The kind of private number in a text: 'taxpayer-number' (also for a card) or 'phone-number';
 * undefined if there is none. Few codes in a row look like one: 941 940 1040 do, 1040 1065 1120 do not.
 *
 * @param typed the visitor's input, as typed
 */
export function privateNumber(typed: string): PrivateNumber | undefined {
  const text = typed.slice(0, MAX_LENGTH).normalize('NFKC').slice(0, MAX_LENGTH);
  const shapes = (text.match(RUN) ?? []).map((run) =>
    (run.match(/\d+/g) ?? []).map(({ length }) => length).join('-'),
  );
  if (ENDING.test(text) || shapes.some((shape) => TAXPAYER.test(shape) || CARD.test(shape))) {
    return 'taxpayer-number';
  }
  return shapes.some((shape) => PHONE.test(shape)) ? 'phone-number' : undefined;
}
