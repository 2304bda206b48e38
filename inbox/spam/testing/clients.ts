import { BROWSER } from '../../testing/browser.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI_15 = `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.1 Safari/605.1.15`;

const ANY = { accept: '*/*' };
const PAGE = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const JSON_ALONE = { accept: 'application/json' };
const PLAIN = {
  ...PAGE,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const SCRIPT = {
  ...JSON_ALONE,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
};

/** The headers of a browser of this name, for somebody with this language. */
function sent(name: string, headers: Record<string, string>, language = 'en-US,en;q=0.9') {
  return { 'user-agent': name, 'accept-language': language, ...headers };
}

/** The headers that people's browsers send with the form. */
// biome-ignore format: a table, a browser to a line
export const BROWSERS = {
  chrome: BROWSER,
  chromeWithoutScript: { ...BROWSER, ...PLAIN },
  firefox: sent(`${WINDOWS}; rv:145.0) Gecko/20100101 Firefox/145.0`, SCRIPT),
  firefoxWithoutScript: sent('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', PLAIN),
  firefox78: sent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.10; rv:78.0) Gecko/20100101 Firefox/78.0', JSON_ALONE),
  iphone: sent(`${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, SCRIPT),
  iphoneInApp: sent(`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/537.0.0.34.69]`, SCRIPT, 'es-MX,es-419;q=0.9,es;q=0.8'),
  android: sent(`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, SCRIPT, 'vi-VN,vi;q=0.9,en-US;q=0.8'),
  samsung: sent(`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, SCRIPT),
  edge: sent(`${WINDOWS}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, SCRIPT, 'zh-CN,zh;q=0.9,en;q=0.8'),
  safari15: sent(SAFARI_15, JSON_ALONE),
  safari15WithoutScript: sent(SAFARI_15, { ...PAGE, origin: 'null' }),
  ie11: sent('Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', { accept: 'text/html, application/xhtml+xml, image/jxr, */*' }),
  lynx: sent('Lynx/2.9.2 libwww-FM/2.14 SSL-MM/1.4.1 OpenSSL/3.3.2', { accept: 'text/html, text/plain, text/sgml, */*;q=0.01' }, 'en'),
};

/** The headers of programs: as their libraries send them, made up, or a browser's that a program drives. */
// biome-ignore format: a table, a program to a line
export const PROGRAMS = {
  curl: { 'user-agent': 'curl/8.5.0', ...ANY },
  python: { 'user-agent': 'python-requests/2.32.3', ...ANY, connection: 'keep-alive' },
  go: { 'user-agent': 'Go-http-client/1.1', 'accept-encoding': 'gzip' },
  node: { 'user-agent': 'node', ...ANY, 'accept-language': '*', 'sec-fetch-mode': 'cors' },
  java: { 'user-agent': 'Java/17.0.9', accept: 'text/html, image/gif, image/jpeg, *; q=.2' },
  unnamed: {},
  bareMozilla: { 'user-agent': 'Mozilla/5.0', ...ANY },
  chromeByName: { 'user-agent': BROWSER['user-agent'], ...ANY },
  chromeWithoutMetadata: sent(BROWSER['user-agent'], PAGE),
  chrome49: { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.112 Safari/537.36', ...ANY },
  driven: BROWSER,
};
