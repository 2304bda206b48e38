import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { PictureError } from '../articles/picture-error.ts';

const MB = 1024 * 1024;
const MAX_BYTES = 40 * MB;
const WAIT_MS = 30_000;
const MOVES = 5;
const NO_PICTURE = 'it is no JPEG, PNG, WebP or AVIF';
/** File endings by media type: what an article may show. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);

/** This machine and its network (RFC 6890), which an export's addresses must not reach. */
const INSIDE = new BlockList();
for (const net of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
]) {
  const [address = '', bits] = net.split('/');
  INSIDE.addSubnet(address, Number(bits), 'ipv4');
}
for (const net of ['::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8']) {
  const [address = '', bits] = net.split('/');
  INSIDE.addSubnet(address, Number(bits), 'ipv6');
}

/** Whether an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  return !INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Fetches a picture of at most 40 MB, within half a minute and over five redirects at most; one that
 * is written into its address is read from there.
 *
 * @param mayReach whether an IP address may be connected to
 * @returns its bytes and file ending
 * @throws PictureError if the address answers with none; the system's error if it does not answer
 */
export async function fetchPicture(
  address: URL,
  mayReach: (ip: string) => boolean = isPublic,
): Promise<{ bytes: Buffer; ending: string }> {
  if (address.protocol === 'data:') {
    const data = await fetch(address).then(
      (it) => it.blob(),
      () => new Blob(),
    );
    const ending = ENDINGS.get(data.type.split(';', 1)[0] ?? '');
    if (ending === undefined) throw new PictureError(NO_PICTURE);
    return { bytes: Buffer.from(await data.arrayBuffer()), ending };
  }
  const signal = AbortSignal.timeout(WAIT_MS);
  let url = address;
  for (let moves = 0; moves <= MOVES; moves += 1) {
    const response = await ask(url, mayReach, signal);
    const { statusCode = 0, headers } = response;
    const next = headers.location === undefined ? null : URL.parse(headers.location, url);
    if (statusCode >= 300 && statusCode < 400 && next) {
      response.destroy();
      url = next;
      continue;
    }
    const ending = ENDINGS.get(headers['content-type']?.split(';', 1)[0]?.trim() ?? '');
    if (statusCode === 200 && ending !== undefined) return { bytes: await read(response), ending };
    response.destroy();
    throw new PictureError(statusCode === 200 ? NO_PICTURE : `its site answers ${statusCode}`);
  }
  throw new PictureError('it leads on too often');
}

function ask(
  url: URL,
  mayReach: (ip: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isInside = new PictureError('it is inside a private network');
  if (!/^https?:$/.test(url.protocol)) throw new PictureError('it is not of http or https');
  if (isIP(host) !== 0 && !mayReach(host)) throw isInside;
  // The address that is checked is the one that is connected to.
  const guarded: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found = []) => {
      const open = found.filter((each) => mayReach(each.address));
      const [first] = open;
      if (error || !first) return done(error ?? isInside, []);
      return options.all ? done(null, open) : done(null, first.address, first.family);
    });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  get(url, { lookup: guarded, signal }, resolve).on('error', reject);
  return promise;
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      size += part.length;
      if (size > MAX_BYTES) throw new PictureError(`it has more than ${MAX_BYTES / MB} MB`);
    }
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError(`it did not arrive whole within ${WAIT_MS / 1_000} seconds`, { cause });
  }
  return Buffer.concat(parts);
}
