import type { ExhibitOf } from '../../../../content/schemas/exhibit.ts';
import { ageStages, axisStations } from '../../../../content/schemas/exhibits/axis.ts';
import agesStyles from './Ages.module.css';
import axisStyles from './Axis.module.css';
import { Entries } from './Entries.tsx';
import rail from './Rail.module.css';
import seasonStyles from './Season.module.css';
import trackStyles from './Track.module.css';

/** Stations along months, with a tick for each month. */
export function Axis(axis: ExhibitOf<'axis'>) {
  const entries = axisStations(axis).map((station) => ({
    ...station,
    state: station.broken ? 'broken' : undefined,
    numbers: { '--span': station.span },
  }));
  return <Entries className={`${axisStyles.axis} ${rail.across}`} entries={entries} />;
}

/** Stops along a line, which splits after the last stop. */
export function Track({ stops, ways }: ExhibitOf<'track'>) {
  const branches = { drawing: <Entries className={trackStyles.ways} entries={ways} /> };
  const entries = ways.length > 0 ? [...stops, branches] : stops;
  return <Entries className={`${trackStyles.track} ${rail.across}`} entries={entries} />;
}

/** The months from one January to the end of the next. */
const MONTHS = 13;

/** The stages of a year, down a phone; on a wide screen each beside its days or months, to scale. */
export function Season({ stages }: ExhibitOf<'season'>) {
  const entries = stages.map((stage) => ({
    ...stage,
    label: stage.when,
    drawing: <Span {...stage} />,
  }));
  return (
    <div>
      <p className={seasonStyles.months} aria-hidden>
        <span>Jan</span>
        <span>Apr</span>
        <span>Jul</span>
        <span>Oct</span>
        <span>Jan</span>
      </p>
      <Entries className={`${seasonStyles.season} ${rail.rail}`} entries={entries} />
    </div>
  );
}

function Span({ from, to = from, marked }: ExhibitOf<'season'>['stages'][number]) {
  const at = (month: number) => `${(((month - 1) / MONTHS) * 100).toFixed(0)}%`;
  return (
    <svg role="none">
      {to > from && <line x1={at(from)} x2={at(to)} />}
      <circle cx={at(to)} r={marked ? 11 : 8} />
    </svg>
  );
}

/** Ages at which a saver may and must withdraw, on a scale of half years that ends in a lane for each birth group. */
export function Ages(ages: ExhibitOf<'ages'>) {
  const entries = ageStages(ages).map(({ label, words, span, marked }) => ({
    title: label,
    description: words,
    marked,
    numbers: { '--span': 2 * span },
  }));
  const whole = { '--all': 2 * (ages.to - ages.from) };
  return <Entries className={agesStyles.ages} whole={whole} entries={entries} />;
}
