/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The home that is built for. */
  readonly DEPLOY_TARGET: 'server' | 'netlify';
}

declare namespace App {
  interface Locals {
    /** What was wrong with a posted message, for /contact/check. */
    refusal?: import('../inbox/receive/receive.ts').Refusal;
    /** What was typed into the field for a number, for /find to lead on from. */
    typed?: string;
    /** Where posts come from; the server hands its store to the pages. */
    posts: import('../blog/posts.ts').Posts;
    /** When the visitor began to wait, on the clock of `performance.now()`; as of now unless given. */
    began?: number;
  }
}

/** See site/yaml-modules.ts. */
declare module '*.yaml' {
  const content: unknown;
  export default content;
}
