import type { TextMatch } from '../api-types.ts';

interface Link {
  /** The address within the editor: `content/claims.yaml!3`. */
  to: string;
  title: string;
  /** The words that stand there. */
  says?: string;
  /** The heading that it stands under, where there are several. */
  group?: string;
}

/** The link to a place of some file. */
export function linkTo({ file, at, where, says }: TextMatch): Link {
  return { to: `${file}!${at.join('/')}`, title: where, says };
}

/** Links in their groups; the group that holds the open place is unfolded. */
export function Links({ links, here }: { links: readonly Link[]; here?: string | undefined }) {
  const groups = Object.entries(Object.groupBy(links, ({ group = '' }) => group));
  return groups.map(([group, members = []]) => {
    const list = (
      <ul key={group} className="links">
        {members.map(({ to, title, says }) => (
          <li key={to}>
            <a href={`#/${to}`} aria-current={to === here && 'page'}>
              {title}
              {says && <small>{says}</small>}
            </a>
          </li>
        ))}
      </ul>
    );
    if (groups.length === 1) return list;
    return (
      <details key={group} open={members.some(({ to }) => to === here)}>
        <summary>{group}</summary>
        {list}
      </details>
    );
  });
}
