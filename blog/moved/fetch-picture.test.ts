import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { fetchPicture, isPublic } from './fetch-picture.ts';

const server = createServer(({ url = '' }, answer) => {
  if (url === '/moved') return answer.writeHead(302, { location: '/a.png' }).end();
  if (url === '/round') return answer.writeHead(302, { location: '/round' }).end();
  if (url === '/away') return answer.writeHead(301, { location: 'file:///etc/passwd' }).end();
  if (url === '/gone.png') return answer.writeHead(404, { 'content-type': 'image/png' }).end();
  if (url === '/cut.png') {
    answer.writeHead(200, { 'content-type': 'image/png', 'content-length': 9 });
    return answer.write('png', () => answer.destroy());
  }
  const type = url === '/page' ? 'text/html' : 'image/png';
  answer.writeHead(200, { 'content-type': `${type}; a=b` });
  return answer.end(url === '/huge.png' ? Buffer.alloc(41 * 1024 * 1024) : 'png');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function at(path: string, host = 'localhost'): URL {
  const { port } = server.address() as AddressInfo;
  return new URL(path, `http://${host}:${port}`);
}

test.each(['/a.png', '/moved'])('%s is fetched', async (path) => {
  const { bytes, ending } = await fetchPicture(at(path), () => true);
  expect(`${bytes} ${ending}`).toBe('png png');
});

test('a picture that is written into its address is read from there', async () => {
  const { bytes, ending } = await fetchPicture(new URL('data:image/png;base64,cG5n'));
  expect(`${bytes} ${ending}`).toBe('png png');
});

test.each(['data:image/png', 'data:text/html,x'])('%s is none', async (address) => {
  await expect(fetchPicture(new URL(address))).rejects.toThrow('it is no JPEG');
});

test.each([
  ['/round', 'it leads on too often'],
  ['/away', 'it is not of http or https'],
  ['/gone.png', 'its site answers 404'],
  ['/page', 'it is no JPEG, PNG, WebP or AVIF'],
  ['/huge.png', 'it has more than 40 MB'],
  ['/cut.png', 'it did not arrive whole'],
])('%s is none', async (path, message) => {
  await expect(fetchPicture(at(path), () => true)).rejects.toThrow(message);
});

test.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1'])(
  'this machine is not asked as %s',
  async (host) => {
    await expect(fetchPicture(at('/a.png', host))).rejects.toThrow('inside a private network');
  },
);

test.each([
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
