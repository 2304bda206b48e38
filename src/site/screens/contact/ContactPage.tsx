import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { ownLines } from '../../components/contact-links.ts';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { firm } from '../../load/firm.ts';
import { shellWords } from '../../shell/words.ts';
import { ContactCards } from './ContactCards.tsx';
import styles from './ContactPage.module.css';
import type { ContactContent } from './load.ts';
import { Office } from './Office.tsx';
import { FORM_ID, WriteToUs } from './WriteToUs.tsx';
import '../../styles/columns.css';
import '../../styles/sheet.css';

type Props = ContactContent & {
  children: ReactNode;
};

/** The contact page, section by section. */
export function ContactPage({ children, ...page }: Props) {
  const { hero, cards, office, expect, touch, locations, form } = page;
  return (
    <>
      <PageHero {...hero}>
        <SpanishLine />
        <DiscoveryCall />
        <ButtonLink look="outline" href={`#${FORM_ID}`}>
          {cards.form}
        </ButtonLink>
      </PageHero>
      <ContactCards {...cards} />
      <Office {...office} />
      <Section of={expect.steps} heading={expect.heading} lead={expect.lead}>
        <Steps items={expect.steps} />
      </Section>
      <GetInTouch {...touch} />
      <OtherLocations {...locations} />
      <WriteToUs {...form}>{children}</WriteToUs>
    </>
  );
}

/** The booking panel beside the phone and e-mail links. */
function GetInTouch(touch: ContactContent['touch']) {
  const { heading, text, mainLabel, anytimeLabel, emailLabel, panel } = touch;
  const { main, anytime } = firm.phones;
  const ways = [
    [mainLabel, main],
    [anytimeLabel, anytime],
    [emailLabel, firm.email],
  ] as const;
  return (
    <Section ground="ink" heading={heading} lead={text}>
      <div className={`beside ${styles.touch}`}>
        <Certificate>
          <h3 className={styles.panelTitle}>{panel.title}</h3>
          <Paragraph className={styles.panelText}>{panel.description}</Paragraph>
          <DiscoveryCall />
        </Certificate>
        <dl className={`links ${styles.lines}`}>
          {ways.map(([label, way]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Copy>{way}</Copy>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** The locations besides the main office, each with its most requested services and a phone number. */
function OtherLocations(locations: ContactContent['locations']) {
  const { heading, lead, specialties, contact, items } = locations;
  const { main } = firm.phones;
  return (
    <Section of={items} heading={heading} lead={lead}>
      <ul className={`columns sheet ${styles.locations}`} data-columns="4">
        {items.map((location) => (
          <li key={location.name}>
            <h3>{location.name}</h3>
            <p className="label">{location.description}</p>
            {ownLines(location).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {location.specialties.length > 0 && (
              <div className={`wrap ${styles.specialties}`}>
                <p>{specialties}</p>
                {location.specialties.map(({ name, href }) => (
                  <a key={href} href={href}>
                    {name}
                  </a>
                ))}
              </div>
            )}
            <p className={`links ${styles.contact}`}>
              {location.phone ? shellWords.labels.call : contact}{' '}
              <Copy>{location.phone ?? main}</Copy>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
