import { useState } from 'react';
import type { FieldProblem, FileInfo } from '../contract.ts';

const TITLES = {
  firm: 'The firm',
  people: 'People',
  pages: 'Pages',
  posts: 'Posts',
  wrong: 'What is wrong or due',
  inbox: 'Inbox',
};

interface NavigationProps {
  screen: keyof typeof TITLES;
  file: string | undefined;
  files: readonly FileInfo[];
  mend: readonly FieldProblem[];
}

/** The screens, and the files of the open one in their groups. */
export function Navigation({ screen, file, files, mend }: NavigationProps) {
  const [sought, seek] = useState('');
  const link = (to: string, title: string, isHere: boolean, count = 0) => (
    <li key={to}>
      <a href={`#/${to}`} aria-current={isHere && 'page'}>
        {title} {count > 0 && <b>{count} to mend</b>}
      </a>
    </li>
  );
  const ofScreen = files.filter((info) => info.screen === screen);
  const found = ofScreen.filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()));
  const groups = Object.entries(Object.groupBy(found, ({ group }) => group));
  return (
    <nav aria-label="Screens and files">
      <ul className="files">
        {Object.entries(TITLES).map(([name, title]) => link(name, title, name === screen && !file))}
      </ul>
      {ofScreen.length > 0 && (
        <label>
          Find by title
          <input type="search" value={sought} onChange={(event) => seek(event.target.value)} />
        </label>
      )}
      {groups.map(([group, members = []]) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul className="files">
            {members.map((info) => {
              const count = mend.filter((problem) => problem.file === info.file).length;
              return link(info.file, info.title, info.file === file, count);
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
