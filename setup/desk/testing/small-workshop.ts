import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workshop } from '../reading.ts';

/** Of a site whose pages are the text files of content/; a build copies them. */
export function smallWorkshop(): Workshop {
  const broken = (folder: string) =>
    namesIn(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes('!!'));
  return {
    parts: ['dist'],
    check: async (project) =>
      broken(join(project, 'content')).map((name) => `content/${name}, line 1: expected no !!`),
    build: async (folder) => {
      if (!existsSync(join(folder, 'node_modules'))) throw new Error('no packages');
      cpSync(join(folder, 'content'), join(folder, 'dist'), { recursive: true });
    },
    read: async (folder) => {
      const dist = join(folder, 'dist');
      const pages = namesIn(dist).map(
        (name) => [`/${name.replace('.txt', '')}`, readFileSync(join(dist, name), 'utf8')] as const,
      );
      return { pages: new Map(pages), posts: new Map(), redirects: new Map() };
    },
    advise: () => [],
  };
}

function namesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.txt'));
}
