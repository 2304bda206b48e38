import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

const DAY_MS = 24 * 60 * 60_000;
/** Programs renew with a third of the time left; with a fifth or two weeks left, that has failed for days. */
const LEFT_SHARE = 1 / 5;
const LEFT_MS = 14 * DAY_MS;

/**
 * Says that the certificate of a site nears its end; undefined where it does not, where the page
 * needs none, and where nobody answers, which the visitor's own request says better.
 *
 * @param page an address of the site
 * @param withinMs how long the answer may take
 */
export async function certificateNearsEnd(
  page: string,
  withinMs: number,
  now = new Date(),
): Promise<string | undefined> {
  const { protocol, hostname: host, port } = new URL(page);
  if (protocol !== 'https:') return undefined;
  // Whether it is to be trusted is not asked here: the visitor's request asks that.
  const socket = connect({
    ...{ host, port: Number(port || 443), rejectUnauthorized: false },
    ...(isIP(host) === 0 && { servername: host }),
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(withinMs) });
    const { valid_from, valid_to } = socket.getPeerCertificate();
    const [from, to] = [Date.parse(valid_from), Date.parse(valid_to)];
    const left = to - now.getTime();
    if (left > Math.min(LEFT_MS, (to - from) * LEFT_SHARE)) return undefined;
    const day = new Date(to).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    return `The certificate of ${host} ends on ${day} and was not renewed: see "The certificate" in docs/running.md.`;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
