/** What visitors read of a version. */
export interface Reading {
  /** The text of each page by path, as of `pageText`. */
  pages: ReadonlyMap<string, string>;
  /** The posts of `content/posts/`, by slug. */
  posts: ReadonlyMap<string, PostFace>;
  /** New addresses by old ones. */
  redirects: ReadonlyMap<string, string>;
}

/** A post as it is told of. */
export interface PostFace {
  title: string;
  /** The day from which it shows, YYYY-MM-DD; empty for a draft. */
  from: string;
  /** All of its file but whether and when it shows. */
  text: string;
}

/** What makes a version out of its files, and reads it. */
export interface Workshop {
  /** Names in a version's folder of what `build` makes and `read` needs. */
  parts: readonly string[];
  /** What is wrong in the content of a folder, in lines; fast. */
  check(project: string): Promise<string[]>;
  /**
   * Builds the version in a folder.
   *
   * @throws Error with what the build said
   */
  build(folder: string): Promise<void>;
  /** Reads the version of a folder that was built, as of today. */
  read(folder: string): Promise<Reading>;
  /** Further lines for who publishes, such as of addresses that are gone. */
  advise(project: string, before: string): string[];
}
