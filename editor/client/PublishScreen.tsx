import { useState } from 'react';
import type { PublishOutcome } from '../../scripts/publish/publish-context.ts';
import type { ContentProblem, FileInfo, OpenFile, PublishOption, State } from '../api-types.ts';
import { valueAt } from '../value-path.ts';
import { call } from './api.ts';
import { Action, Discard } from './FileActions.tsx';

const ENDS: Readonly<Record<PublishOutcome, string>> = {
  published: 'Published.',
  nothing: 'There is nothing to publish.',
  ready: 'This can be published.',
  refused: 'It is not published: see what is said above.',
  conflict: 'It is not published: somebody else has published the same lines.',
  failed: 'It is not published: something failed.',
};

interface Props {
  files: readonly FileInfo[];
  state: State;
}

/** Publishing, the problems that prevent it, and the warnings. */
export function PublishScreen({ files, state: { mistakes, output, isPublishing } }: Props) {
  const { errors, warnings, points } = mistakes ?? {};
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
      <Publishing output={output} isPublishing={isPublishing} titleOf={titleOf} />
      {listed('Must be mended before it can be published', errors)}
      {listed('Worth a look, or soon to expire', warnings)}
      <p>Points that make a public site a draft: {points}. npm run launch-check lists them.</p>
    </>
  );
}

/** An unused picture is reported under its own file name. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/;

/** The fields of a new entry in the register of facts, besides the figure. */
const ASKED = {
  says: 'What it is',
  about: 'A word that stands near it where this is meant',
  source: 'The law, form or page that it comes from',
} as const;

/** Adds a figure to the register of facts, marked as valid until a law changes. */
function Register({ figure }: { figure: string }) {
  const register = async ({ about, ...typed }: Readonly<Record<string, unknown>>) => {
    const file = 'content/facts.yaml';
    const { value, version } = await call<OpenFile>(`file?file=${file}`);
    const entry = { figure, ...typed, about: [about], mark: 'stable' };
    const facts = [...Object(valueAt(value, ['facts'])), entry];
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

interface PublishingProps extends Pick<State, 'output' | 'isPublishing'> {
  titleOf(file: string): string | undefined;
}

/** Shows the changes first, then publishes them. */
function Publishing({ output, isPublishing, titleOf }: PublishingProps) {
  const [refusal, setRefusal] = useState('');
  const publish = (option: PublishOption) =>
    call('publish', { option }).then(
      () => setRefusal(''),
      ({ message }: Error) => setRefusal(message),
    );
  const done = output.find((line) => line.done)?.done;
  const changes = output.flatMap((line) => line.changes ?? []);
  return (
    <section>
      <p>What is typed while something is published comes with the next time.</p>
      <div className="tools">
        <button type="button" onClick={() => publish('look')}>
          See what would change
        </button>
        {done === 'ready' && (
          <button type="button" onClick={() => publish('yes')}>
            Publish this
          </button>
        )}
        {done === 'conflict' && (
          <button type="button" onClick={() => publish('mine')}>
            Publish mine in place of theirs
          </button>
        )}
      </div>
      <div role="status">
        <p className="said">{output.flatMap(({ say }) => say ?? []).join('\n')}</p>
        {refusal || (isPublishing ? 'At work …' : done && ENDS[done])}
      </div>
      {[...Map.groupBy(changes, ({ file }) => file)].map(([file, all]) => (
        <section key={file}>
          <h3>{titleOf(file) ?? file}</h3>
          {all.map(({ field, before, after }) => (
            <p key={field}>
              {field} <del>{before}</del> <ins>{after}</ins>
            </p>
          ))}
          {done !== 'published' && <Discard file={file} />}
        </section>
      ))}
    </section>
  );
}
