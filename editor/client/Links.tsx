import type { TextMatch } from '../api-types.ts';

interface Link {
  /** An address within the editor: `content/claims.yaml!3`. */
  to: string;
  title: string;
  /** The text at the target. */
  text?: string;
  /** The heading over the link, if there are several groups. */
  group?: string;
}

/** A link to a path in a file. */
export function linkTo({ file, at, where, says: text }: TextMatch): Link {
  return { to: `${file}!${at.join('/')}`, title: where, text };
}

/** Links in groups; the group that holds the open path is unfolded. */
export function Links({ links, here }: { links: readonly Link[]; here?: string | undefined }) {
  const groups = Object.entries(Object.groupBy(links, ({ group = '' }) => group));
  return groups.map(([group, members = []]) => {
    const list = (
      <ul key={group} className="links">
        {members.map(({ to, title, text }) => (
          <li key={to}>
            <a href={`#/${to}`} aria-current={to === here && 'page'}>
              {title}
              {text && <small>{text}</small>}
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
