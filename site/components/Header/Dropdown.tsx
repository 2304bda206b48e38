import styles from './Dropdown.module.css';
import headerStyles from './Header.module.css';
import type { NavItem, NavLink } from './navigation.ts';

interface Props {
  label: NavItem;
  id: string;
  links: readonly NavLink[];
  active: NavItem | undefined;
  path: string;
  /** Three columns in place of one. */
  wide?: boolean;
}

/** A menu item that discloses links; the browser keeps one open at a time and closes it on Esc or an outside click. */
export function Dropdown({ label, id, links, active, path, wide = false }: Props) {
  return (
    <li>
      <button
        type="button"
        className={`${headerStyles.item} ${styles.opener}`}
        popoverTarget={id}
        data-active={label === active || undefined}
      >
        {label}
      </button>
      <ul id={id} popover="auto" className={styles.panel} data-wide={wide || undefined}>
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
