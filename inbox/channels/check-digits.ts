/** Whether the digits of a card's number have the right check digit (Luhn, ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  let [sum, isDoubled] = [0, false];
  for (let place = number.length - 1; place >= 0; place -= 1) {
    const digit = worthOf(number, place);
    if (digit < 0) continue;
    const worth = isDoubled ? digit * 2 : digit;
    sum += worth > 9 ? worth - 9 : worth;
    isDoubled = !isDoubled;
  }
  return sum > 0 && sum % 10 === 0;
}

const SHORTEST_IBAN = 15;
/** No country's has fewer; words after two letters and two digits have none. */
const FEWEST_DIGITS = 10;
/** Times a hundred it is still an integer of 32 bits, which is quick. */
const LARGE = 10_000_000;

/**
 * Where an IBAN ends by its check digits (mod 97, ISO 7064); undefined where there is none.
 *
 * @param text from `start` to `end` has groups of letters and digits, which begin with two letters of a country and the check digits
 */
export function endOfIban(text: string, start: number, end: number): number | undefined {
  let begin = 0;
  for (let at = start; at < start + 4; at += 1) begin = withSign(begin, worthOf(text, at));
  // Country and check digits count last: the rest times 27 (10 ** 6 mod 97) plus these must be 1; 27 * 18 is 1.
  const wanted = ((98 - (begin % 97)) * 18) % 97;
  let rest = 0;
  let signs = 4;
  let digits = 2;
  let found: number | undefined;
  for (let at = start + 4; at <= end; at += 1) {
    const worth = at === end ? -1 : worthOf(text, at);
    if (worth < 0 || rest > LARGE) rest %= 97;
    if (worth >= 0) {
      rest = withSign(rest, worth);
      signs += 1;
      if (worth <= 9) digits += 1;
    } else if (rest === wanted && signs >= SHORTEST_IBAN && digits >= FEWEST_DIGITS) found = at;
  }
  return found;
}

/** What a digit or letter counts, from 10 for A; -1 for other signs. */
function worthOf(text: string, place: number): number {
  const code = text.charCodeAt(place);
  if (code <= 57) return code >= 48 ? code - 48 : -1;
  const letter = (code | 32) - 87;
  return letter >= 10 && letter <= 35 ? letter : -1;
}

function withSign(sum: number, worth: number): number {
  return sum * (worth > 9 ? 100 : 10) + worth;
}
