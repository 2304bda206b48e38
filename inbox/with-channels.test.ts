import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import type { OpenChannel } from './channels/channel.ts';
import { logChannel } from './channels/log.ts';
import { openInbox } from './store.ts';
import { SAMPLE } from './testing/sample.ts';
import { withChannels } from './with-channels.ts';

function inboxWith(...channels: OpenChannel[]) {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const log = { info: vi.fn(), error: vi.fn() };
  const inbox = withChannels(
    openInbox(join(folder, 'inbox.sqlite')),
    readSettings({}),
    log,
    channels,
  );
  onTestFinished(() => {
    inbox.close();
    rmSync(folder, { recursive: true });
  });
  return { inbox, log };
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
