import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { telHref } from '../../components/contact-links.ts';
import figureStyles from '../../components/FigureList.module.css';
import { FigureList } from '../../components/FigureList.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { List } from '../../components/List/List.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { firm } from '../../load/firm.ts';
import type { ThankYouContent } from './load.ts';
import styles from './ThankYouPage.module.css';
import '../../styles/linked-items.css';
import '../../styles/columns.css';
import '../../styles/sheet.css';

/** The page after a discovery call is booked. */
export function ThankYouPage(page: ThankYouContent) {
  const { hero, next, contact, topics, credibility } = page;
  return (
    <>
      <PageHero {...hero} />
      <NextSteps {...next} />
      <Section heading={contact.heading} lead={contact.lead}>
        <OfficeCards {...contact} />
      </Section>
      <Section of={topics.items} heading={topics.heading} lead={topics.lead} ground="sheet">
        <ServiceIndex items={topics.items} />
      </Section>
      <Section
        of={[...credibility.figures, ...credibility.links]}
        heading={credibility.heading}
        lead={credibility.figures.length > 0 ? firm.figuresNote : undefined}
      >
        <Credibility {...credibility} />
      </Section>
    </>
  );
}

/** Steps before the call, on a certificate over the lower edge of the hero. */
function NextSteps({ heading, steps }: ThankYouContent['next']) {
  if (steps.length === 0) return null;
  return (
    <section className={`page ${styles.next}`} aria-labelledby="next">
      <Certificate>
        <h2 id="next">{heading}</h2>
        <Steps items={steps} />
      </Certificate>
    </section>
  );
}

type OfficeCardsProps = Pick<ThankYouContent['contact'], 'phoneLabel' | 'emailLabel' | 'emailNote'>;

/** The office's phone with its hours, and its e-mail address with the usual time to a reply. */
function OfficeCards({ phoneLabel, emailLabel, emailNote }: OfficeCardsProps) {
  const { phones, email, hours } = firm;
  return (
    <ul className={`columns sheet links ${styles.cards}`} data-columns="2">
      <li>
        <Icon name="phone" />
        <h3>{phoneLabel}</h3>
        <a href={telHref(phones.main)}>{phones.main}</a>
        <p>
          {hours.weekdays}, {hours.weekends}
        </p>
      </li>
      <li>
        <Icon name="mail" />
        <h3>{emailLabel}</h3>
        <a href={`mailto:${email}`}>{email}</a>
        <Paragraph>{emailNote}</Paragraph>
      </li>
    </ul>
  );
}

/** The firm's figures in a line, and below them pages to read before the call. */
function Credibility({ figures, links }: ThankYouContent['credibility']) {
  return (
    <>
      <FigureList className={`wrap ${figureStyles.figures} ${styles.figures}`} figures={figures} />
      <List className={`columns links linked-items linked-rows ${styles.links}`}>
        {links.map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <Paragraph>{description}</Paragraph>
          </li>
        ))}
      </List>
    </>
  );
}
