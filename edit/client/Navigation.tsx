import type { FieldProblem, FileInfo } from '../contract.ts';
import { Links } from './Links.tsx';

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
  const ofScreen = files.filter((info) => info.screen === screen);
  const links = ofScreen.map((info) => ({
    ...info,
    to: info.file,
    count: mend.filter((problem) => problem.file === info.file).length,
  }));
  const screens = Object.entries(TITLES).map(([to, title]) => ({ to, title, count: 0 }));
  const many = ofScreen.filter(({ isOneOfMany }) => isOneOfMany);
  const like = many.find((info) => info.file === file) ?? many[0];
  return (
    <nav aria-label="Screens and files">
      <Links links={screens} here={screen} />
      {like && (
        <a className="button" href={`#/${like.file}!add`}>
          Add to: {like.group}…
        </a>
      )}
      <Links key={screen} links={links} here={file} />
    </nav>
  );
}
