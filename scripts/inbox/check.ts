import { Misuse } from '../command/program.ts';
import { settingsOf } from '../command/settings.ts';
import { PATH } from './with-inbox.ts';

const CONTACT_PAGE = '/contact';

/** The self-test of the contact form. */
export async function check({
  within = '60',
  quiet = false,
}: {
  within?: string;
  quiet?: boolean;
}): Promise<string | undefined> {
  if (!/^[1-9]\d{0,3}$/.test(within)) {
    throw new Misuse(`--within is "${within}", expected a number of seconds.`);
  }
  const settings = settingsOf();
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
