import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import { StatGrid } from '../../components/StatGrid/StatGrid.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { LONG_WORD } from './extremes.ts';
import { Group } from './Group.tsx';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

/** Cards, figures, steps and indexes. */
export function CardParts({ payroll, about, contact, index }: Parts) {
  const steps = payroll.process.steps.map(({ title, description }) => ({ title, description }));
  return (
    <Group heading="Cards, figures, steps" note="What the firm does, in sets.">
      <Specimen name="Cards with chips" note="Four abreast, with forms and tools." ground="sheet">
        <CardGrid items={payroll.cards.items} />
      </Specimen>
      <Specimen name="Cards, three abreast" note="Without chips." ground="sheet">
        <CardGrid items={about.work.cards} columns={3} />
      </Specimen>
      <Specimen name="Cards, long words" note="They break inside the card." ground="sheet">
        <CardGrid
          items={[1, 2, 3, 4].map((place) => ({
            icon: 'file-text',
            title: `${LONG_WORD} ${place}`,
            description: `About ${LONG_WORD}, at length.`,
            features: [LONG_WORD],
          }))}
        />
      </Specimen>
      <Specimen name="Figures" note="Registered claims, large, on ink." ground="ink">
        <StatGrid items={payroll.benefits.items} />
      </Specimen>
      <Specimen name="Steps, four" note="A process in its order, without details.">
        <Steps items={steps} />
      </Specimen>
      <Specimen name="Steps with details" note="Each step can list what belongs to it.">
        <Steps
          items={steps.map((step) => ({
            ...step,
            details: ['Form W-4 of each employee', 'Hours, by the cut-off day'],
          }))}
        />
      </Specimen>
      <Specimen name="Steps, three" note="As on the contact page.">
        <Steps items={contact.expect.steps} />
      </Specimen>
      <Specimen name="Service grid" note="A card for each service; the whole card is its link.">
        <ServiceGrid services={index.grid.items} families={index.grid.families} />
      </Specimen>
      <Specimen name="Service grid, photograph and long words" note="A photograph has no figure.">
        <ServiceGrid
          services={index.grid.items.slice(0, 3).map((card) => ({
            ...card,
            name: `${card.name} ${LONG_WORD}`,
            picture: { kind: 'photo', src: '/art/post/photo.svg' },
          }))}
        />
      </Specimen>
      <Specimen name="Service index" note="From a visitor's situation to the service; two columns.">
        <ServiceIndex items={index.start.items} />
      </Specimen>
      <Specimen name="Service index, one column" note="Beside other things.">
        <ServiceIndex items={index.start.items.slice(0, 3)} columns={1} />
      </Specimen>
    </Group>
  );
}
