import { useState } from 'react';

/** Links from which they can be searched. */
const MANY = 8;

interface Link {
  /** Where in the editor it leads: `content/claims.yaml!3`. */
  to: string;
  title: string;
  /** The heading that it stands under, where there are several. */
  group?: string;
  /** How much there needs her. */
  count: number;
}

/** Links in their groups, of which the one that holds the open place is unfolded; many can be searched. */
export function Links({ links, here }: { links: readonly Link[]; here: string | undefined }) {
  const [sought, seek] = useState('');
  const found = links.filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()));
  const groups = Object.entries(Object.groupBy(found, ({ group = '' }) => group));
  return (
    <>
      {links.length > MANY && (
        <label>
          Find one of {links.length}
          <input type="search" value={sought} onChange={(event) => seek(event.target.value)} />
        </label>
      )}
      {groups.map(([group, members = []]) => {
        const list = (
          <ul key={group} className="links">
            {members.map(({ to, title, count }) => (
              <li key={to}>
                <a href={`#/${to}`} aria-current={to === here && 'page'}>
                  {title} {count > 0 && <b>{count} to mend</b>}
                </a>
              </li>
            ))}
          </ul>
        );
        const isOpen = sought !== '' || members.some(({ to }) => to === here);
        if (groups.length === 1) return list;
        return (
          <details key={group} open={isOpen}>
            <summary>{group}</summary>
            {list}
          </details>
        );
      })}
    </>
  );
}
