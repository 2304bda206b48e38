import { beforeAll, describe, expect, test } from 'vitest';
import { HANG_MS } from '../../../tests/hang.ts';
import { readSettings } from '../../base/settings/settings.ts';
import type { StoredMessage } from '../stored-message.ts';
import { mailServerForTest, trustTheCertificate } from '../testing/mail-server.ts';
import { NOTHING_WAITS, STORED } from '../testing/sample.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email.ts';

const patience = () => AbortSignal.timeout(HANG_MS);
// Loaded at the first mail: not on the time of a test.
beforeAll(async () => void (await import('nodemailer')));

function emailTo(SMTP_URL: string, more: Record<string, string> = {}): Channel {
  const settings = readSettings({
    SMTP_URL,
    CONTACT_TO: 'office@example.com',
    SITE_URL: 'https://www.example.com',
    ...more,
  });
  const channel = emailChannel(settings);
  if (!channel) throw new Error('expected a channel');
  return channel;
}

/** The mail that a message becomes. */
async function mailed(
  changes: Partial<StoredMessage> = {},
  waiting = NOTHING_WAITS,
): Promise<string> {
  const server = await mailServerForTest();
  const email = emailTo(`smtp://127.0.0.1:${server.port}`);
  await email.deliver({ ...STORED, ...changes }, waiting, patience());
  return server.mails[0] ?? '';
}

/** The header lines of a mail, those that were folded on one line again. */
function headersOf(mail: string): string[] {
  const [head = ''] = mail.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

/** A header line as a mail program shows it, its encoded words decoded (RFC 2047). */
function decoded(line: string): string {
  return line
    .replace(/(?<=\?=)\s+(?==\?)/g, '')
    .replace(/=\?[^?\s]+\?([QB])\?([^?\s]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('%', '%25').replaceAll('_', ' ').replaceAll('=', '%')),
    );
}

test('a message comes as text and HTML, to be answered to the visitor', async () => {
  const mail = await mailed({ name: 'Zoë Peña', message: 'a < b & c\n\n"d"' });
  const headers = headersOf(mail);
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: office@example.com',
      'To: office@example.com',
      'Auto-Submitted: auto-generated',
      'MIME-Version: 1.0',
    ]),
  );
  const replies = headers.filter((line) => line.startsWith('Reply-To:'));
  expect(replies).toEqual([expect.stringMatching(/^Reply-To: =\?UTF-8\?.* <ada@example\.com>$/)]);
  expect(mail).toContain('Content-Type: multipart/alternative;');
  expect(mail).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail).toContain('Content-Type: text/html; charset=utf-8');
  expect(mail).toContain('Message:\r\na < b & c\r\n\r\n"d"');
  expect(mail).toContain('a &lt; b &amp; c');
});

/** A mail with its long lines put together again. */
const unfolded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

test('says when it came, in Texas time, and which command shows all of it', async () => {
  const mail = unfolded(await mailed());
  expect(mail).toContain('\r\nReceived: Apr 15, 2026, 5:30 AM CDT\r\nFull Name: ');
  expect(mail.match(/"npm run inbox -- show 7" has them\./g)).toHaveLength(1);
  expect(mail).toContain('&quot;npm run inbox -- show 7&quot; has them.');
});

test('names what else is to be looked at, and how to list it; nothing where nothing is', async () => {
  const said =
    'Also to be looked at: 1 that looks like spam (npm run inbox -- --spam), ' +
    '2 held back (npm run inbox -- --held), 3 not delivered (npm run inbox -- --failed).';
  const mail = unfolded(await mailed({}, { spam: 1, held: 2, failed: 3 }));
  expect(mail).toContain(`\r\n\r\n${said}\r\n`);
  expect(mail).toContain(`<p>${said}</p>`);
  expect(unfolded(await mailed())).not.toContain('to be looked at');
});

test('comes from CONTACT_FROM where that is set', async () => {
  const server = await mailServerForTest();
  const from = { CONTACT_FROM: 'website@example.com' };
  await emailTo(`smtp://127.0.0.1:${server.port}`, from).deliver(STORED, NOTHING_WAITS, patience());
  expect(headersOf(server.mails[0] ?? '')).toContain('From: website@example.com');
});

test('a repeat is known by its Message-ID, which tells nothing of the message', async () => {
  const idOf = (mail: string) => headersOf(mail).find((line) => line.startsWith('Message-ID'));
  const [first, repeat, other] = [await mailed(), await mailed(), await mailed({ id: 8 })];
  expect(idOf(first)).toMatch(/^Message-ID: <[0-9a-f]{32}@www\.example\.com>$/);
  expect(idOf(repeat)).toBe(idOf(first));
  expect(idOf(other)).not.toBe(idOf(first));
});

describe('no header comes from a visitor', () => {
  const KNOWN =
    /^(?:Auto-Submitted|From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type):/;

  test.each([
    ['a line break', 'Ada\r\nBcc: eve@example.com'],
    ['other line breaks', 'Ada\u2028Bcc: eve@example.com\u2029\u0085\v\f'],
    ['an encoded line break', '=?UTF-8?Q?Ada=0D=0ABcc:_eve@example.com?='],
    ['an address of its own', 'Ada <eve@example.com>, eve@example.com'],
    ['quotes', '"Ada" <eve@example.com>,"'],
    ['a long name', 'Ada, '.repeat(40)],
  ])('with %s as a name, subject or phone', async (_, text) => {
    const mail = await mailed({ name: text, subject: text, phone: text });
    const headers = headersOf(mail);
    for (const line of headers) expect(line).toMatch(KNOWN);
    expect(new Set(headers.map((line) => line.replace(/:.*/s, ''))).size).toBe(headers.length);
    const reply = headers.find((line) => line.startsWith('Reply-To:')) ?? '';
    expect(reply).toMatch(/ <ada@example\.com>$/);
    expect(reply.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[\w.]+@/g)).toEqual(['ada@']);
    expect(mail.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(mail).not.toMatch(/[\0\u202e]/);
  });

  test.each([
    '=?UTF-8?Q?Ada=0D=0ABcc:_eve@example.com?=',
    '=?utf-8?b?QWRhDQpCY2M6IGV2ZUBleGFtcGxlLmNvbQ==?=',
    '=?utf-8*en?q?=0ABcc:?= =?us-ascii?Q?_eve?=',
  ])('with %s as a name and a subject, which is shown as typed', async (text) => {
    const headers = headersOf(await mailed({ name: text, subject: text }));
    const shown = headers.map((line) => decoded(line).replaceAll('\u2060', ''));
    expect(shown).toContain(`Subject: ${text} from ${text} (#7)`);
    expect(shown).toContain(`Reply-To: ${text} <ada@example.com>`);
  });

  test.each(['ada@example.com\r\nBcc: eve@example.com', 'ada@example.com, eve@example.com', ''])(
    'with %j as an address, which is not answered',
    async (email) => {
      const headers = headersOf(await mailed({ email }));
      for (const line of headers) expect(line).toMatch(KNOWN);
      expect(headers.join('\n')).not.toMatch(/Reply-To|eve@/);
    },
  );
});

describe('a password', () => {
  // LOCALHOST is taken for another machine, as any name is that is not plainly this one's.

  test.each(['ada:right@', ''])(
    'of %j, or a message, does not leave this machine without TLS',
    async (login) => {
      const server = await mailServerForTest({ authOptional: login === '' });
      const email = emailTo(`smtp://${login}LOCALHOST:${server.port}`);
      await expect(email.deliver(STORED, NOTHING_WAITS, patience())).rejects.toMatchObject({
        code: 'ETLS',
      });
      expect(server.clear()).toMatch(/^EHLO/);
      expect(server.clear()).not.toMatch(/AUTH|MAIL FROM/);
    },
  );

  test('goes through STARTTLS to a server whose certificate is good, and to no other', async () => {
    const server = await mailServerForTest({ authOptional: false, disabledCommands: [] });
    const email = emailTo(`smtp://ada:right@LOCALHOST:${server.port}`);
    await expect(email.deliver(STORED, NOTHING_WAITS, patience())).rejects.toThrow(
      'self-signed certificate',
    );
    trustTheCertificate();
    await email.deliver(STORED, NOTHING_WAITS, patience());
    expect(server.mails).toHaveLength(1);
    expect(server.clear()).not.toContain('AUTH');
  });
});
