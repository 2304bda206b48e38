import { useEffect, useRef, useState } from 'react';
import { type LivePage, livePage } from './live-page.ts';

interface FrameProps {
  path: string;
  /** Another one asks for the page anew. */
  revision: number;
  /** Called with the page that a link leads to. */
  onPath?: ((path: string) => void) | undefined;
}

/** The live page beside the form: its scripts do not run, and its links lead to pages in it. */
export function Frame({ path, revision, onPath }: FrameProps) {
  const [page, setPage] = useState<LivePage>();
  const [says, setSays] = useState<string | undefined>('The page is being prepared …');
  const follow = useRef(onPath);
  follow.current = onPath;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision asks anew.
  useEffect(() => page?.show(path), [page, path, revision]);
  return (
    <>
      <p className="frame-says" role="status">
        {says}
      </p>
      <iframe
        className="frame"
        title="The page as visitors see it"
        sandbox="allow-same-origin"
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget: { contentDocument: shown } }) => {
          if (shown) setPage(livePage(shown, setSays, (to) => follow.current?.(to)));
        }}
      />
    </>
  );
}
