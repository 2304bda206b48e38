import type { TestProject } from 'vitest/node';
import { serveOnSupabase } from '../data-api/serve-on-supabase.ts';
import { missingForDataApi } from '../data-api/start.ts';
import { serveBuiltSite } from '../serve-built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the built site. */
    site: string;
    /** URL of the site with its posts in Supabase, if available. */
    onSupabase: string | undefined;
  }
}

/** Serves the built site to all engines. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveBuiltSite();
  project.provide('site', site.url);
  const onSupabase = missingForDataApi() === undefined ? await serveOnSupabase() : undefined;
  project.provide('onSupabase', onSupabase?.url);
  return async () => {
    await Promise.all([site.close(), onSupabase?.close()]);
  };
}
