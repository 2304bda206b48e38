import type { Firm } from '../../../content/schemas/firm.ts';
import { DiscoveryCall } from '../Button/Button.tsx';
import { Dropdown } from './Dropdown.tsx';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { ABOUT_LINKS, activeItem, type NavItem, type NavLink } from './navigation.ts';

interface Props {
  firm: Firm;
  services: readonly NavLink[];
  /** The current route, which decides what is marked. */
  path: string;
  /** The address of the brand mark. */
  mark: string;
}

/** The sticky header: brand, main menu with its two dropdowns, discovery-call button, small-screen menu. */
export function Header({ firm, services, path, mark }: Props) {
  const active = activeItem(path);
  return (
    <header className={styles.header}>
      <div className={styles.page}>
        <a className={styles.brand} href="/">
          <img src={mark} alt="" width="50" height="50" />
          <span>
            <span className={styles.name}>{firm.name}</span>
            <span className={styles.subtitle}>{firm.subtitle}</span>
          </span>
        </a>
        <nav className={styles.nav} aria-label="Main">
          <ul>
            <Item label="Home" href="/" active={active} path={path} />
            <Dropdown
              label="About"
              id="menu-about"
              active={active}
              links={ABOUT_LINKS}
              path={path}
            />
            <Dropdown
              label="Services"
              id="menu-services"
              active={active}
              links={services}
              path={path}
              wide
            />
            <Item label="Blog" href="/blog" active={active} path={path} />
            <Item label="Contact" href="/contact" active={active} path={path} />
          </ul>
        </nav>
        <div className={styles.action}>
          <DiscoveryCall url={firm.schedulingUrl} />
        </div>
        <MobileMenu firm={firm} services={services} path={path} active={active} />
      </div>
    </header>
  );
}

function Item({
  label,
  href,
  active,
  path,
}: NavLink & { label: NavItem; active: NavItem | undefined; path: string }) {
  return (
    <li>
      <a
        className={styles.item}
        href={href}
        data-active={label === active || undefined}
        aria-current={href === path ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  );
}
