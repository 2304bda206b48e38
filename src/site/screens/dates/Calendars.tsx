import { List } from '../../components/List/List.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './Calendars.module.css';
import type { DatesContent } from './load.ts';

type Props = DatesContent['calendars'] & {
  id: string;
  /** Subscriptions to calendars. */
  host: string;
};

/** The calendars, each to subscribe to and as a file, and how programs take them. */
export function Calendars({
  id,
  heading,
  lead,
  subscribe,
  download,
  items,
  programs,
  host,
}: Props) {
  return (
    <Section id={id} heading={heading} lead={lead} ground="sheet">
      <div className={styles.calendars}>
        <List className="links">
          {items.map(({ name, path }) => (
            <li key={path}>
              <b>{name}</b>
              <a href={`webcal://${host}${path}`}>
                {subscribe}
                <span className="visually-hidden">: {name}</span>
              </a>
              <a href={path} download={path.slice(1).replace('/', '-')}>
                {download}
                <span className="visually-hidden">: {name}</span>
              </a>
            </li>
          ))}
        </List>
        <dl>
          {programs.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
