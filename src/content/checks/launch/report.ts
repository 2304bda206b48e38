import type { LaunchProblem } from './launch-problem.ts';

/** The people who can settle problems, in the order of reports. */
const ACTORS = { cpa: 'The CPA', office: 'The office' } as const;

/** Problems of one sort, under who settles them and how. */
export interface Group {
  title: string;
  by: string;
  problems: readonly LaunchProblem[];
}

/** Problems by the person who can settle them, then by the remedy. */
export function grouped(problems: readonly LaunchProblem[]): Group[] {
  return Object.entries(ACTORS).flatMap(([actor, name]) => {
    const own = problems.filter(({ by }) => by === actor);
    return [...Map.groupBy(own, ({ sort, cure }) => `${sort}. ${cure}`)].map(
      ([title, problems]) => ({
        ...{ title, by: name, problems },
      }),
    );
  });
}
