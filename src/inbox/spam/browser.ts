import type { IncomingHttpHeaders } from 'node:http';

/** How graphical browsers name themselves, and those for terminals. */
const BROWSER = /^(?:Mozilla\/\d\.\d \(|Opera\/|Lynx\/|w3m\/|E?Links |NetSurf\/|Dillo\/)/;
const ROBOT = /bot\b|crawler|spider/i;
/** The first versions that send Sec-Fetch-Site to every https address. Older ones, and all of Safari's, may lack it. */
const SINCE = { Chrome: 80, Firefox: 90 };

const PROGRAM = 3;
const NO_LANGUAGE = 2;
const NO_METADATA = 3;
const OTHER_ACCEPT = 1;

/**
 * Points for a request whose headers are not those of a browser that sends the form, at most as
 * many as a program that names itself gets.
 *
 * @param isSecure whether the site is visited by https; only then do browsers say all they can
 */
export function pointsForHeaders(headers: IncomingHttpHeaders, isSecure: boolean): number {
  const name = headers['user-agent'] ?? '';
  if (!BROWSER.test(name) || ROBOT.test(name)) return PROGRAM;
  const { accept = '' } = headers;
  const points =
    (headers['accept-language'] ? 0 : NO_LANGUAGE) +
    (isSecure && isRecent(name) && headers['sec-fetch-site'] === undefined ? NO_METADATA : 0) +
    (/text\/html|application\/json/.test(accept) ? 0 : OTHER_ACCEPT);
  return Math.min(points, PROGRAM);
}

function isRecent(userAgent: string): boolean {
  return Object.entries(SINCE).some(([name, version]) => {
    const [, major = ''] = new RegExp(` ${name}/(\\d+)`).exec(userAgent) ?? [];
    return Number(major) >= version;
  });
}
