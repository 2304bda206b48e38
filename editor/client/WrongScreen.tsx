import type { ContentProblem, FileInfo, OpenFile, State } from '../contract.ts';
import { partAt } from '../place.ts';
import { Action } from './Action.tsx';
import { call } from './api.ts';
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
            {PICTURE.test(file) && (
              <Action does="Remove" act={() => call('remove-picture', { file })} />
            )}
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

/** A picture that nothing names is a problem of its own file. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/;

/** The fields of an entry of the register of facts, besides the figure. */
const ASKED = {
  says: 'What it is',
  about: 'A word that stands near it where this is meant',
  source: 'The law, form or page that it comes from',
} as const;

/** Adds a figure to the register of facts, as one that holds until a law changes. */
function Register({ figure }: { figure: string }) {
  const register = async ({ about, ...typed }: Readonly<Record<string, unknown>>) => {
    const file = 'content/facts.yaml';
    const { value, version } = await call<OpenFile>(`file?file=${file}`);
    const entry = { figure, ...typed, about: [about], mark: 'stable' };
    const facts = [...Object(partAt(value, ['facts'])), entry];
    await call('save', { file, version, value: { ...Object(value), facts } });
  };
  return (
    <Action does={`Register ${figure}`} act={register}>
      {Object.entries(ASKED).map(([name, words]) => (
        <label key={name}>
          {words} <input name={name} required />
        </label>
      ))}
    </Action>
  );
}
