/** Filler words around a code, in English, and in Spanish without accents. */
const AROUND = new Set(
  (
    'a an and code comptroller cpa do for form forms from got have i irs is it letter letters ltr me my no notice ' +
    'number of on our paper received sched schedule sent tax taxes texas that the they this to tx us we what ' +
    'aviso carta codigo con de del el en formulario forma impuesto impuestos la las los llego mi numero por que ' +
    'recibi sobre tengo un una y'
  ).split(' '),
);

/** Filler words glued to the number: Letter1058, irsform941. */
const GLUED = /^(?:irs|texas|form(?:a|ulario)?|letter|ltr|notice|schedule|carta|aviso)+(?=.*\d)/;

const DATE = /\b(?:\d{1,2}([-/.])\d{1,2}\1(?:\d\d){1,2}|(?:19|20)\d\d-\d\d-\d\d)\b/g;

/** Characters read, before and after NFKC, which can turn one character into eighteen. */
const MAX_LENGTH = 200;
const MAX_WORDS = 40;

/** The key of a code or name: its letters and digits, in capitals. */
export function lookupKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The first 40 words of a query: lower case, without accents, dates and filler words. */
export function queryWords(asked: string): string[] {
  const words = asked
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .slice(0, MAX_LENGTH)
    .replace(DATE, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(GLUED, ''));
  return words
    .filter(
      (word, index) => word !== '' && !(AROUND.has(word) && !isEnding(word, words[index - 1])),
    )
    .slice(0, MAX_WORDS);
}

/** Whether a letter belongs to the number before it, as in 433-A. */
function isEnding(word: string, before = ''): boolean {
  return word.length === 1 && /\d$/.test(before);
}
