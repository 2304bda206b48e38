import { expect, test, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import type { OpenChannel } from './channels/channel.ts';
import { logChannel } from './channels/log.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { SAMPLE } from './testing/sample.ts';
import { withChannels } from './with-channels.ts';

function inboxWith(...channels: OpenChannel[]) {
  const log = { info: vi.fn(), error: vi.fn() };
  return { inbox: withChannels(inboxForTest(), readSettings({}), log, channels), log };
}

const failing: OpenChannel = () => ({
  name: 'pigeon',
  deliver: () => Promise.reject(new Error('no wind')),
});

test('a new message goes on to every channel, one that fails aside; spam to none', async () => {
  const { inbox, log } = inboxWith(failing, () => undefined, logChannel);
  const id = inbox.add(SAMPLE, { spam: false });
  inbox.add(SAMPLE, { spam: true });
  await vi.waitUntil(() => log.info.mock.calls.length > 0);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ message: id }, 'a message has come');
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('no wind'), message: id, channel: 'pigeon' },
    'a message was not delivered',
  );
});
