import { sortableTexasTime } from '../../base/calendar/texas-time.ts';
import { fetchRemote, openClone } from './clone.ts';
import type { Desk } from './desk.ts';
import { publicVersion } from './shown.ts';
import { publishedHead, versionsTo } from './versions.ts';

const SHOWN = 20;

/** The last versions, newest first, a line for each: which is public, when, who, what changed. */
export async function listVersions(desk: Desk): Promise<string> {
  const clone = openClone(desk.project);
  const unreached = fetchRemote(clone);
  const head = publishedHead(clone);
  const { base, told, isSeen } = await publicVersion(desk, clone, head);
  const versions = versionsTo(clone, head, SHOWN);
  const widest = Math.max(...versions.map(({ who }) => who.length));
  const lines = versions.map(({ commit, when, who, subject }) => {
    const mark = isSeen && commit === base ? 'public' : '';
    const moment = sortableTexasTime(when).replace(/:\d\d (?=C)/, ' ');
    return `${mark.padEnd(7)}${commit.slice(0, 7)}  ${moment}  ${who.padEnd(widest)}  ${subject}`;
  });
  return [
    ...(unreached ? [`${unreached}\nWhat follows is as of the last time it was reached.`, ''] : []),
    ...lines,
    '',
    told,
    'To bring one back: npm run undo -- and its seven signs.',
  ].join('\n');
}
