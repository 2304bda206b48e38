import type { TestProject } from 'vitest/node';
import { serveBuiltSite } from '../serve-built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the built site. */
    site: string;
  }
}

/** Serves the built site to all engines. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveBuiltSite();
  project.provide('site', site.url);
  return site.close;
}
