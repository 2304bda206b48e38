import type { DueDay } from '../../../dates/due-months.ts';
import { Paragraph, Paragraphs } from '../../components/Copy/Paragraphs.tsx';
import figureStyles from '../../components/FigureList.module.css';
import { FigureList } from '../../components/FigureList.tsx';
import { List } from '../../components/List/List.tsx';
import { Locations } from '../../components/Locations/Locations.tsx';
import { Memberships } from '../../components/Memberships/Memberships.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { Testimonials } from '../../components/Testimonials/Testimonials.tsx';
import { firm } from '../../load/firm.ts';
import { DueNext } from './DueNext.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomePage.module.css';
import type { HomeContent } from './load.ts';
import '../../styles/columns.css';

/** The home page, section by section. */
export function HomePage({ days, ...page }: HomeContent & { days: readonly DueDay[] }) {
  const { star, hero, about, memberships, services, benefits, testimonials, locations } = page;
  return (
    <>
      <HomeHero {...hero} star={star} />
      <AboutTeaser {...about} />
      <Memberships {...memberships} />
      <Section heading={services.heading} lead={services.lead}>
        <ServiceGrid />
        <Signpost
          text={services.finder.text}
          links={[{ label: services.finder.link, href: '/services' }]}
        />
      </Section>
      <Section
        of={benefits.items}
        ground="sheet"
        heading={benefits.heading}
        lead={firm.figuresNote}
      >
        <Benefits items={benefits.items} />
        <DueNext {...benefits.dates} days={days} />
      </Section>
      <Section of={testimonials.items} ground="ink" heading={testimonials.heading}>
        <Testimonials items={testimonials.items} />
      </Section>
      <Locations {...locations} />
    </>
  );
}

/** The firm in two paragraphs and three figures, with a link to more. */
function AboutTeaser({ heading, paragraphs, link, figures }: HomeContent['about']) {
  return (
    <Section heading={heading} ground="paper">
      <div className={`beside ${styles.about}`}>
        <div className={styles.text}>
          <Paragraphs items={paragraphs} />
          <a className="link" href="/about">
            {link}
          </a>
        </div>
        <div>
          <FigureList className={`ruled ${figureStyles.figures}`} figures={figures} />
          {figures.length > 0 && <Paragraph>{firm.figuresNote}</Paragraph>}
        </div>
      </div>
    </Section>
  );
}

/** Benefits, each with its registered figure. */
function Benefits({ items }: { items: HomeContent['benefits']['items'] }) {
  return (
    <List className={`columns ${styles.benefits}`}>
      {items.map(({ claim, title, description, value, label }) => (
        <li key={claim}>
          <p>
            <strong>{value}</strong> {label}
          </p>
          <h3>{title}</h3>
          <Paragraph>{description}</Paragraph>
        </li>
      ))}
    </List>
  );
}
