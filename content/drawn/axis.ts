import type { Axis } from '../schemas/exhibits/axis.ts';
import type { Label } from './label.ts';

type Station = Label & {
  station: Axis['stations'][number];
  /** The months that its stretch takes on the paper: a broken one and the last a fifth of the others. */
  span: number;
};

/** The stations with what is printed at each: '9 months', '5 years'. */
export function axisStations({ start, stations }: Pick<Axis, 'start' | 'stations'>): Station[] {
  const lengths = stations.map(({ at, broken }, place) =>
    broken ? 0 : (stations[place + 1]?.at ?? at) - at,
  );
  const fifth = Math.ceil(lengths.reduce((sum, length) => sum + length, 0) / 5);
  return stations.map((station, place) => ({
    station,
    label: station.at === 0 ? start : duration(station.at),
    beside: `${station.title}: ${station.description}`,
    span: lengths[place] || fifth,
  }));
}

function duration(months: number): string {
  return months > 12 && months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
