/// <reference types="astro/client" />

/** The host that is built for; defined in astro.config.ts. */
declare const DEPLOY_TARGET: 'server' | 'netlify';

/** Hashes of the photographs at the build; defined in astro.config.ts. */
declare const PHOTO_HASHES: Readonly<Record<string, string>>;

declare namespace App {
  type PageLocals = import('../server/respond/pages.ts').Locals;
  /** The rejection of a posted message, for /contact/check. */
  interface Locals extends PageLocals {}
  /** The text typed into the field for a paper's number, for /find. */
  /** The posts, from the server's store. */
  /** The day in Texas, YYYY-MM-DD; a page that reads it is rendered anew each day. */
  /** The year in Texas. */
  /** The kinds of samples that make the site a draft today; empty if it is none. */
  /** Today's announcement above every page's menu, with its tokens still in braces. */
  /** The next or current office closure, first and last day. */
  /** Whether the office is closed today. */
  /** Whether the page is sent only once complete, so that its head may wait for the posts. */
}

/** The fields that browser scripts read; the build has checked the file. Declared first, it takes precedence. */
declare module '*/paper-field.yaml' {
  const content: { taxpayerNumber: string };
  export default content;
}

/** See src/site/yaml-modules.ts. */
declare module '*.yaml' {
  const content: unknown;
  export default content;
}
