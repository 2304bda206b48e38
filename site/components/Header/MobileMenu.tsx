import type { Firm } from '../../../content/schemas/firm.ts';
import { DiscoveryCall } from '../Button/Button.tsx';
import { telHref } from '../contact-links.ts';
import styles from './MobileMenu.module.css';
import { ABOUT_LINKS, type NavItem, type NavLink } from './navigation.ts';

interface Props {
  firm: Firm;
  services: readonly NavLink[];
  path: string;
  active: NavItem | undefined;
}

/** The stacked menu of small screens behind its toggle. */
export function MobileMenu({ firm, services, path, active }: Props) {
  const current = (href: string) => (href === path ? 'page' : undefined);
  const top = (label: NavItem, href: string) => (
    <a
      className={styles.top}
      href={href}
      aria-current={current(href)}
      data-active={label === active || undefined}
    >
      {label}
    </a>
  );
  const sub = (links: readonly NavLink[]) => (
    <ul className={styles.sub}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={current(href)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.mobile}>
      <button type="button" className={styles.toggle} popoverTarget="menu">
        <span />
        Menu
      </button>
      <nav id="menu" popover="auto" className={styles.menu} aria-label="Menu">
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          Close
        </button>
        <ul>
          <li>{top('Home', '/')}</li>
          <li>
            {top('About', '/about')}
            {sub(ABOUT_LINKS)}
          </li>
          <li>
            {top('Services', '/services')}
            {sub(services)}
          </li>
          <li>{top('Blog', '/blog')}</li>
          <li>{top('Contact', '/contact')}</li>
        </ul>
        <DiscoveryCall url={firm.schedulingUrl} />
        <p className={styles.contact}>
          <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </p>
      </nav>
    </div>
  );
}
