import { firm } from '../../load/firm.ts';
import { headerMarkUrl } from '../../load/logo.ts';
import { servicesInMenu } from '../../load/services.ts';
import { MENU, markedItem } from '../../routes.ts';
import { linksTo, shellWords } from '../../shell/words.ts';
import { DiscoveryCall } from '../DiscoveryCall.tsx';
import { Dropdown } from './Dropdown.tsx';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';

interface Props {
  /** The current route, which decides the marked menu item. */
  path: string;
}

/** The sticky header: brand, main menu with its two dropdowns, discovery-call button, small-screen menu. */
export function Header({ path }: Props) {
  const active = markedItem(path);
  const items = MENU.map((item) => {
    const own = linksTo(({ under }) => under === item.key);
    const isServices = item.key === 'services';
    const label = shellWords.menu[item.key];
    return {
      ...item,
      label,
      links: isServices ? servicesInMenu : own,
      last: isServices ? own : [],
    };
  });
  return (
    <header className={styles.header}>
      <div className={`page ${styles.page}`}>
        <a className={styles.brand} href="/">
          <img src={headerMarkUrl} alt="" width="50" height="50" />
          <span>
            <span className={styles.name}>{firm.name}</span>
            <span className={styles.subtitle}>{firm.subtitle}</span>
          </span>
        </a>
        <nav className={styles.nav} aria-label={shellWords.labels.mainMenu}>
          <ul>
            {items.map(({ key, label, href, links, last }) =>
              links.length > 0 ? (
                <Dropdown
                  key={key}
                  id={`menu-${key}`}
                  label={label}
                  links={links}
                  isActive={key === active}
                  path={path}
                  last={last}
                />
              ) : (
                <li key={key}>
                  <a
                    className={styles.item}
                    href={href}
                    data-active={key === active || undefined}
                    aria-current={href === path ? 'page' : undefined}
                  >
                    {label}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={styles.action}>
          <DiscoveryCall look="outline" />
        </div>
        <MobileMenu items={items} path={path} active={active} />
      </div>
    </header>
  );
}
