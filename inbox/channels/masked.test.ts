import { describe, expect, test } from 'vitest';
import { STORED } from '../testing/sample.ts';
import { masked, maskedMessage } from './masked.ts';

describe('is hidden', () => {
  test.each([
    ['Social Security', '123-45-6789'],
    ['… with blanks', '123 45 6789'],
    ['… with dots', '123.45.6789'],
    ['… with slashes', '123/45/6789'],
    ['… with no-break spaces', '123\u00a045\u00a06789'],
    ['… with en dashes', '123\u201345\u20136789'],
    ['… with hyphens that do not break', '123\u201145\u20116789'],
    ['… with minus signs', '123\u221245\u22126789'],
    ['… with blanks around the dashes', '123 - 45 - 6789'],
    ['… with signs without a width', '123\u200b45\u200b6789'],
    ['… of unlike separators', '123 45-6789'],
    ['… without any', '123456789'],
    ['… in full-width digits', '１２３－４５－６７８９'],
    ['… in thirds', '123 456 789'],
    ['ITIN', '912-78-1234'],
    ['EIN', '12-3456789'],
    ['… with a blank', '12 3456789'],
    ['Visa', '4111 1111 1111 1111'],
    ['… of 13 digits', '4222-2222-2222-2'],
    ['Mastercard', '5555.5555.5555.4444'],
    ['American Express', '3782 822463 10005'],
    ['Diners', '3056 930902 5904'],
    ['a card of 19 digits', '6304 0000 0000 0000 000'],
    ['… without groups', '4111111111111111'],
    ['… in full-width digits', '４１１１　１１１１　１１１１　１１１１'],
    ['routing', '111000025'],
    ['a long account', '000123456789'],
    ['IBAN', 'DE89 3704 0044 0532 0130 00'],
    ['… without groups', 'GB29NWBK60161331926819'],
    ['… in small letters', 'gb29 nwbk 6016 1331 9268 19'],
  ])('%s: %s', (_, number) => {
    const hidden = number.replace(/\p{Nd}/gu, '•');
    expect(masked(number)).toBe(hidden);
    expect(masked(`My number:${number}, thanks`)).toBe(`My number:${hidden}, thanks`);
    expect(masked(`Call 713-555-0100 ${number}`)).toBe(`Call 713-555-0100 ${hidden}`);
  });

  test.each([
    ['account 12345678', 'account ••••••••'],
    ['Acct. no. 1234-567', 'Acct. no. ••••-•••'],
    ['the account at the bank is 7135550100', 'the account at the bank is ••••••••••'],
    ['routing number is 1110-0002-5', 'routing number is ••••-••••-•'],
    ['IBAN DE00 3704 0044 0532 0130 00', 'IBAN DE•• •••• •••• •••• •••• ••'],
    ['SSN 123 4567 89', 'SSN ••• •••• ••'],
    ['$500 123-45-6789', '$500 •••-••-••••'],
    ['123-45-6789 987-65-4321', '•••-••-•••• •••-••-••••'],
    ['Form 1099 123-45-6789', 'Form 1099 •••-••-••••'],
    ['tt11 the account of DE89370400440532013000', 'tt11 the account of DE••••••••••••••••••••'],
  ])('%s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });
});

describe('stays readable', () => {
  test.each([
    '713-555-0100',
    '(713) 555-0100',
    '713.555.0100',
    '7135550100',
    '1-713-555-0100',
    '+1 713 555 0100',
    '+17135550100',
    '713-555-0100 or 713-555-0101',
    '713 555 0100 713 555 0101',
    '713-555-0100x123',
    '+44 20 7946 0958',
    '+34 612 345 678',
    'Bellaire, TX 77401-1234',
    'TX 77401–1234 713-555-0100',
    '2023',
    '2019-2023',
    '2019 2020 2021 2022',
    '2019, 2020, 2021 and 2022',
    '04/15/2026',
    '04-15-2026',
    '2026-04-15 10:30',
    '01/01/2023 - 12/31/2023',
    '$123456789',
    '$ 123456789.00',
    '$1,234,567.89',
    '1,234,567,890,123',
    '1234567.89',
    'Forms 1040, 1099 and W-2',
    'notice CP2000 of 2024',
    'my account since 2019',
    'account manager, phone 7135550100',
    'account balance 250000',
    'account had $250000',
    'account paid 250000.00',
    'accounting for 250000 dollars',
    'FY23 LOSS YEAR MORE THAN WE WANTED',
    '4111 1111 1111 1112',
  ])('%s', (text) => {
    expect(masked(text)).toBe(text);
    expect(masked(`I wrote ${text}, thanks`)).toBe(`I wrote ${text}, thanks`);
  });
});

test('a message is masked in every field but the address, which an answer needs', () => {
  const ssn = '123-45-6789';
  const written = {
    name: ssn,
    email: `${ssn}@example.com`,
    phone: ssn,
    subject: ssn,
    message: ssn,
  };
  const message = { ...STORED, ...written };
  const { email } = message;
  const hidden = Object.fromEntries(Object.keys(written).map((name) => [name, '•••-••-••••']));
  expect(maskedMessage(message)).toEqual({ ...message, ...hidden, email });
});

/** The shortest of a few runs, in milliseconds of this thread's own. */
function timeOf(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const begun = process.threadCpuUsage();
    masked(text);
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test.each([
  '1',
  '1 ',
  '1  ',
  '12-',
  'a1',
  'aa11 ',
  'aa11',
  '4111 ',
  '2020 ',
  'account ',
  '1\u200b',
])('time grows as the text does: %j', (piece) => {
  const text = (length: number) => piece.repeat(length / piece.length);
  const [short, long] = [timeOf(text(5_000)), timeOf(text(40_000))];
  // Eight times as long; a square would be 64.
  expect(long).toBeLessThan(32 * Math.max(short, 2));
});
