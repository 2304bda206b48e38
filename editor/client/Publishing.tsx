import { useCallback, useEffect, useState } from 'react';
import type { CommandLine } from '../contract.ts';
import { lines } from './api.ts';

const ENDS: Readonly<Record<NonNullable<CommandLine['done']>, string>> = {
  published: 'Published.',
  nothing: 'There is nothing to publish.',
  ready: 'This can be published.',
  refused: 'It is not published: see what is said above.',
  conflict: 'It is not published: somebody else has published the same lines.',
  failed: 'It is not published: something failed.',
};

/** First what would change, then publishing it; beside them, what was published before. */
export function Publishing({ titleOf }: { titleOf: (file: string) => string | undefined }) {
  const { said, isAtWork, run } = useCommand();
  const earlier = useCommand();
  // A started command goes on while no page is open.
  useEffect(() => void run('last'), [run]);
  const done = said.find((line) => line.done)?.done;
  const takeBack = (version: string, what: string) =>
    confirm(`Take back "${what}"? That is published at once.`) && run(`undo ${version}`);
  return (
    <section>
      <p>What is typed while something is published comes with the next time.</p>
      <div className="tools">
        <button type="button" onClick={() => run('look')}>
          See what would change
        </button>
        {done === 'ready' && (
          <button type="button" className="primary" onClick={() => run('publish')}>
            Publish this
          </button>
        )}
      </div>
      <div role="status">
        {said.map(({ say, changes = [] }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
          <div key={place}>
            {say && <p className="said">{say}</p>}
            {changes.map(({ file, field, before, after }) => (
              <p key={`${file} ${field}`}>
                {titleOf(file) ?? file}, {field}: <del>{before}</del> <ins>{after}</ins>
              </p>
            ))}
          </div>
        ))}
        {isAtWork ? 'At work …' : done && ENDS[done]}
      </div>
      <details onToggle={({ currentTarget }) => currentTarget.open && earlier.run('versions')}>
        <summary>Take back what was published</summary>
        <ul>
          {earlier.said
            .flatMap(({ versions = [] }) => versions)
            .map(({ version, day, by, what }) => (
              <li key={version}>
                {day}, {by}: {what}{' '}
                <button type="button" onClick={() => takeBack(version, what)}>
                  Take back
                </button>
              </li>
            ))}
        </ul>
      </details>
    </section>
  );
}

/** Runs the project's commands one after another; `said` is what the last one has printed so far. */
function useCommand() {
  const [said, setSaid] = useState<readonly CommandLine[]>([]);
  const [isAtWork, setIsAtWork] = useState(false);
  const run = useCallback(async (typed: string): Promise<void> => {
    setSaid([]);
    setIsAtWork(true);
    const hear = (line: CommandLine) => setSaid((before) => [...before, line]);
    await lines('POST', 'run', { typed }, hear).catch(({ message }) => hear({ say: message }));
    setIsAtWork(false);
  }, []);
  return { said, isAtWork, run };
}
