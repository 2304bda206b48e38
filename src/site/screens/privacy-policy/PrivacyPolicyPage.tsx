import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Paragraph, Paragraphs } from '../../components/Copy/Paragraphs.tsx';
import { telHref } from '../../components/contact-links.ts';
import { TextList } from '../../components/List/TextList.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { firm } from '../../load/firm.ts';
import type { PrivacyPolicyContent } from './load.ts';
import styles from './PrivacyPolicyPage.module.css';

/** The page /privacy-policy: the short version and the contents beside the policy. */
export function PrivacyPolicyPage(page: PrivacyPolicyContent & { year: string }) {
  const { hero, updatedLabel, year, summary, contentsLabel, contact } = page;
  const sections = page.sections.filter(({ paragraphs }) => paragraphs.length > 0);
  const { street, city, state, zip } = firm.address;
  return (
    <>
      <PageHero {...hero} size="small">
        <p>
          {updatedLabel} {year}
        </p>
      </PageHero>
      <div className={`page ${styles.page}`}>
        {summary.items.length > 0 && (
          <div className={styles.summary}>
            <Certificate>
              <h2>{summary.heading}</h2>
              <TextList className="points" items={summary.items} />
            </Certificate>
          </div>
        )}
        <nav className={`links ${styles.contents}`} aria-labelledby="contents">
          <h2 id="contents">{contentsLabel}</h2>
          <ol>
            {[...sections, contact].map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.policy}>
          {sections.map(({ id, heading, paragraphs }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <Paragraphs items={paragraphs} />
            </section>
          ))}
          <section id={contact.id}>
            <h2>{contact.heading}</h2>
            <Paragraph>{contact.text}</Paragraph>
            <address>
              {firm.name}
              <br />
              {street}
              <br />
              {city}, {state} {zip}
            </address>
            <p className={`links wrap ${styles.ways}`}>
              <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
              <a href={`mailto:${firm.email}`}>{firm.email}</a>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
