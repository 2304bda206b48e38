import { BROWSER } from '../../testing/browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** The headers of a browser with this user agent. */
function sent(name: string, headers: Record<string, string>) {
  return { 'user-agent': name, 'accept-language': 'en-US,en;q=0.9', ...headers };
}

/** The headers that browsers send with the form: by script, without script, and without Sec-Fetch-Site. */
// biome-ignore format: a table, a browser to a line
export const BROWSERS = {
  chrome: BROWSER,
  chromeWithoutScript: { ...BROWSER, accept: HTML, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  firefox78: sent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.10; rv:78.0) Gecko/20100101 Firefox/78.0', { accept: 'application/json' }),
  iphone: sent(`${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, { accept: 'application/json', 'sec-fetch-site': 'same-origin' }),
  iphoneInApp: sent(`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/537.0.0.34.69]`, { accept: 'application/json' }),
  safari15WithoutScript: sent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.1 Safari/605.1.15', { accept: HTML, origin: 'null' }),
  ie11: sent('Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', { accept: 'text/html, application/xhtml+xml, image/jxr, */*' }),
  lynx: sent('Lynx/2.9.2 libwww-FM/2.14 SSL-MM/1.4.1 OpenSSL/3.3.2', { accept: 'text/html, text/plain, text/sgml, */*;q=0.01' }),
};

/** The headers of programs: their library's, made-up ones, or those of a browser driven by a program. */
export const PROGRAMS = {
  curl: { 'user-agent': 'curl/8.5.0', accept: '*/*' },
  python: { 'user-agent': 'python-requests/2.32.3', accept: '*/*', connection: 'keep-alive' },
  go: { 'user-agent': 'Go-http-client/1.1', 'accept-encoding': 'gzip' },
  node: { 'user-agent': 'node', accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors' },
  unnamed: {},
  chromeByName: { 'user-agent': BROWSER['user-agent'], accept: '*/*' },
  chromeWithoutMetadata: sent(BROWSER['user-agent'], { accept: HTML }),
  driven: BROWSER,
};
