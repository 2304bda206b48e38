import { useEffect } from 'react';
import type { FieldProblem, FileInfo, Findings, Path } from '../contract.ts';
import { Button, useCommand } from './Command.tsx';

/** A line of `versions`: its mark and seven signs, the day, who, what changed. */
const VERSION = /^(public)? *([\da-f]{7}) {2}(.+)$/gm;

interface WrongScreenProps {
  files: readonly FileInfo[];
  findings: Findings | undefined;
  open(file: string, at?: Path): void;
}

/** Her fifth screen: publishing, what must be mended before it, what is worth a look, what is due. */
export function WrongScreen({ files, findings, open }: WrongScreenProps) {
  const launch = useCommand();
  const { mend, look, due, points } = findings ?? {};
  const listed = (title: string, problems: readonly FieldProblem[] = []) => (
    <section>
      <h2>
        {title}: {due ? problems.length || 'nothing' : 'being looked for …'}
      </h2>
      <ul className="problems">
        {problems.map(({ file, line, field, at, expected }) => {
          const title = files.find((each) => each.file === file)?.title;
          const place = at ? (field || at.join('.')).replace(/[._]/g, ' ') : line && `line ${line}`;
          const name = [title ?? file, place].filter(Boolean).join(': ');
          return (
            <li key={`${file} ${line} ${field} ${expected}`}>
              {title ? <Button does={name} on={() => open(file, at)} /> : <b>{name}</b>} {expected}
            </li>
          );
        })}
      </ul>
    </section>
  );
  return (
    <>
      <h1>What is wrong or due</h1>
      <Publishing />
      {listed('Must be mended before it can be published', mend)}
      {listed('Worth a look', look)}
      {listed('Due, or soon to be', due)}
      <section>
        <h2>Before the site goes live</h2>
        <p>Points that make a public site a draft: {due ? points : 'being counted …'}</p>
        <Button does="List them: the launch check" on={() => launch.run('launch-check')} />
        {launch.printed}
      </section>
    </>
  );
}

/** First what would change, then publishing it; beside them, what was published before. */
function Publishing() {
  const { text, run, printed } = useCommand();
  const versions = useCommand();
  // What was begun goes on while no page is open.
  useEffect(() => void run('last'), [run]);
  const bringBack = (version: string, what: string) =>
    confirm(`Bring back the version of ${what}? It is published as a new one.`) &&
    run('undo', version);
  return (
    <section>
      <h2>Publish</h2>
      <p>
        See first what would change for visitors, then publish it. Each takes a minute or two; you
        may go on writing, or close the page.
      </p>
      <div className="tools">
        <Button does="See what would change" on={() => run('look')} />
        {/^Files: (?!.*^Published)/ms.test(text) && (
          <Button does="Publish this" on={() => run('publish')} />
        )}
        {text.includes('--theirs') && (
          <Button does="Go on from theirs, and publish" on={() => run('theirs')} />
        )}
      </div>
      {printed}
      <details onToggle={({ currentTarget }) => currentTarget.open && versions.run('versions')}>
        <summary>Bring an earlier version back</summary>
        <ul className="problems">
          {[...versions.text.matchAll(VERSION)].map(([, isPublic, version = '', what = '']) => (
            <li key={version}>
              {isPublic ? (
                'Public now:'
              ) : (
                <Button does="Bring back" on={() => bringBack(version, what)} />
              )}{' '}
              {what}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
