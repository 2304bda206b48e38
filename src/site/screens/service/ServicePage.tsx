import { breadcrumbTo } from '../../breadcrumb.ts';
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Paragraphs } from '../../components/Copy/Paragraphs.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Folded } from '../../components/Fold/Folded.tsx';
import { List } from '../../components/List/List.tsx';
import { TextList } from '../../components/List/TextList.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { StatGrid } from '../../components/StatGrid/StatGrid.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { firm } from '../../load/firm.ts';
import type { Picture } from '../../load/photo.ts';
import type { Service } from '../../load/services.ts';
import { Exhibit } from './exhibits/Exhibit.tsx';
import { servicePage } from './load.ts';
import styles from './ServicePage.module.css';
import '../../styles/columns.css';

type Props = Service & {
  picture: Picture;
  links: readonly { label: string; href: string }[];
};

const TERMS = ['time', 'fee', 'example', 'keeps'] as const;

/** One service page, section by section. */
export function ServicePage(service: Props) {
  const { href, name, says, picture, hero, spanish, intro, exhibit } = service;
  const { cards, benefits, process, who, terms, example, links } = service;
  return (
    <>
      <PageHero
        breadcrumb={breadcrumbTo(href, name)}
        title={name}
        lead={hero.lead}
        says={says}
        size="large"
        art={picture}
      >
        {hero.paperField && <PaperField />}
        <DiscoveryCall />
        <p className={styles.fee}>
          <Copy>{hero.fee}</Copy> {servicePage.whoLabel} <a href={who.href}>{who.name}</a>,{' '}
          {who.role}.
        </p>
        {spanish && <SpanishLine />}
      </PageHero>
      <Introduction {...intro} exhibit={exhibit} />
      <Section of={cards.items} heading={cards.heading} lead={cards.lead} ground="sheet">
        <CardGrid items={cards.items} />
      </Section>
      <Section of={benefits.items} heading={benefits.heading} ground="ink">
        <StatGrid items={benefits.items} />
      </Section>
      <Section of={process.steps} heading={process.heading} lead={servicePage.papers}>
        {firm.uploadUrl && (
          <p>
            <a href={firm.uploadUrl}>{new URL(firm.uploadUrl).host}</a>
          </p>
        )}
        <Steps items={process.steps} />
        <Highlights
          items={TERMS.map((key) => ({ title: servicePage.terms[key], description: terms[key] }))}
        />
        {example && <Example {...example} />}
        {links.length > 0 && <Signpost text={servicePage.articlesLabel} links={links} />}
      </Section>
    </>
  );
}

/** The most items that a phone shows without folding. */
const SHORT = 4;

/** The page's argument, its four highlights, the side panel if there is one, and the exhibit. */
function Introduction({
  heading,
  lead,
  highlights,
  panel,
  exhibit,
}: Service['intro'] & Pick<Service, 'exhibit'>) {
  const hasPanel = panel !== undefined && panel.items.length > 0;
  return (
    <Section of={hasPanel ? panel.items : highlights} heading={heading} lead={lead}>
      <Highlights items={highlights} />
      {hasPanel && (
        <aside className={styles.panel} aria-labelledby="panel">
          <h3 id="panel">{panel.heading}</h3>
          {panel.items.length > SHORT ? (
            <Folded title={panel.heading}>
              <Bullets items={panel.items} />
            </Folded>
          ) : (
            <Bullets items={panel.items} />
          )}
        </aside>
      )}
      {exhibit && <Exhibit {...exhibit} />}
    </Section>
  );
}

function Highlights({ items }: { items: Service['intro']['highlights'] }) {
  return (
    <List className={`columns ${styles.highlights}`} data-columns="2">
      {items.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Fold title={title} text={description} />
        </li>
      ))}
    </List>
  );
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <TextList
      className={`columns ${styles.bullets}`}
      data-columns={items.length === 4 ? 2 : 3}
      items={items}
    />
  );
}

/** A complete case, labelled as an example, with its figures as a table. */
function Example({ title, paragraphs, rows }: NonNullable<Service['example']>) {
  return (
    <aside aria-labelledby="example" className={styles.example}>
      <Certificate>
        <div className={rows.length > 0 ? `beside ${styles.split}` : undefined}>
          <div className={styles.text}>
            <p className="label">{servicePage.exampleLabel}</p>
            <h3 id="example">{title}</h3>
            <Folded title={title}>
              <Paragraphs items={paragraphs} />
            </Folded>
          </div>
          {rows.length > 0 && (
            <table>
              <tbody className="rows">
                {rows.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row">
                      <Copy>{label}</Copy>
                    </th>
                    <td>
                      <Copy>{value}</Copy>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </Certificate>
    </aside>
  );
}
