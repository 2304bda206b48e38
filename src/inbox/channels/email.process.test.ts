import { expect, test } from 'vitest';
import { TEST_TIMEOUT_MS } from '../../../tests/test-timeout.ts';
import { readSettings } from '../../base/settings/settings.ts';
import type { StoredMessage } from '../stored-message.ts';
import { mailServerForTest, trustTheCertificate } from '../testing/mail-server.ts';
import { NOTHING_WAITS, STORED } from '../testing/sample.ts';
import { emailChannel } from './email.ts';

/** Mails a message through the real channel. */
async function mail(SMTP_URL: string, changes: Partial<StoredMessage>, waiting = NOTHING_WAITS) {
  const channel = emailChannel(
    readSettings({
      SMTP_URL,
      CONTACT_TO: 'office@example.com',
      CONTACT_FROM: 'website@example.com',
      SITE_URL: 'https://www.example.com',
    }),
  );
  await channel?.deliver({ ...STORED, ...changes }, waiting, AbortSignal.timeout(TEST_TIMEOUT_MS));
}

/** Mails a message to a test server; resolves to the unfolded header lines and the text. */
async function mailed(changes: Partial<StoredMessage> = {}, waiting = NOTHING_WAITS) {
  const server = await mailServerForTest();
  await mail(`smtp://127.0.0.1:${server.port}`, changes, waiting);
  const [whole = ''] = server.mails;
  const [head = '', ...parts] = whole.split('\r\n\r\n');
  const text = parts.join('\r\n\r\n').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return { whole, headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'), text };
}

test('a message is mailed as plain text, with Reply-To the visitor', async () => {
  const { headers, text } = await mailed({ name: 'Zoë Peña', message: 'a < b & c\n\n"d"' });
  expect(headers).toEqual(
    expect.arrayContaining([
      ...['From: website@example.com', 'To: office@example.com', 'MIME-Version: 1.0'],
      ...['Auto-Submitted: auto-generated', 'Content-Type: text/plain; charset=utf-8'],
      expect.stringMatching(/^Reply-To: =\?UTF-8\?.* <ada@example\.com>$/),
      expect.stringMatching(/^Message-ID: <[0-9a-f]{32}@www\.example\.com>$/),
    ]),
  );
  expect(text).toMatch(/^Received: Apr 15, 2026, 5:30 AM CDT\r\nFull Name: /);
  expect(text).toContain('Message:\r\na < b & c\r\n\r\n"d"');
  expect(text).toContain('"npm run inbox -- show 7" has them.');
  expect(text).not.toContain('to be looked at');
  expect((await mailed({}, { quarantined: 2, failed: 3 })).text).toContain(
    'Also to be looked at: 2 quarantined (npm run inbox -- --quarantined), 3 not delivered (npm run inbox -- --failed).\r\n',
  );
});

const KNOWN =
  /^(?:Auto-Submitted|From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding):/;

test.each([
  ['a line break', 'Ada\r\nBcc: eve@example.com'],
  ['other line breaks', 'Ada\u2028Bcc: eve@example.com\u2029\u0085\v\f'],
  ['an encoded line break', '=?UTF-8?Q?Ada=0D=0ABcc:_eve@example.com?='],
  ['encoded words', '=?utf-8*en?q?=0ABcc:?= =?us-ascii?Q?_eve?='],
  ['an address of its own', 'Ada <eve@example.com>, eve@example.com'],
  ['quotes', '"Ada" <eve@example.com>,"'],
  ['a long name', 'Ada, '.repeat(40)],
])('a name, subject or phone with %s adds no header', async (_, text) => {
  const { whole, headers } = await mailed({ name: text, subject: text, phone: text });
  for (const line of headers) expect(line).toMatch(KNOWN);
  expect(new Set(headers.map((line) => line.replace(/:.*/s, ''))).size).toBe(headers.length);
  const reply = headers.find((line) => line.startsWith('Reply-To:')) ?? '';
  expect(reply).toMatch(/ <ada@example\.com>$/);
  expect(reply.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[\w.]+@/g)).toEqual(['ada@']);
  // Mail programs decode encoded words, so all of them must be ours.
  expect(headers.join('\n')).not.toMatch(/=\?(?!UTF-8\?[QB]\?[\w=+/*-]*\?=)/);
  expect(whole.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0\u202e]/);
});

test.each(['ada@example.com\r\nBcc: eve@example.com', 'ada@example.com, eve@example.com', ''])(
  'the invalid address %j adds no header and no Reply-To',
  async (email) => {
    const { headers } = await mailed({ email });
    for (const line of headers) expect(line).toMatch(KNOWN);
    expect(headers.join('\n')).not.toMatch(/Reply-To|eve@/);
  },
);

// The code treats LOCALHOST, in capitals, as another machine.
test.each(['ada:right@', ''])(
  'with the login %j, no message or password leaves this machine without TLS',
  async (login) => {
    const server = await mailServerForTest({ authOptional: login === '' });
    const sent = mail(`smtp://${login}LOCALHOST:${server.port}`, {});
    await expect(sent).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.clear()).toMatch(/^EHLO/);
    expect(server.clear()).not.toMatch(/AUTH|MAIL FROM/);
  },
);

test('a password is sent by STARTTLS only, and only to a server with a trusted certificate', async () => {
  const server = await mailServerForTest({ authOptional: false, disabledCommands: [] });
  const url = `smtp://ada:right@LOCALHOST:${server.port}`;
  await expect(mail(url, {})).rejects.toThrow('self-signed certificate');
  trustTheCertificate();
  await mail(url, {});
  expect(server.mails).toHaveLength(1);
  expect(server.clear()).not.toContain('AUTH');
});
