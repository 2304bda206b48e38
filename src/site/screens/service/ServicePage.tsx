import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { StatGrid } from '../../components/StatGrid/StatGrid.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { firm } from '../../load/firm.ts';
import { paperField } from '../../load/paper-field.ts';
import type { Picture } from '../../load/photo.ts';
import type { Service } from '../../load/services.ts';
import { stepsTo } from '../../steps-to.ts';
import { Example } from './Example.tsx';
import { Introduction } from './Introduction.tsx';
import { servicePage } from './load.ts';
import styles from './ServicePage.module.css';

type Props = Service & {
  picture: Picture;
  /** The articles that go further. */
  links: readonly { label: string; href: string }[];
};

/** One service page, section by section. */
export function ServicePage(service: Props) {
  const { href, name, says, picture, hero, spanish, intro, exhibit } = service;
  const { cards, benefits, process, who, example, links } = service;
  return (
    <>
      <PageHero
        breadcrumb={stepsTo(href, name)}
        title={name}
        lead={hero.lead}
        says={says}
        art={picture}
      >
        {hero.paperField && <PaperField hint={paperField.hint} />}
        <p className={styles.fee}>
          <Copy>{hero.fee}</Copy> {servicePage.whoLabel} <a href={who.href}>{who.name}</a>,{' '}
          {who.title}.
        </p>
        {spanish && <SpanishLine />}
        <DiscoveryCall />
      </PageHero>
      <Introduction {...intro} exhibit={exhibit} />
      <Section of={cards.items} heading={cards.heading} lead={cards.lead} ground="sheet">
        <CardGrid items={cards.items} />
      </Section>
      <Section of={benefits.items} heading={benefits.heading} lead={firm.figuresNote} ground="ink">
        <StatGrid items={benefits.items} />
      </Section>
      <Section of={process.steps} heading={process.heading} lead={servicePage.papers}>
        {firm.uploadUrl && (
          <p>
            <a href={firm.uploadUrl}>{new URL(firm.uploadUrl).host}</a>
          </p>
        )}
        <Steps items={process.steps} />
        {example && <Example {...example} />}
        {links.length > 0 && <Signpost text={servicePage.articlesLabel} links={links} />}
      </Section>
    </>
  );
}
