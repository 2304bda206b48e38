import { Option } from 'commander';
import type { Settings } from '../../src/base/settings/settings.ts';
import { isLocal } from '../../src/content/checks/launch/local-address.ts';

/** A store that a program's commands read and change. */
export interface CommandStore {
  /** The program: `npm run <name>`. */
  program: string;
  /** Its file or address. */
  place: string;
  /** Whether the public site shows or fills it; otherwise it is of a copy for this computer alone. */
  isPublic: boolean;
  /** The public site's origin, where it is known here. */
  origin: string | undefined;
  /** Advice if the public site has another store. */
  instead: string;
}

const OWN = 'of this computer’s own copy of the site';

/** The origin of the public site where this machine serves it; on a desk SITE_URL is not set. */
export function servedOrigin({ SITE_URL }: Pick<Settings, 'SITE_URL'>): string | undefined {
  return isLocal(new URL(SITE_URL).hostname) ? undefined : SITE_URL;
}

/** The printed text, if any. */
type Answer = string | undefined;

/** Without this option, a command changes the public store alone. */
export const HERE = new Option('--here', 'in this computer’s own copy of the site');

/** An action that changes the store: it says which one, and with `--here` alone changes one that is not public. */
export function changing<Typed extends unknown[]>(
  store: CommandStore,
  run: (...typed: Typed) => Answer,
): (...typed: Typed) => Answer {
  return (...typed) => {
    if (!store.isPublic && !process.argv.includes('--here')) throw new Error(refusal(store));
    const answer = run(...typed);
    return answer === undefined ? answer : `${answer}\n${placeInWords(store)}`;
  };
}

/** An action that reads the store: it says so where that is not the public one. */
export function reading<Typed extends unknown[]>(
  store: CommandStore,
  run: (...typed: Typed) => Answer,
): (...typed: Typed) => Answer {
  return (...typed) => [run(...typed), ownInWords(store)].filter(Boolean).join('\n') || undefined;
}

/** The store, in a sentence, where it is not the public one. */
export function ownInWords({ place, isPublic }: Pick<CommandStore, 'place' | 'isPublic'>) {
  return isPublic ? undefined : `${place} is ${OWN}: the public site has its own.`;
}

/** The store that was changed, in a sentence. */
function placeInWords({ place, isPublic, origin }: CommandStore): string {
  if (!isPublic) return `In ${place}, ${OWN}: the public one is unchanged.`;
  return `In ${place}, of the public site${origin ? `, ${origin}` : ''}.`;
}

function refusal({ program, place, instead }: CommandStore): string {
  const typed = `npm run ${program} -- ${process.argv.slice(2).join(' ')}`;
  return `Nothing is done: ${place} is ${OWN}.\n${instead}\nTo change this computer’s own: ${typed} --here`;
}
