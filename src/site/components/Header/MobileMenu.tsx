import { FIND_PATH } from '../../../papers/addresses.ts';
import { firm } from '../../load/firm.ts';
import type { MenuItem, NavLink } from '../../routes.ts';
import { shellWords } from '../../shell/words.ts';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { telHref } from '../contact-links.ts';
import styles from './MobileMenu.module.css';

interface Props {
  items: readonly {
    key: MenuItem;
    label: string;
    href: string;
    links: readonly NavLink[];
    /** The item's own page and the pages below it. */
    last: readonly NavLink[];
  }[];
  path: string;
  active: MenuItem | undefined;
}

/** The stacked menu of small screens, with its toggle. */
export function MobileMenu({ items, path, active }: Props) {
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <div className={styles.mobile}>
      <button type="button" className={styles.toggle} popoverTarget="menu">
        <span />
        <span>{shellWords.labels.menu}</span>
        <span>{shellWords.labels.close}</span>
      </button>
      <nav
        id="menu"
        popover="auto"
        className={styles.menu}
        data-ground="ink"
        aria-label={shellWords.labels.menu}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          {shellWords.labels.close}
        </button>
        <a className={styles.top} href={FIND_PATH} aria-current={current(FIND_PATH)}>
          {shellWords.links[FIND_PATH]}
        </a>
        <ul className="quiet">
          {items.map(({ key, label, href, links, last }) => (
            <li key={key}>
              <a
                className={styles.top}
                href={href}
                aria-current={current(href)}
                data-active={key === active || undefined}
              >
                {label}
              </a>
              {links.length > 0 && (
                <ul className={styles.sub}>
                  {[...links, ...last.filter((link) => ![href, FIND_PATH].includes(link.href))].map(
                    (link) => (
                      <li key={link.href}>
                        <a href={link.href} aria-current={current(link.href)}>
                          {link.label}
                        </a>
                      </li>
                    ),
                  )}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <p className={`links ${styles.contact}`}>
          <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </p>
        <ActionBar />
      </nav>
    </div>
  );
}
