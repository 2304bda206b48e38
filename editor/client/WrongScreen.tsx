import type { ContentProblem, FileInfo, State } from '../contract.ts';
import { Publishing } from './Publishing.tsx';

interface Props {
  files: readonly FileInfo[];
  state: State;
}

/** Publishing, what must be mended before it, and what is worth a look. */
export function WrongScreen({ files, state: { mistakes, said, isAtWork } }: Props) {
  const { mend, look, points } = mistakes ?? {};
  const titleOf = (file: string) => files.find((each) => each.file === file)?.title;
  const listed = (title: string, problems: readonly ContentProblem[] = []) => (
    <section>
      <h2>
        {title}: {points === undefined ? 'being looked for …' : problems.length || 'nothing'}
      </h2>
      <ul>
        {problems.map(({ file, line, field, at = [], expected }) => (
          <li key={`${file} ${line} ${at} ${expected}`}>
            {titleOf(file) ? (
              <a href={`#/${file}!${at.join('/')}`}>
                {[titleOf(file), field].filter(Boolean).join(', ')}
              </a>
            ) : (
              <b>{[file, line && `line ${line}`].filter(Boolean).join(', ')}</b>
            )}
            : {expected}
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <h1>Publish</h1>
      <Publishing {...{ said, isAtWork, titleOf }} />
      {listed('Must be mended before it can be published', mend)}
      {listed('Worth a look, or soon to expire', look)}
      <p>Points that make a public site a draft: {points}. npm run launch-check lists them.</p>
    </>
  );
}
