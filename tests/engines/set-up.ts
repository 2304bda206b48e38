import type { TestProject } from 'vitest/node';
import { serveOnSupabase } from '../data-api/serve-on-supabase.ts';
import { whyNoDataApi } from '../data-api/start.ts';
import { serveBuiltSite } from '../serve-built-site.ts';
import { installEngines } from './installed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the built site. */
    site: string;
    /** URL of the site with its posts in Supabase, if available. */
    onSupabase: string | undefined;
  }
}

/** Installs missing engines if possible and serves the built site to all of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  installEngines();
  const site = await serveBuiltSite();
  project.provide('site', site.url);
  const onSupabase = whyNoDataApi() === undefined ? await serveOnSupabase() : undefined;
  project.provide('onSupabase', onSupabase?.url);
  return async () => {
    await Promise.all([site.close(), onSupabase?.close()]);
  };
}
