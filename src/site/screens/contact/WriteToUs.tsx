import type { ReactNode } from 'react';
import { telHref } from '../../components/contact-links.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { List } from '../../components/List/List.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { firm } from '../../load/firm.ts';
import type { ContactContent } from './load.ts';
import styles from './WriteToUs.module.css';

/** The id of the section with the form. */
export const FORM_ID = 'contact-form';

type Props = Pick<ContactContent['form'], 'heading' | 'lead' | 'badges' | 'call'> & {
  children: ReactNode;
};

/** The contact form beside the trust badges, and a phone link. */
export function WriteToUs({ heading, lead, badges, call, children }: Props) {
  return (
    <Section ground="sheet" heading={heading} lead={lead} id={FORM_ID}>
      <div className={styles.over}>
        <div className={`beside ${styles.split}`}>
          <div>{children}</div>
          <List className={`ruled ${styles.badges}`}>
            {badges.map(({ icon, title }) => (
              <li key={title}>
                <Icon name={icon} size={32} />
                {title}
              </li>
            ))}
          </List>
        </div>
        <p className={`links ${styles.call}`}>
          {`${call} `}
          <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
        </p>
      </div>
    </Section>
  );
}
