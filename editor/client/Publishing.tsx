import { useState } from 'react';
import type { Done } from '../../scripts/publish/desk.ts';
import type { State } from '../contract.ts';
import { Action } from './Action.tsx';
import { call } from './api.ts';

const ENDS: Readonly<Record<Done, string>> = {
  published: 'Published.',
  nothing: 'There is nothing to publish.',
  ready: 'This can be published.',
  refused: 'It is not published: see what is said above.',
  conflict: 'It is not published: somebody else has published the same lines.',
  failed: 'It is not published: something failed.',
};

interface Props extends Pick<State, 'said' | 'isAtWork'> {
  titleOf(file: string): string | undefined;
}

/** First what would change, then publishing it; or what was published before, and taking it back. */
export function Publishing({ said, isAtWork, titleOf }: Props) {
  const [refusal, setRefusal] = useState('');
  const run = (typed: string) =>
    call('run', { typed }).then(
      () => setRefusal(''),
      ({ message }: Error) => setRefusal(message),
    );
  const done = said.find((line) => line.done)?.done;
  return (
    <section>
      <p>What is typed while something is published comes with the next time.</p>
      <div className="tools">
        <button type="button" onClick={() => run('look')}>
          See what would change
        </button>
        <button type="button" onClick={() => run('versions')}>
          See what was published
        </button>
        {done === 'ready' && (
          <button type="button" className="primary" onClick={() => run('publish')}>
            Publish this
          </button>
        )}
      </div>
      <div role="status">
        {said.map(({ say, changes = [], versions = [] }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
          <div key={place}>
            {say && <p className="said">{say}</p>}
            {changes.map(({ file, field, before, after }) => (
              <p key={`${file} ${field}`}>
                {titleOf(file) ?? file}, {field}: <del>{before}</del> <ins>{after}</ins>
              </p>
            ))}
            {versions.map(({ version, day, by, what }) => (
              <div key={version}>
                {day}, {by}: {what}
                <Action does="Take back at once" path="run" sent={{ typed: `undo ${version}` }} />
              </div>
            ))}
          </div>
        ))}
        {refusal || (isAtWork ? 'At work …' : done && ENDS[done])}
      </div>
    </section>
  );
}
