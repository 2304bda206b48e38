import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { List } from '../../components/List/List.tsx';
import { TextList } from '../../components/List/TextList.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { ReferralsContent } from './load.ts';
import styles from './ReferralsPage.module.css';
import '../../styles/columns.css';
import '../../styles/linked-items.css';

/** The page /referrals, section by section. */
export function ReferralsPage(page: ReferralsContent) {
  const { hero, reasons, ways, services, privacy, thanks } = page;
  return (
    <>
      <PageHero {...hero}>
        <DiscoveryCall />
      </PageHero>
      <Section of={reasons.items} heading={reasons.heading} lead={reasons.lead}>
        <CardGrid items={reasons.items} columns={3} />
      </Section>
      <Section of={ways.items} ground="sheet" heading={ways.heading} lead={ways.lead}>
        <Ways items={ways.items} />
      </Section>
      <Section of={services.items} ground="ink" heading={services.heading} lead={services.lead}>
        <ServiceSigns items={services.items} />
      </Section>
      <Pledge privacy={privacy} thanks={thanks} />
    </>
  );
}

/** Ways to recommend the firm, one ruled row each. */
function Ways({ items }: Pick<ReferralsContent['ways'], 'items'>) {
  return (
    <List className={`ruled ${styles.ways}`}>
      {items.map(({ title, description, icon }) => (
        <li key={title} className="beside">
          <h3>
            <Icon name={icon} />
            {title}
          </h3>
          <Paragraph>{description}</Paragraph>
        </li>
      ))}
    </List>
  );
}

/** Services with the sentence that shows a friend's need, each linked to its page. */
function ServiceSigns({ items }: Pick<ReferralsContent['services'], 'items'>) {
  return (
    <List className={`columns linked-items quoted ${styles.signs}`} data-columns="4">
      {items.map(({ name, href, denomination, family, sign }) => (
        <li key={href} data-family={family}>
          <p className={styles.denomination} aria-hidden="true">
            {denomination}
          </p>
          <blockquote>{sign}</blockquote>
          <h3>
            <a href={href}>{name}</a>
          </h3>
        </li>
      ))}
    </List>
  );
}

type PledgeProps = Pick<ReferralsContent, 'privacy' | 'thanks'>;

/** The privacy guarantee as a certificate, and the note of thanks beside it. */
function Pledge({ privacy, thanks }: PledgeProps) {
  return (
    <div className={`page beside ${styles.pledge}`}>
      <section className={styles.privacy} aria-labelledby="guarantee">
        <Certificate>
          <h2 id="guarantee">{privacy.heading}</h2>
          <Paragraph>{privacy.text}</Paragraph>
          <TextList className="points" items={privacy.promises} />
          <a className="link" href="/privacy-policy">
            {privacy.link}
          </a>
        </Certificate>
      </section>
      <section className={styles.thanks} aria-labelledby="thanks">
        <h2 id="thanks">{thanks.heading}</h2>
        <Paragraph>{thanks.text}</Paragraph>
        <p className={`dash ${styles.signature}`}>{thanks.signature}</p>
      </section>
    </div>
  );
}
