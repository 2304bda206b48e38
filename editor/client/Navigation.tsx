import { useEffect, useState } from 'react';
import type { FileInfo, TextMatch } from '../api-types.ts';
import { call } from './api.ts';
import { Links, linkTo } from './Links.tsx';

/** Milliseconds between the last key and the search. */
const TYPING_PAUSE_MS = 250;

interface NavigationProps {
  file: string | undefined;
  files: readonly FileInfo[];
}

/** The search, and all files in groups. */
export function Navigation({ file, files }: NavigationProps) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly TextMatch[]>([]);
  useEffect(() => {
    const ask = () => {
      const query = `search?${new URLSearchParams({ words })}`;
      call<TextMatch[]>(query).then(setFound, () => setFound([]));
    };
    const timer = setTimeout(ask, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const links = files.map((info) => ({ ...info, to: info.file }));
  return (
    <nav aria-label="Files">
      <label>
        Find words in all files
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      {words && <p role="status">{found.length === 0 ? 'Nothing is found.' : undefined}</p>}
      {words ? <Links links={found.map(linkTo)} /> : <Links links={links} here={file} />}
    </nav>
  );
}
