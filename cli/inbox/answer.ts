import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { replyLink } from '../../inbox/reply.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** The platform's command to open a link. */
const OPENERS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** The link that answers a message, opened if wanted. */
export async function answer(id: string, { open = false }: { open?: boolean }): Promise<string> {
  const [link = ''] = inInbox((inbox) => theMessages(inbox, [id]).map(replyLink));
  if (open) await openWithItsProgram(link);
  return link;
}

async function openWithItsProgram(link: string): Promise<void> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, link], { stdio: 'ignore', detached: true });
  try {
    await once(opener, 'spawn');
    opener.unref();
  } catch (cause) {
    throw new Error(`${program} is not there to open it. The link is:\n${link}`, { cause });
  }
}
