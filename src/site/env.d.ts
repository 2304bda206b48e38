/// <reference types="astro/client" />

/** The home that is built for; defined in astro.config.ts. */
declare const DEPLOY_TARGET: 'server' | 'netlify';

/** Hashes of the photographs at the build; defined in astro.config.ts. */
declare const PHOTO_HASHES: Readonly<Record<string, string>>;

declare namespace App {
  type PageLocals = import('../server/respond/pages.ts').Locals;
  interface Locals extends PageLocals {}
}

/** The part that the browser's script reads; the build has checked it. Declared first, it takes precedence. */
declare module '*/paper-field.yaml' {
  const content: { taxpayerNumber: string };
  export default content;
}

/** See src/site/yaml-modules.ts. */
declare module '*.yaml' {
  const content: unknown;
  export default content;
}
