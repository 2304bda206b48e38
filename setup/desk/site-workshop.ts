import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { postFiles } from '../../content/gate/drift/posts.ts';
import { readLaunch, unsettledOn } from '../../content/gate/standing.ts';
import { inOneLine } from '../../content/reading/content-error.ts';
import { isDraft } from '../../content/reading/published-articles.ts';
import { readBuiltFacts } from '../../server/built-facts.ts';
import { readRedirects } from '../../server/respond/redirects.ts';
import { buildSettings } from '../build-settings.ts';
import { findDrift } from '../find-drift.ts';
import { takeRecord } from '../take-record.ts';
import { redirectAdvice } from '../write-redirects.ts';
import type { PostFace, Workshop } from './reading.ts';

const POSTS = join('content', 'posts');
const SERVED = join('site', 'public');
const WHEN = /^(?:is_published|published_at):.*\n/gm;

/** Builds and reads this site, with the settings of this computer and the posts of a version's files. */
export function siteWorkshop(project: string): Workshop {
  return {
    parts: ['dist', POSTS, SERVED],
    check: async (project) => (await findDrift(project)).mend.map(inOneLine),
    build: async (folder) => build(project, folder),
    read: async (folder) => {
      const dist = join(folder, 'dist');
      const { IMAGE_HOST: imageHost } = buildSettings();
      const articles = { articles: join(folder, POSTS), served: join(folder, SERVED), imageHost };
      const { pages } = await takeRecord(dist, await readBuiltFacts(dist), texasToday(), articles);
      return { pages, posts: facesIn(folder), redirects: await readRedirects(dist) };
    },
    advise: (folder, before) => {
      const { open } = unsettledOn(readLaunch(folder), texasToday());
      const draft = `The public site stays a draft: ${open.length} points are open (npm run launch-check names them).`;
      return [...redirectAdvice(join(before, 'dist'), folder), ...(open.length > 0 ? [draft] : [])];
    },
  };
}

/** Builds for this computer; another process, whose memory goes back. */
function build(project: string, folder: string): void {
  const settings = join(project, '.env');
  const env = {
    ...process.env,
    ENV_FILE: process.env['ENV_FILE'] ?? (existsSync(settings) ? settings : ''),
    ...{ DEPLOY_TARGET: '', SITE_URL: '' },
  };
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      ...{ cwd: folder, env, encoding: 'utf8' },
    });
    if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  };
  // Its packages are others than those here.
  if (!existsSync(join(folder, 'node_modules'))) run('setup/install.mjs');
  run('setup/build.ts');
}

function facesIn(folder: string): Map<string, PostFace> {
  return new Map(
    postFiles(folder).map(({ slug, title, source, ...head }) => {
      const from = isDraft(source) ? '' : String(head['published_at']);
      return [slug, { title, from, text: source.replace(WHEN, '') }];
    }),
  );
}
