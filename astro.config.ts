import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig, fontProviders, logHandlers } from 'astro/config';
import customMedia from 'postcss-custom-media';
import { adapter } from './scripts/build/adapter/adapter.ts';
import { settingsOf } from './scripts/command/settings.ts';
import { className } from './src/site/class-name.ts';
import { rangesOutsideCore } from './src/site/fonts/characters.ts';
import { photoHashes } from './src/site/load/photo-hashes.ts';
import { pageRoutes } from './src/site/page-routes.ts';
import { yamlModules } from './src/site/yaml-modules.ts';

const { SITE_URL, DEPLOY_TARGET = 'server' } = settingsOf();

export default defineConfig({
  site: SITE_URL,
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  adapter: adapter(),
  integrations: [react(), pageRoutes()],
  vite: {
    plugins: [yamlModules()],
    // During development too, the target of `?worker&url` is a module.
    worker: { format: 'es', plugins: () => [yamlModules()] },
    // Not in `import.meta.env`, where Astro would put the variable as set, even if empty.
    define: {
      DEPLOY_TARGET: JSON.stringify(DEPLOY_TARGET),
      // A page rendered on demand may run without the photographs, or beside those of another version.
      PHOTO_HASHES: JSON.stringify(photoHashes()),
    },
    css: {
      modules: process.env['NODE_ENV'] === 'production' ? { generateScopedName: className } : {},
      postcss: {
        plugins: [globalData({ files: ['src/site/styles/breakpoints.css'] }), customMedia()],
      },
    },
  },
  session: false,
  // Errors of pages rendered on demand are logged as lines of JSON, like the server's.
  logger: logHandlers.json({ level: 'warn' }),
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Source Serif 4',
      cssVariable: '--serif',
      display: 'optional',
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [
          {
            weight: 500,
            style: 'normal',
            src: ['./src/site/fonts/generated/source-serif-4.woff2'],
          },
          {
            weight: 500,
            style: 'normal',
            src: ['./src/site/fonts/generated/source-serif-4-further.woff2'],
            unicodeRange: rangesOutsideCore(),
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Public Sans',
      cssVariable: '--sans',
      display: 'optional',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '400 700',
            style: 'normal',
            src: ['./src/site/fonts/generated/public-sans.woff2'],
          },
          {
            weight: '400 700',
            style: 'normal',
            src: ['./src/site/fonts/generated/public-sans-further.woff2'],
            unicodeRange: rangesOutsideCore(),
          },
        ],
      },
    },
  ],
});
