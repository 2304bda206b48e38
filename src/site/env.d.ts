/// <reference types="astro/client" />

/** The home that is built for; defined in astro.config.ts. */
declare const DEPLOY_TARGET: 'server' | 'netlify';

/** Hashes of the photographs at the build; defined in astro.config.ts. */
declare const PHOTO_HASHES: Readonly<Record<string, string>>;

declare namespace App {
  interface Locals {
    /** The rejection of a posted message, for /contact/check. */
    rejection?: import('../inbox/receive/form.ts').Rejection;
    /** The text typed into the field for a number, for /find. */
    typed?: string;
    /** The source of posts: the server hands its store to the pages. */
    posts: import('../blog/posts.ts').Posts;
    /** The day in Texas, YYYY-MM-DD: a page that asks for it is rendered anew each day. */
    today: () => string;
    /** The year in Texas. */
    year: string;
    /** The kinds of samples that keep the site a draft today; empty where it is none. */
    draft: readonly string[];
    /** The notice above every page's menu today, its tokens not filled in. */
    announcement?: string | undefined;
    /** The days on which the office is closed, both included, where they are near. */
    closure?: { from: string; until: string } | undefined;
    /** Whether it is closed today for that. */
    isClosed: boolean;
    /** Whether nobody sees the page before it is complete, so that its head may wait for the posts. */
    isBuffered: boolean;
  }
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
