import type { TestProject } from 'vitest/node';
import { serveBuiltSite } from '../serve-built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served. */
    origin: string;
  }
}

/** Serves the built site while the checks run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveBuiltSite();
  project.provide('origin', site.url);
  return site.close;
}
