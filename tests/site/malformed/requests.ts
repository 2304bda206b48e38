import { FIELDS, FORM_NAME, FORM_NAME_FIELD, HONEYPOT_FIELD } from '../../../src/inbox/fields.ts';

/** A number from 0 up to, but not including, `below`. */
type Chance = (below: number) => number;

/** A seeded generator (mulberry32), so that a failing request can be repeated. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below;
  };
}

const NAMES = [
  ...FIELDS.map(({ name }) => name),
  FORM_NAME_FIELD,
  HONEYPOT_FIELD,
  ...['__proto__', 'name[]', '', '%', '\u{1f600}'],
];
const VALUES = [
  ...['', ' ', '%', '%zz', '%00', '%ED%A0%80', '%FF%FE', '\u200b', '&&&', '=', ';'],
  ...['a@b.co', 'a@b', 'contact', '%0D%0ABcc:%20a@b.co', '%1B]0;x%07', "'%3B--", '%F0%9F%98%80'],
];
const PATHS = [
  ...['/', '/contact', '/readyz', '/blog/', '/blog?category=%ff', '//', '/%00'],
  ...[
    '/..%2f..%2fetc/passwd',
    '*',
    'http://127.0.0.1/contact',
    '/contact?a[]=1',
    '/\u00e9',
    '/a b',
  ],
];
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'X'];
const HEADERS = [
  'Accept: ,,,',
  'Accept-Encoding: br;q=a, *;q=9',
  'Content-Type: text/plain',
  'Content-Type: application/x-www-form-urlencoded; charset=utf-16',
  'Content-Type: ;',
  'Content-Length: -1',
  'Content-Encoding: gzip',
  'Expect: x',
  'Origin: javascript:1',
  'Range: bytes=9-1,-',
  'If-None-Match: "',
  'Host: %',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: x',
  'Upgrade: websocket',
  'X-Forwarded-For: a, b, ::',
  ' folded',
  'Name',
  'A: \u0000',
];

/** The bytes of a request that browsers would send rarely or never. */
export function malformedRequest(chance: Chance): Buffer {
  const one = <Item>(items: readonly Item[], fallback: Item) =>
    items[Math.floor(chance(items.length))] ?? fallback;
  const many = (most: number, make: () => string) =>
    Array.from({ length: Math.floor(chance(most)) }, make);
  const bytes = (most: number) =>
    Buffer.from(Array.from({ length: Math.floor(chance(most)) }, () => Math.floor(chance(256))));

  function value(): string {
    const text = one(VALUES, '');
    return chance(20) < 1 ? text.repeat(Math.floor(chance(8_000))) : text;
  }

  function form(): string {
    const own = [`${FORM_NAME_FIELD}=${FORM_NAME}`, `message=${chance(1)}`, 'name=a'];
    const ours = chance(4) < 3 ? own : [];
    const pairs = many(9, () => `${one(NAMES, '')}${chance(9) < 1 ? '' : '='}${value()}`);
    return [...ours, ...(chance(2) < 1 ? ['email=a%40b.co'] : []), ...pairs].join('&');
  }

  function post(): Buffer {
    const body = Buffer.from(form());
    const length = body.length + (chance(8) < 1 ? Math.round(chance(40) - 20) : 0);
    const head = [
      `POST ${chance(9) < 1 ? one(PATHS, '/') : '/'} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: close',
      // Most of them, since the error page is slow to render.
      ...(chance(5) < 4 ? ['Accept: application/json'] : []),
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${length}`,
      ...many(2, () => one(HEADERS, '')),
    ];
    return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  }

  function visit(): Buffer {
    const long = chance(12) < 1 ? 'a'.repeat(Math.floor(chance(20_000))) : '';
    const head = [
      `${one(METHODS, 'GET')} ${one(PATHS, '/')}${long} HTTP/1.${Math.floor(chance(3))}`,
      ...(chance(9) < 1 ? [] : ['Host: 127.0.0.1']),
      ...many(4, () => one(HEADERS, '')),
      ...(chance(30) < 1 ? many(2_500, () => 'A: b') : []),
    ];
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
  }

  const kind = chance(10);
  if (kind < 1) return bytes(400);
  if (kind < 4) return visit();
  const request = post();
  if (kind < 5) for (const byte of bytes(4)) request[Math.floor(chance(request.length))] = byte;
  return request;
}
