import type { TestProject } from 'vitest/node';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the built site. */
    origin: string;
    /** The folder of its stores. */
    dataDir: string;
  }
}

/** Serves the built site during the tests. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = newDataDir();
  const site = await serveBuiltSite({ dataDir });
  project.provide('dataDir', dataDir);
  project.provide('origin', site.url);
  return site.close;
}
