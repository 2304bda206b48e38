/** Letters that are read, or typed, for digits. */
const LIKE_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** Letters that a number may end with, so that 105B is not 1058. */
const AT_END = /[BSZ]$/;

/** Whether a key is that of a code, but for letters in the place of digits. */
export function isMisread(key: string, code: string): boolean {
  return (
    key.length === code.length &&
    !(AT_END.test(key) && /\d$/.test(code)) &&
    [...code].every((sign, place) => {
      const typed = key.charAt(place);
      return typed === sign || LIKE_DIGITS[typed] === sign;
    })
  );
}

/** A key with digits for the letters between two of them. */
export function withDigits(key: string): string {
  return key.replace(/(?<=\d)\D(?=\d)/g, (letter) => LIKE_DIGITS[letter] ?? letter);
}
