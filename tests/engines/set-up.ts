import type { TestProject } from 'vitest/node';
import { serveBuiltSite } from '../serve-built-site.ts';
import { installEngines } from './installed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served. */
    site: string;
  }
}

/** Installs what engines it can and serves the built site to all of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  installEngines();
  const site = await serveBuiltSite();
  project.provide('site', site.url);
  return site.close;
}
