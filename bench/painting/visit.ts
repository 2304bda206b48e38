import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Faces, readFaces, watchFaces } from './faces.ts';
import type { Line } from './lines.ts';
import { readTimings, watchTimings } from './timings.ts';

/** What a first-time visitor's browser measured; times in milliseconds, bytes as they came over the line. */
export interface Visit {
  fcp: number;
  lcp: number;
  /** Sum of all layout shifts. */
  cls: number;
  /** What tasks after the first paint took beyond 50 ms each. */
  tbt: number;
  /** Heads and bodies of all answers. */
  bytes: number;
  /** Head and body of the page's own answer. */
  htmlBytes: number;
  /** What a second page then adds, with the cache warm. */
  nextBytes: number;
}

const PHONE = { width: 412, height: 823 };

/** A page in a fresh context, with an empty cache, behind `line`. */
async function openPhone(browser: Browser, line: Line, width: number) {
  const context = await browser.newContext({
    viewport: { ...PHONE, width },
    deviceScaleFactor: 1.75,
    isMobile: width < 600,
    hasTouch: width < 600,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = line.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown });
  return { context, page, session };
}

/** Counts the bytes of every answer from now on; `take` gives those since it was last called. */
function countBytes(session: CDPSession) {
  let documentId = '';
  let counted = { bytes: 0, htmlBytes: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document' && documentId === '') documentId = requestId;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    if (requestId === documentId) counted.htmlBytes = encodedDataLength;
  });
  return {
    take() {
      const taken = counted;
      counted = { bytes: 0, htmlBytes: 0 };
      documentId = '';
      return taken;
    },
  };
}

const load = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle' });

/** Visits `url` for the first time, then `next`. */
export async function visit(
  browser: Browser,
  line: Line,
  url: string,
  next?: string,
): Promise<Visit> {
  const { context, page, session } = await openPhone(browser, line, PHONE.width);
  const bytes = countBytes(session);
  await watchTimings(page);
  await load(page, url);
  const timings = await readTimings(page);
  const first = bytes.take();
  let nextBytes = 0;
  if (next !== undefined) {
    await load(page, next);
    nextBytes = bytes.take().bytes;
  }
  await context.close();
  return { ...timings, ...first, nextBytes };
}

/** Which faces a first-time visitor sees; apart from `visit`, since looking at every frame takes time. */
export async function visitForFaces(browser: Browser, line: Line, url: string): Promise<Faces> {
  const { context, page, session } = await openPhone(browser, line, PHONE.width);
  await watchFaces(page);
  await load(page, url);
  const faces = await readFaces(page, session);
  await context.close();
  return faces;
}
