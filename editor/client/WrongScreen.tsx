import { useEffect, useState } from 'react';
import type { ContentProblem, FileInfo, State } from '../contract.ts';
import { Action } from './Action.tsx';
import { call } from './api.ts';
import { Publishing } from './Publishing.tsx';

interface Props {
  files: readonly FileInfo[];
  state: State;
}

/** Publishing, what must be mended before it, what is worth a look, what is due. */
export function WrongScreen({ files, state: { stamp, mistakes, said, isAtWork } }: Props) {
  const { mend, look, due, unused = [], points } = mistakes ?? {};
  const [changes, setChanges] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks anew.
  useEffect(() => {
    call<string[]>('changes').then(setChanges, () => setChanges([]));
  }, [stamp]);
  const titleOf = (file: string) => files.find((each) => each.file === file)?.title;
  const listed = (title: string, problems: readonly ContentProblem[] = []) => (
    <section>
      <h2>
        {title}: {due ? problems.length || 'nothing' : 'being looked for …'}
      </h2>
      <ul>
        {problems.map(({ file, line, field, at = [], expected, figure }) => (
          <li key={`${file} ${line} ${at} ${expected}`}>
            {titleOf(file) ? (
              <a href={`#/${file}!${at.join('/')}`}>
                {[titleOf(file), field].filter(Boolean).join(', ')}
              </a>
            ) : (
              <b>{[file, line && `line ${line}`].filter(Boolean).join(', ')}</b>
            )}
            : {expected} {figure !== undefined && <Register figure={figure} />}
          </li>
        ))}
      </ul>
    </section>
  );
  const acting = (title: string, does: string, path: string, all: readonly string[]) => (
    <section>
      <h2>{title}</h2>
      {all.map((file) => (
        <Action key={file} does={`${does}: ${titleOf(file) ?? file}`} path={path} sent={{ file }} />
      ))}
    </section>
  );
  return (
    <>
      <h1>Publish</h1>
      <Publishing {...{ said, isAtWork, titleOf }} />
      {listed('Must be mended before it can be published', mend)}
      {listed('Worth a look', look)}
      {listed('Due, or soon to be', due)}
      {acting(
        'Changed or removed since the last version',
        'Discard my changes',
        'discard',
        changes,
      )}
      {acting('Pictures that nothing names', 'Remove', 'remove-picture', unused)}
      <p>Points that make a public site a draft: {points}. npm run launch-check lists them.</p>
    </>
  );
}

/** The fields of an entry of the register of facts, besides the figure. */
const ASKED = {
  says: 'What it is',
  about: 'A word that stands near it where this is meant',
  source: 'The law, form or page that it comes from',
} as const;

/** Adds a figure to the register of facts. */
function Register({ figure }: { figure: string }) {
  return (
    <Action does={`Register ${figure}`} path="register" sent={{ figure }}>
      {Object.entries(ASKED).map(([name, words]) => (
        <label key={name}>
          {words} <input name={name} required />
        </label>
      ))}
    </Action>
  );
}
