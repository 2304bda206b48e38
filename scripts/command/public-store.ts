import type { Settings } from '../../src/base/settings/settings.ts';
import { isThisMachine } from '../../src/base/settings/this-machine.ts';

/** A store that commands read and change. */
export interface CommandStore {
  /** Its file or address. */
  place: string;
  /** Whether the public site shows or fills it; otherwise it is of a copy for this computer alone. */
  isPublic: boolean;
}

/** The origin of the public site where this machine serves it; on a desk SITE_URL is not set. */
export function servedOrigin({ SITE_URL }: Pick<Settings, 'SITE_URL'>): string | undefined {
  return isThisMachine(new URL(SITE_URL).hostname) ? undefined : SITE_URL;
}

/** The store, in a sentence, where it is not the public one. */
export function ownInWords({ place, isPublic }: CommandStore): string | undefined {
  if (isPublic) return undefined;
  return `${place} is of this computer’s own copy of the site: the public site has its own.`;
}
