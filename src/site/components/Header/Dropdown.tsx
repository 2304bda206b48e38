import type { NavLink } from '../../routes.ts';
import styles from './Dropdown.module.css';
import headerStyles from './Header.module.css';

interface Props {
  id: string;
  label: string;
  links: readonly NavLink[];
  isActive: boolean;
  path: string;
  /** The last row of a panel with three columns; a panel with one column has none. */
  last: readonly NavLink[];
}

/** A menu item that opens a list of links; browsers allow one open list, closed by Esc or an outside click. */
export function Dropdown({ id, label, links, isActive, path, last }: Props) {
  return (
    <li>
      <button
        type="button"
        className={`pointed ${headerStyles.item} ${styles.opener}`}
        popoverTarget={id}
        data-active={isActive || undefined}
      >
        {label}
      </button>
      <ul id={id} popover="auto" className={styles.panel} data-wide={last.length > 0 || undefined}>
        {[...links, ...last].map(({ label: text, href, denomination, family }) => (
          <li key={href}>
            <a
              href={href}
              data-n={denomination}
              data-family={family}
              aria-current={href === path ? 'page' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
