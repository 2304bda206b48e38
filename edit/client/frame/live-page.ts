import { call } from '../api.ts';
import { morph } from './morph.ts';

const MARK_MS = 1_200;
const MARK = { outline: '3px solid Highlight', outlineOffset: '3px' };

/** A page of the site in a frame. */
export type LivePage = ReturnType<typeof livePage>;

interface Answer {
  html: string;
  /** Where it was found. */
  address: string;
}

/**
 * Shows pages of the site in a document, one fetch at a time.
 *
 * @param says what she is told instead of a page; nothing once it has come
 * @param onPath called with the page that a link in it leads to
 */
export function livePage(
  shown: Document,
  says: (text: string | undefined) => void,
  onPath: (path: string) => void,
) {
  let wanted: string | undefined;
  let current: string | undefined;
  let isAsking = false;
  shown.addEventListener('submit', (event) => event.preventDefault());
  shown.addEventListener('click', (event) => {
    const link = linkAt(event.target, shown.defaultView);
    if (!link) return;
    event.preventDefault();
    const { origin, pathname, search, hash } = new URL(link.href);
    const here = new URL(shown.baseURI);
    if (origin !== here.origin) return;
    if (hash && pathname === here.pathname) {
      shown.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    } else onPath(pathname + search);
  });

  async function follow(): Promise<void> {
    isAsking = true;
    while (wanted !== undefined) {
      const path = wanted;
      wanted = undefined;
      try {
        const answer = await call<Answer>('GET', `page?path=${encodeURIComponent(path)}`);
        if (wanted !== undefined && wanted !== path) continue;
        draw(shown, parsed(answer), path !== current);
        current = path;
        says(undefined);
      } catch (error) {
        says(error instanceof Error ? error.message : String(error));
      }
    }
    isAsking = false;
  }

  return {
    /** Shows the page as the files say it now, once whichever is asked for has come. */
    show: (path: string) => {
      wanted = path;
      if (!isAsking) void follow();
    },
  };
}

function draw(shown: Document, next: Document, isOther: boolean): void {
  if (isOther) {
    shown.replaceChild(shown.importNode(next.documentElement, true), shown.documentElement);
    shown.defaultView?.scrollTo(0, 0);
    return;
  }
  const changed: Element[] = [];
  morph(shown.documentElement, next.documentElement, changed);
  const seen = changed.filter((each) => each !== shown.body && each.checkVisibility());
  point(shown, seen);
}

/** Marks what changed for a moment, brought into view if none of it is. */
function point({ defaultView: view }: Document, changed: readonly Element[]): void {
  const [first] = changed;
  if (!view || !first) return;
  const isInView = changed.some((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return bottom > 0 && top < view.innerHeight;
  });
  if (!isInView) {
    const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = view.scrollY + first.getBoundingClientRect().top - view.innerHeight / 3;
    view.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }
  for (const each of changed) each.animate([MARK, MARK], MARK_MS);
}

/** The page without what runs, as it looks once its scripts have run. */
function parsed({ html, address }: Answer): Document {
  const next = new DOMParser().parseFromString(
    html.replaceAll('font-display: optional', 'font-display: block'),
    'text/html',
  );
  const idle = 'script:not([type$="json"]), noscript, link:not([rel="stylesheet"])';
  for (const each of next.querySelectorAll(idle)) each.remove();
  const base = next.createElement('base');
  base.href = address;
  next.head.prepend(base);
  return next;
}

/** What stands in a frame is of the frame's classes. */
function linkAt(target: EventTarget | null, view: Document['defaultView']) {
  const isPart = view !== null && target instanceof view.Element;
  return isPart ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
