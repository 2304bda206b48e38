import { useEffect, useState } from 'react';
import type { FieldProblem, FileInfo, Findings, Path } from '../contract.ts';
import { call } from './api.ts';
import { Button, useCommand } from './Command.tsx';

type Open = (file: string, at?: Path) => void;

/** Her fifth screen: publishing, what must be mended before it, what is worth a look, what is due. */
export function WrongScreen({ findings, open }: { findings: Findings | undefined; open: Open }) {
  const [files, setFiles] = useState<readonly FileInfo[]>([]);
  const { run, printed } = useCommand();
  useEffect(() => void call<FileInfo[]>('GET', 'files').then(setFiles, () => setFiles([])), []);
  const listed = (title: string, problems: readonly FieldProblem[] = []) => (
    <section>
      <h2>
        {title}: {problems.length || 'nothing'}
      </h2>
      <ul className="problems">
        {problems.map((problem) => (
          <Problem key={JSON.stringify(problem)} {...{ problem, files, open }} />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <Publishing />
      {!findings && <p role="status">The files are being read …</p>}
      {listed('Must be mended before it can be published', findings?.mend)}
      {listed('Worth a look', findings?.look)}
      {listed('Due, or soon to be', findings?.due)}
      <section>
        <h2>Before the site goes live</h2>
        <p>Points that make a public site a draft: {findings?.points ?? 'being counted'}.</p>
        <Button does="List them: the launch check" on={() => run('launch-check')} />
        <Button does="List every figure with a last day" on={() => run('facts-due')} />
        {printed}
      </section>
    </>
  );
}

function Publishing() {
  const { text, run, printed } = useCommand();
  const [hasLooked, setHasLooked] = useState(false);
  const [version, setVersion] = useState('');
  // What was begun goes on while no page is open.
  useEffect(() => void run('last'), [run]);
  const look = () => run('look').then(() => setHasLooked(true));
  const bringBack = () => {
    const typed = version.split(/\s+/).filter(Boolean);
    const which = typed.join(' ') || 'the version before the one published last';
    const isSure = confirm(`Bring back ${which}? It is published as a new version.`);
    if (isSure) void run('undo', ...typed);
  };
  return (
    <section>
      <h2>Publish</h2>
      <p>Comparing and building take a minute or two. You may go on writing, or close the page.</p>
      <div className="tools">
        <Button does="Say what would change" on={look} />
        {hasLooked && <Button does="Publish this" on={() => run('publish')} />}
        {text.includes('--theirs') && (
          <Button does="Go on from theirs, and publish" on={() => run('theirs')} />
        )}
        <Button does="List the versions" on={() => run('versions')} />
        <label>
          Version to bring back; empty, the one before the last
          <input value={version} onChange={({ target }) => setVersion(target.value)} />
        </label>
        <Button does="Bring it back" on={bringBack} />
      </div>
      {printed}
    </section>
  );
}

function Problem(props: { problem: FieldProblem; files: readonly FileInfo[]; open: Open }) {
  const { file, line, field, at = [], expected } = props.problem;
  const title = props.files.find((each) => each.file === file)?.title;
  const place = field || at.join('.') || (line && `line ${line}`);
  const name = [title ?? file, place].filter(Boolean).join(', ');
  return (
    <li>
      {title ? <Button does={name} on={() => props.open(file, at)} /> : <b>{name}</b>} {expected}
    </li>
  );
}
