import { expect, test } from 'vitest';
import { masked, maskedMessage } from './masked.ts';
import { STORED } from './testing/sample.ts';

const hiddenDigits = (text: string) => text.replace(/\d/g, '•');

test.each([
  ...[
    '123-45-6789',
    '123 45 6789',
    '123.45.6789',
    '123\u201345\u20136789',
    '123\u00a045\u00a06789',
  ],
  ...['123456789', '123456789-987654321', '912-78-1234', '12-3456789', '12 3456789'],
  ...['4111 1111 1111 1111', '5555-5555-5555-4444', '3782 822463 10005', '4111111111111111'],
])('the number %s is masked', (number) => {
  for (const before of ['', 'My number:', 'Call 713-555-0100 ', 'Form 2848 ', '$500 ']) {
    expect(masked(`${before}${number}, thanks`)).toBe(`${before}${hiddenDigits(number)}, thanks`);
  }
});

test.each([
  'SSN [123-456-789]',
  'My social is [123 4567 89]',
  'account number:\n[12345678]',
  'checking [123456789012], savings: [12345678]',
  'número de cuenta [12345678]',
  'routing number is [1110-0002-5]',
  'Texas taxpayer number [32012345678]',
  'IBAN DE[89 3704 0044 0532 0130 00]',
  'account [12345678], 713-555-0100 is my cell',
])('the number in brackets is masked because of its word: %s', (marked) => {
  const text = marked.replace(/[[\]]/g, '');
  expect(masked(text)).toBe(marked.replace(/\[(.*?)\]/g, (_, number) => hiddenDigits(number)));
});

test.each([
  ...['713-555-0100', '(713) 555-0100', '7135550100', '17135550100', '+1 713 555 0100', '555-0100'],
  ...['713-555-0100 or 713-555-0101', '+972 50 123 4567', '+44 20 7946 0958', '0044 20 7946 0958'],
  ...['34 612 345 678', '972-50-1234567', '8613812345678', '77401', 'TX 77401-1234'],
  ...['2019-2023', '2019 2020 2021 2022', '04/15/2026', '04-15-2026', '2026-04-15 10:30'],
  ...['$123456789', '$ 123456789.00', '$1,234,567.89', '1,234,567,890,123', '1234567.89'],
  ...['Forms 1040, 1099 and W-2', 'Form 941 12/2024', 'notice CP2000 of 2024'],
  ...['account opened 04/15/2026', 'account manager 713-555-0100'],
  ...['account had $250000', 'accounting for 250000 dollars', 'account in Bellaire, TX 77401-1234'],
  ...['4111 1111 1111 1112', '29.7058411, -95.4588299'],
])('%s is not masked', (text) => {
  expect(masked(`I wrote ${text}, thanks`)).toBe(`I wrote ${text}, thanks`);
});

test('a message is masked in every field except the email address, which a reply needs', () => {
  const ssn = '123-45-6789';
  const written = { name: ssn, phone: ssn, subject: ssn, message: ssn };
  const message = { ...STORED, ...written, email: `${ssn}@example.com` };
  const hidden = Object.fromEntries(Object.keys(written).map((name) => [name, '•••-••-••••']));
  expect(maskedMessage(message)).toEqual({ ...message, ...hidden });
});

test('in a phone field only cards and grouped Social Security numbers are masked', () => {
  for (const phone of ['972501234567', '123456789', '030 123456', 'account 12345678']) {
    expect(maskedMessage({ ...STORED, phone }).phone).toBe(phone);
  }
});
