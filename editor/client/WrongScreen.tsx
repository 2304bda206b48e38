import { type FormEvent, useEffect, useState } from 'react';
import type { Change, FieldProblem, FileInfo, Mistakes } from '../contract.ts';
import { call } from './api.ts';
import { Publishing } from './Publishing.tsx';

interface WrongScreenProps {
  files: readonly FileInfo[];
  mistakes: Mistakes | undefined;
}

/** Publishing, what must be mended before it, what is worth a look, what is due. */
export function WrongScreen({ files, mistakes }: WrongScreenProps) {
  const { mend, look, due, unused = [], points } = mistakes ?? {};
  const titleOf = (file: string) => files.find((each) => each.file === file)?.title;
  const listed = (title: string, problems: readonly FieldProblem[] = []) => (
    <section>
      <h2>
        {title}: {due ? problems.length || 'nothing' : 'being looked for …'}
      </h2>
      <ul>
        {problems.map(({ file, line, at = [], where, expected, figure }) => (
          <li key={`${file} ${line} ${at} ${expected}`}>
            {titleOf(file) ? (
              <a href={`#/${file}!${at.join('/')}`}>{where ?? titleOf(file)}</a>
            ) : (
              <b>{[file, line && `line ${line}`].filter(Boolean).join(', ')}</b>
            )}
            : {expected} {figure !== undefined && <Register figure={figure} />}
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <h1>Publish</h1>
      <Publishing titleOf={titleOf} />
      {listed('Must be mended before it can be published', mend)}
      {listed('Worth a look', look)}
      {listed('Due, or soon to be', due)}
      <Changes titleOf={titleOf} isRead={mistakes} />
      {unused.length > 0 && (
        <section>
          <h2>Pictures that nothing names</h2>
          <Removable files={unused} does="Remove" path="remove-picture" titleOf={titleOf} />
        </section>
      )}
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
  const [said, setSaid] = useState('');
  const register = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    call('POST', 'register', { figure, ...typed }).then(
      () => setSaid(`${figure} is registered.`),
      ({ message }: Error) => setSaid(message),
    );
  };
  return (
    <details>
      <summary>Register {figure}</summary>
      <form onSubmit={register}>
        {Object.entries(ASKED).map(([name, words]) => (
          <label key={name}>
            {words} <input name={name} required />
          </label>
        ))}
        <button type="submit">Register</button>
        <p role="status">{said}</p>
      </form>
    </details>
  );
}

/** The files that differ from the last version; a removed one comes back. */
function Changes({ titleOf, isRead }: { titleOf: TitleOf; isRead: unknown }) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mistake asks anew.
  useEffect(() => {
    call<Change[]>('GET', 'changes').then(setChanges, () => setChanges([]));
  }, [isRead]);
  const old = changes.filter(({ kind }) => kind !== 'new').map(({ file }) => file);
  if (old.length === 0) return null;
  return (
    <section>
      <h2>Changed or removed since the last version</h2>
      <Removable files={old} does="Discard my changes" path="discard" titleOf={titleOf} />
    </section>
  );
}

type TitleOf = (file: string) => string | undefined;

interface RemovableProps {
  files: readonly string[];
  does: string;
  path: string;
  titleOf: TitleOf;
}

function Removable({ files, does, path, titleOf }: RemovableProps) {
  const [said, setSaid] = useState('');
  const act = (file: string) => {
    if (!confirm(`${does}: ${titleOf(file) ?? file}?`)) return;
    call('POST', path, { file }).then(
      () => setSaid(`${titleOf(file) ?? file}: done.`),
      ({ message }: Error) => setSaid(message),
    );
  };
  return (
    <>
      <p role="status">{said}</p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            {titleOf(file) ?? file}{' '}
            <button type="button" onClick={() => act(file)}>
              {does}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
