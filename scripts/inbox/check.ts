import { messageOf } from '../../src/base/errors/message-of.ts';
import { environment } from '../../src/base/settings/environment.ts';
import { readSettings, type Settings } from '../../src/base/settings/settings.ts';
import { Misuse } from '../command/program.ts';
import { PATH } from './in-inbox.ts';

const CONTACT_PAGE = '/contact';
const UNIT_MS = { s: 1_000, m: 60_000 };

/** The self-test of the contact form. */
export async function check({
  url,
  within = '60s',
  quiet = false,
}: {
  url?: string;
  within?: string;
  quiet?: boolean;
}): Promise<string | undefined> {
  const withinMs = timeOf(within);
  const settings = settingsWith(url);
  // Imported lazily, so that other commands start without parsers of mail and HTML.
  const { openChannels } = await import('../../src/inbox/channels/channels.ts');
  const { selfTest } = await import('../../src/inbox/self-test/self-test.ts');
  const channels = openChannels(settings).map(({ name }) => name);
  const lines: string[] = [];
  const say = (words: string) => {
    const line = `${process.uptime().toFixed(1).padStart(6)} s  ${words}`;
    lines.push(line);
    if (!quiet) process.stdout.write(`${line}\n`);
  };
  try {
    const page = `${settings.SITE_URL}${CONTACT_PAGE}`;
    await selfTest({ page, path: PATH, channels, withinMs }, say);
  } catch (error) {
    const steps = quiet ? lines : [];
    throw new Error([...steps, `It stopped here: ${messageOf(error)}`].join('\n'));
  }
  return quiet ? undefined : 'The contact form works; the test message is removed.';
}

function settingsWith(url: string | undefined): Settings {
  try {
    return readSettings({ ...environment(), ...(url !== undefined && { SITE_URL: url }) });
  } catch (error) {
    throw new Misuse(messageOf(error));
  }
}

function timeOf(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})(s|m)$/.exec(text) ?? [];
  if (unit === 's' || unit === 'm') return Number(count) * UNIT_MS[unit];
  throw new Misuse(`--within is "${text}", expected a time such as 60s or 5m.`);
}
