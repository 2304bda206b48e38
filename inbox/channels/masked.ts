/** A run of digits, in groups or not, that is not part of an amount, a longer number or a word. */
const NUMBER =
  /(?<![\p{L}\p{Nd}$.,-])\p{Nd}(?:[ .\u00a0\u2010-\u2015-]?\p{Nd}){6,33}(?![\p{L}\p{Nd}])/gu;
/** Words after which a shorter number is an account's as well. */
const ACCOUNT = /((?:account|acct|routing|aba|iban|konto|cuenta)\D{0,20})(\p{Nd}[\p{Nd} -]{3,})/giu;
const IBAN = /\b[A-Z]{2}\p{Nd}{2}(?: ?[A-Z\p{Nd}]{4}){2,7}(?: ?[A-Z\p{Nd}]{1,4})?\b/gu;

/**
 * A text with every number hidden that looks like a Social Security number or ITIN (3-2-4 or nine
 * digits), an EIN (2-7), a card (13 to 19 digits that pass Luhn's check) or a bank account. Phone
 * numbers, ZIP codes, years and amounts stay.
 */
export function masked(text: string): string {
  return text
    .replace(IBAN, hidden)
    .replace(ACCOUNT, (_, words: string, number: string) => words + hidden(number))
    .replace(NUMBER, (number) => (isPrivate(number) ? hidden(number) : number));
}

function isPrivate(number: string): boolean {
  const groups = number.match(/\p{Nd}+/gu)?.map(({ length }) => length) ?? [];
  const shape = groups.join('-');
  const digits = groups.reduce((sum, length) => sum + length, 0);
  if (['9', '3-2-4', '2-7', '3-6', '5-4-0'].includes(shape)) return true;
  return digits >= 13 && digits <= 19 && passesLuhn(number);
}

/** The check digit of payment cards (ISO/IEC 7812-1). */
function passesLuhn(number: string): boolean {
  const digits = [...number.normalize('NFKC').replace(/\D/g, '')].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

function hidden(number: string): string {
  return number.replace(/[A-Z\p{Nd}]/gu, '•');
}
