import { globSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { HotPayload, ViteDevServer } from 'vite';
import { messageOf } from '../../src/base/errors/message-of.ts';
import type { ContentProblem } from '../../src/content/reader/content-error.ts';
import { checkContent } from '../../src/site/check-content.ts';

/** How long a fault outside the content is shown before it is looked for again. */
const FAULT_MS = 2000;
/** Astro tells of a fault this long after its answer at the latest. */
const TOLD_MS = 1000;

/** The problems that keep the dev server from showing pages. */
interface CurrentProblems {
  /** The problems of the content as it stands, else the last fault of code or style. */
  now(): Promise<readonly ContentProblem[]>;
  /** The same after a page that failed, at least one. */
  afterFailure(): Promise<readonly ContentProblem[]>;
}

/**
 * Keeps a development server's faults off its pages, where they would cover what is said of the
 * content, and tells the pages to load again when a file changed.
 */
export function currentProblems(server: ViteDevServer): CurrentProblems {
  let checked: { stamp: string; problems: Promise<ContentProblem[]> } | undefined;
  let fault: { problem: ContentProblem; until: number } | undefined;
  const reload = () => send({ type: 'full-reload' });
  const { hot } = server.environments.client;
  const send = (payload: HotPayload) => passed.call(hot, payload);
  const passed: (payload: HotPayload) => void = hot.send;
  Reflect.set(hot, 'send', (...sent: [HotPayload] | [string, unknown?]) => {
    const [payload] = sent;
    if (typeof payload !== 'object' || payload.type !== 'error') {
      return Reflect.apply(passed, hot, sent);
    }
    const isNew = fault === undefined || fault.until < Date.now();
    fault = { problem: problemOf(payload.err), until: Date.now() + FAULT_MS };
    if (isNew) reload();
  });
  server.watcher.on('all', (_event, path) => {
    fault = undefined;
    if (!/[\\/](?:content|screens|shell)[\\/]/.test(path)) return;
    reload();
  });

  /** Read again where a file changed: the watcher may miss it just after the start. */
  function ofContent(): Promise<ContentProblem[]> {
    const stamp = stampOf();
    if (checked?.stamp === stamp) return checked.problems;
    // A file may go away between its name and its text.
    const problems = checkContent('.').catch((error: unknown) => [
      { file: 'content', field: '', expected: messageOf(error) },
    ]);
    checked = { stamp, problems };
    return problems;
  }

  async function now(): Promise<readonly ContentProblem[]> {
    const problems = await ofContent();
    if (problems.length > 0 || !fault || fault.until < Date.now()) return problems;
    return [fault.problem];
  }

  return {
    now,
    afterFailure: async () => {
      const end = Date.now() + TOLD_MS;
      let problems = await now();
      while (problems.length === 0 && Date.now() < end) {
        await delay(50);
        problems = await now();
      }
      const unknown = { file: 'site', field: '', expected: 'the terminal says what failed' };
      return problems.length > 0 ? problems : [unknown];
    },
  };
}

type Fault = Extract<HotPayload, { type: 'error' }>['err'];

function problemOf({ message, loc, id }: Fault): ContentProblem {
  const path = (loc?.file ?? id ?? '').replace(/\?.*/, '');
  const [said = ''] = message.split('\n', 1);
  const expected = said
    .replace(/ \(The stacktrace appears.*/, '')
    .replaceAll(`${process.cwd()}/`, '');
  // Of a fault of its own, Vite names the file that ran into it.
  if (path === '' || path.includes('node_modules')) return { file: 'site', field: '', expected };
  return { file: relative('.', path), line: loc?.line, field: '', expected };
}

/** Tells the content's files from those of another moment. */
function stampOf(): string {
  const stats = globSync('content/**/*').map((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    return `${path} ${stat?.mtimeMs} ${stat?.size}`;
  });
  return stats.join('\n');
}
