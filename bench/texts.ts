/**
 * `npm run bench -- texts`: every function that is given a stranger's text, with the worst of many
 * texts of as many bytes as can come (64 KB in a form, 16 KB in the head of a request), each a piece
 * again and again, and how long that one takes (ms, median of nine).
 */

import { addressKey } from '../addresses/address-key.ts';
import { listQuery, placeAsked } from '../blog/addresses.ts';
import { slugSchema } from '../blog/post.ts';
import { mailHtml, mailText, subjectOf } from '../inbox/channels/mail-body.ts';
import { masked } from '../inbox/channels/masked.ts';
import { csv } from '../inbox/csv.ts';
import { folded } from '../inbox/folded.ts';
import { messageSchema, remarksOn } from '../inbox/message.ts';
import { inFull, listing } from '../inbox/print.ts';
import { readForm } from '../inbox/receive/form.ts';
import { networkOf } from '../inbox/receive/network.ts';
import { nonces } from '../inbox/receive/nonce.ts';
import { replyLink } from '../inbox/reply.ts';
import { pointsForHeaders } from '../inbox/spam/browser.ts';
import { signsOfSpam } from '../inbox/spam/score.ts';
import { sendersOfTexts } from '../inbox/spam/senders.ts';
import { judgeToken } from '../inbox/spam/token.ts';
import { NOTHING_WAITS, SAMPLE, STORED } from '../inbox/testing/sample.ts';
import { addressOf, askedBy, FIND_PATH } from '../notices/addresses.ts';
import { lookUp } from '../notices/look-up.ts';
import { typedIn } from '../notices/typed-in.ts';
import { withoutEndSlash } from '../server/respond/end-slash.ts';
import { chooseEncoding, prefersJson } from '../server/respond/negotiate.ts';
import { redirectedTo } from '../server/respond/redirects.ts';
import { PAPERS } from '../tests/content.ts';
import { median } from './load/median.ts';
import { printRow } from './load/print-row.ts';

const FORM_BYTES = 65_536;
const HEAD_BYTES = 16_384;
const TIMES = 9;

// biome-ignore format: a line for each kind.
const PIECES = [
  '+', '%41', 'a&', 'a=&', '/', '/a', '//', ',', ';q=1,', 'a;', '\0', '\r', '\t', ' ',
  '4111 ', 'acct123456 ', 'aa11 ', '-DE89', '123-45-6789 ', '12.', '1 ', 'x',
  'www.a.com your site ', 'seo ', '<a ', '[url', '@a.', 'a-', '&', '"',
  'thousand o hundred ', 'twenty one ', 'cp ', 'o ', 'irsform', 'ﷺ', 'ﷺ⒪', 'é', 'İ', '\u0323\u0301', '\u202e', '\u3164', '😀', '税 ',
];

const nonceOf = nonces();
const sendersOf = sendersOfTexts();
const key = Buffer.alloc(32);
const stored = (message: string) => ({ ...STORED, message });
const spam = (message: string) => ({
  message: { ...SAMPLE, name: message, message },
  headers: { 'user-agent': message, accept: message },
  isSecure: true,
  token: 'none' as const,
  senders: 1,
});
const query = (text: string) => new URLSearchParams(text);

const OF_FORMS: Record<string, (text: string) => unknown> = {
  readForm,
  messageSchema: (text) => messageSchema.safeParse({ ...SAMPLE, name: text, message: text }),
  'messageSchema, email': (text) => messageSchema.safeParse({ ...SAMPLE, email: `a@${text}` }),
  remarksOn: (text) => remarksOn({ ...SAMPLE, name: text, message: text }),
  nonces: (text) => nonceOf({ nonce: text, message: SAMPLE, address: '' }),
  judgeToken: (text) => judgeToken(text, key),
  sendersOfTexts: (message) => sendersOf({ email: 'a@b.co', message }, ''),
  signsOfSpam: (text) => signsOfSpam(spam(text)),
  masked: (text) => masked(text),
  'masked, phone': (text) => masked(text, true),
  subjectOf: (text) => subjectOf({ ...STORED, name: text }),
  mailText: (text) => mailText(stored(text), NOTHING_WAITS),
  mailHtml: (text) => mailHtml(stored(text), NOTHING_WAITS),
  replyLink: (text) => replyLink(stored(text)),
  csv: (text) => csv([[text]]),
  folded,
  inFull: (text) => inFull(stored(text), []),
  listing: (text) => listing([stored(text)], 1),
  typedIn,
  lookUp: (text) => lookUp(text, PAPERS),
};
const OF_HEADS: Record<string, (text: string) => unknown> = {
  askedBy: (text) => addressOf(FIND_PATH, askedBy(query(`number=${text}&near=${text}`))),
  placeAsked: (text) => listQuery(placeAsked(query(`category=${text}&page=${text}`))),
  slugSchema: (text) => slugSchema.safeParse(text),
  redirectedTo: (text) => redirectedTo(new Map(), `/${text}`),
  addressKey,
  withoutEndSlash: (text) => withoutEndSlash(`/${text}/`),
  chooseEncoding: (text) => chooseEncoding(text, () => true),
  prefersJson,
  networkOf: (text) => networkOf(`fe80::1%${text}`),
  pointsForHeaders: (text) => pointsForHeaders({ 'user-agent': `Mozilla/5.0 (${text}` }, true),
};

for (const [functions, bytes] of [
  [OF_FORMS, FORM_BYTES],
  [OF_HEADS, HEAD_BYTES],
] as const) {
  printRow(`given ${bytes / 1_024} KB`, 24, ['ms', 'of']);
  for (const [name, run] of Object.entries(functions)) {
    const timed = PIECES.map((piece) => ({ piece, ms: timeOf(run, filled(piece, bytes)) }));
    const [worst] = timed.toSorted((a, b) => b.ms - a.ms);
    printRow(name, 24, [(worst?.ms ?? 0).toFixed(1), `  ${JSON.stringify(worst?.piece)}`]);
  }
}

/** A piece again and again, in so many bytes of UTF-8. */
function filled(piece: string, bytes: number): string {
  return piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
}

function timeOf(run: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: TIMES }, () => {
    const began = performance.now();
    run(text);
    return performance.now() - began;
  });
  return median(times);
}
