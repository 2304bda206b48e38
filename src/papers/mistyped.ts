/** Letters that are misread or typed as digits. */
const LIKE_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** Letters that can end a code: a final one is not replaced, so that 105B is not 1058. */
const AT_END = /[BSZ]$/;

/** Whether a key equals a code after replacing look-alike letters with digits. */
export function matchesWithLookalikes(key: string, code: string): boolean {
  return (
    key.length === code.length &&
    !(AT_END.test(key) && /\d$/.test(code)) &&
    [...code].every((sign, index) => {
      const typed = key.charAt(index);
      return typed === sign || LIKE_DIGITS[typed] === sign;
    })
  );
}

/** Replaces look-alike letters between two digits with digits. */
export function withDigits(key: string): string {
  return key.replace(/(?<=\d)\D(?=\d)/g, (letter) => LIKE_DIGITS[letter] ?? letter);
}

/** The shortest key and code that are compared: shorter ones resemble too many others. */
const MIN_LENGTH = 3;

/**
 * Whether a key is a code with one typo: two neighbors swapped, one character doubled, or one left
 * out. A different character is not a typo: CP12 and CP14 are two notices.
 */
export function isSingleTypoOf(key: string, code: string): boolean {
  if (key.length < MIN_LENGTH || code.length < MIN_LENGTH || key === code) return false;
  const index = [...code].findIndex((sign, at) => sign !== key.charAt(at));
  if (key.length === code.length) return swapped(key, index) === code;
  if (key.length === code.length - 1) return without(code, index) === key;
  // The two first differ at the repeated character, or only in length.
  const doubled = index === -1 ? code.length : index;
  return without(key, doubled) === code && key.charAt(doubled) === key.charAt(doubled - 1);
}

function swapped(key: string, at: number): string {
  return key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2);
}

function without(key: string, at: number): string {
  return key.slice(0, at) + key.slice(at + 1);
}
