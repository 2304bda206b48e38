import { BROWSER } from '../../testing/browser.ts';

const LANGUAGE = { 'accept-language': 'en-US,en;q=0.9' };
const PAGE = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const METADATA = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const SCRIPT = {
  accept: 'application/json',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
};
const SAFARI_15 =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.1 Safari/605.1.15';

/** The headers that people's browsers send with the form. */
export const BROWSERS = {
  chrome: BROWSER,
  chromeWithoutScript: { ...BROWSER, ...PAGE, ...METADATA },
  firefox: {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'accept-language': 'en-US,en;q=0.5',
    ...SCRIPT,
  },
  firefoxWithoutScript: {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'accept-language': 'en-US,en;q=0.5',
    ...PAGE,
    ...METADATA,
  },
  firefox78: {
    'user-agent':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.10; rv:78.0) Gecko/20100101 Firefox/78.0',
    'accept-language': 'en-US,en;q=0.5',
    accept: 'application/json',
  },
  iphone: {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ...LANGUAGE,
    ...SCRIPT,
  },
  iphoneInApp: {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/537.0.0.34.69]',
    'accept-language': 'es-MX,es-419;q=0.9,es;q=0.8',
    ...SCRIPT,
  },
  android: {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'accept-language': 'vi-VN,vi;q=0.9,en-US;q=0.8',
    ...SCRIPT,
  },
  samsung: {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ...LANGUAGE,
    ...SCRIPT,
  },
  edge: {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8',
    ...SCRIPT,
  },
  safari15: { 'user-agent': SAFARI_15, ...LANGUAGE, accept: 'application/json' },
  safari15WithoutScript: { 'user-agent': SAFARI_15, ...LANGUAGE, ...PAGE, origin: 'null' },
  ie11: {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'accept-language': 'en-US',
    accept: 'text/html, application/xhtml+xml, image/jxr, */*',
  },
  lynx: {
    'user-agent': 'Lynx/2.9.2 libwww-FM/2.14 SSL-MM/1.4.1 OpenSSL/3.3.2',
    'accept-language': 'en',
    accept: 'text/html, text/plain, text/sgml, */*;q=0.01',
  },
};

/** The headers of programs: as their libraries send them, made up, or a browser's that a program drives. */
export const PROGRAMS = {
  curl: { 'user-agent': 'curl/8.5.0', accept: '*/*' },
  python: { 'user-agent': 'python-requests/2.32.3', accept: '*/*', connection: 'keep-alive' },
  go: { 'user-agent': 'Go-http-client/1.1', 'accept-encoding': 'gzip' },
  node: { 'user-agent': 'node', accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors' },
  java: { 'user-agent': 'Java/17.0.9', accept: 'text/html, image/gif, image/jpeg, *; q=.2' },
  unnamed: {},
  bareMozilla: { 'user-agent': 'Mozilla/5.0', accept: '*/*' },
  chromeByName: { 'user-agent': BROWSER['user-agent'], accept: '*/*' },
  chromeWithoutMetadata: { 'user-agent': BROWSER['user-agent'], ...LANGUAGE, ...PAGE },
  chrome49: {
    'user-agent':
      'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.112 Safari/537.36',
    accept: '*/*',
  },
  driven: BROWSER,
};
