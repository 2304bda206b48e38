import { messageOf } from '../../src/base/errors/message-of.ts';
import { environment } from '../../src/base/settings/environment.ts';
import { readSettings, type Settings } from '../../src/base/settings/settings.ts';
import { Misuse } from '../command/program.ts';
import { PATH } from './in-inbox.ts';

const CONTACT_PAGE = '/contact';

/** The self-test of the contact form. */
export async function check({
  url,
  within = '60',
  quiet = false,
}: {
  url?: string;
  within?: string;
  quiet?: boolean;
}): Promise<string | undefined> {
  if (!/^[1-9]\d{0,3}$/.test(within)) {
    throw new Misuse(`--within is "${within}", expected a number of seconds.`);
  }
  const settings = settingsWith(url);
  // Imported lazily, so that other commands start without the parser of mail.
  const { openChannels } = await import('../../src/inbox/channels/channels.ts');
  const { selfTest } = await import('../../src/inbox/self-test.ts');
  const channels = openChannels(settings).map(({ name }) => name);
  const page = `${settings.SITE_URL}${CONTACT_PAGE}`;
  await selfTest({ page, path: PATH, channels, withinMs: Number(within) * 1_000 });
  const ways = channels.length > 0 ? `, and was delivered by ${channels.join(' and ')}` : '';
  return quiet
    ? undefined
    : `The contact form works: the test message was in ${PATH}${ways}; it is removed.`;
}

function settingsWith(url: string | undefined): Settings {
  try {
    return readSettings({ ...environment(), ...(url !== undefined && { SITE_URL: url }) });
  } catch (error) {
    throw new Misuse(messageOf(error));
  }
}
