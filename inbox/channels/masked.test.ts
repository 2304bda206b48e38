import { expect, test } from 'vitest';
import { STORED } from '../testing/sample.ts';
import { masked, maskedMessage } from './masked.ts';

const PRIVATE = {
  'Social Security': [
    '123-45-6789',
    '123 45 6789',
    '123.45.6789',
    '123/45/6789',
    '123, 45, 6789',
    '123:45:6789',
    '123_45_6789',
    '123\u00a045\u00a06789',
    '123\u201345\u20136789',
    '123\u201145\u20116789',
    '123\u221245\u22126789',
    '123 - 45 - 6789',
    '123\u200b45\u200b6789',
    '123 45-6789',
    '123456789',
    '123-456789',
    '123 456 789',
    '123456789-987654321',
    'A-123456789',
    '１２３－４５－６７８９',
    '٧٨١-٢٣-٤٥٦٧',
  ],
  'ITIN and EIN': ['912-78-1234', '12-3456789', '12 3456789', '12 - 3456789'],
  'Texas taxpayer': [
    '12345678901',
    '17460123456',
    '21234567890',
    '1-23-4567890-1',
    '1 74 6012345 6',
    '2-123-45-6789-0',
    '2-123456789-0',
    '3-20123-4567-8',
    '1-74-60123456',
  ],
  card: [
    '4111 1111 1111 1111',
    '4222-2222-2222-2',
    '5555.5555.5555.4444',
    '3782 822463 10005',
    '3056 930902 5904',
    '6304 0000 0000 0000 000',
    '4111111111111111',
    '４１１１　１１１１　１１１１　１１１１',
  ],
  bank: [
    '111000025',
    '000123456789',
    '12345678901234',
    'DE89 3704 0044 0532 0130 00',
    'GB29NWBK60161331926819',
    'gb29 nwbk 6016 1331 9268 19',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'FR14-2004-1010-0505-0001-3M02-606',
  ],
};

const hiddenDigits = (text: string) => text.replace(/\p{Nd}/gu, '•');

test.each(
  Object.entries(PRIVATE).flatMap(([kind, numbers]) => numbers.map((number) => [kind, number])),
)('is hidden: %s %s', (_, number) => {
  for (const before of [
    '',
    'My number:',
    'Call 713-555-0100 ',
    'Form 1099 ',
    '$500 ',
    `${number}; `,
  ]) {
    const hidden = before === `${number}; ` ? hiddenDigits(before) : before;
    expect(masked(`${before}${number}, thanks`)).toBe(`${hidden}${hiddenDigits(number)}, thanks`);
  }
});

test.each([
  'SSN [12345-6789]',
  'ssn: [123 4567 89], call 713-555-0100',
  'My social is [12345-6789]',
  'account [12345678]',
  'checking [123456789012], savings: [12345678]',
  'bank [12345678]',
  'account number:\n[12345678]',
  'account #[12-34-5678]',
  'account no. [123-456-7890]',
  'accounts [12345678] and [87654321]',
  'accounts [12345678, 87654321]',
  'Acct. no. [1234-567]',
  'account FD[12345678]',
  'the account at the bank is [7135550100]',
  'número de cuenta [12345678]',
  'routing number is [1110-0002-5]',
  'EIN [123 456 789 0]',
  'Texas taxpayer number [32012345678]',
  'IBAN DE[00 3704 0044 0532 0130 00]',
  'tt11 the account of DE[89370400440532013000]',
  'invoice 123456789, account [12345678]',
  'EIN [12-3456789], 713-555-0100',
  'account [12345678]. 713-555-0100 is my cell',
  'SSN [123 45 6789] 713 555 0100',
  'SSN [123, 45, 6789]',
])('is hidden after its word: %s', (marked) => {
  const text = marked.replace(/[[\]]/g, '');
  expect(masked(text)).toBe(marked.replace(/\[(.*?)\]/g, (_, number) => hiddenDigits(number)));
});

const PLAIN = {
  phone: [
    '713-555-0100',
    '(713) 555-0100',
    '713.555.0100',
    '7135550100',
    '1-713-555-0100',
    '17135550100',
    '18005550100',
    '+1 713 555 0100',
    '+17135550100',
    '713-555-0100 or 713-555-0101',
    '713 555 0100, 713 555 0101',
    '713-555-0100x123',
    '555-0100',
    'call 123456789',
  ],
  'phone abroad': [
    '972501234567',
    '972-50-1234567',
    '972-501234567',
    '(972) 50-1234567',
    '972 50 123 4567',
    '0501234567',
    '+972 50 123 4567',
    '+44 20 7946 0958',
    '+34 612 345 678',
    '34 612 345 678',
    '351 912 345 678',
    '0044 20 7946 0958',
    '0151 12345678',
    '91 98765 43210',
    '84 90 123 4567',
    '55 11 91234-5678',
    '447700900123',
    '8613812345678',
    '011 52 81 1234 5678',
    'WhatsApp 27821234567',
  ],
  'ZIP code': ['77401', 'TX 77401-1234', 'TX 77401–1234 713-555-0100', 'ZIP 77401 1234'],
  'year or date': [
    '2023',
    '2019-2023',
    '2019 2020 2021 2022',
    '2019, 2020, 2021 and 2022',
    '04/15/2026',
    '04-15-2026',
    '4.15.26',
    '2026-04-15 10:30',
    '10:30, 4/15/2026',
    '01/01/2023 - 12/31/2023',
  ],
  amount: [
    '$123456789',
    '$ 123456789.00',
    '$1,234,567.89',
    '€1.234.567,89',
    '1,234,567,890,123',
    '123,456,789',
    '1234567.89',
  ],
  paper: [
    'Forms 1040, 1099 and W-2',
    'forms 941, 940, 1099',
    'Form 941 12/2024',
    'notice CP2000 of 2024',
    'invoice 123456789',
    'Invoice no. 12345678',
  ],
  'after an account': [
    'my account since 2019',
    'account opened 04/15/2026',
    'account manager, phone 7135550100',
    'account manager 713-555-0100',
    'account, 1-713-555-0100',
    'account had 1,250,000',
    'account balance 250000',
    'account had $250000',
    'account had 1,250,000.00',
    'account paid 250000.00',
    'accounting for 250000 dollars',
    'account in Bellaire, TX 77401-1234',
  ],
  other: ['FY23 LOSS YEAR MORE THAN WE WANTED', '4111 1111 1111 1112', '29.7058411, -95.4588299'],
};

test.each(Object.entries(PLAIN).flatMap(([kind, texts]) => texts.map((text) => [kind, text])))(
  'stays: %s %s',
  (_, text) => {
    expect(masked(text)).toBe(text);
    expect(masked(`I wrote ${text}, thanks`)).toBe(`I wrote ${text}, thanks`);
  },
);

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

test.each([
  ['SSN 123-45-6789', 'SSN •••-••-••••'],
  ['4111 1111 1111 1111', '•••• •••• •••• ••••'],
  ...[
    '972501234567',
    '123456789',
    '030 123456',
    '21234567890',
    '000123456789',
    'account 12345678',
  ].map((phone) => [phone, phone]),
])('of a phone number %s there is shown %s', (phone = '', shown) => {
  expect(maskedMessage({ ...STORED, phone }).phone).toBe(shown);
});
