import type { Finding } from './finding.ts';

/** The people who can settle findings, in the order of reports. */
const ACTORS = { cpa: 'The CPA', office: 'The office' } as const;

/** Findings of one sort, under who settles them and how. */
export interface Group {
  title: string;
  by: string;
  findings: readonly Finding[];
}

/** Findings by who can settle them, then by what is to be done. */
export function grouped(findings: readonly Finding[]): Group[] {
  return Object.entries(ACTORS).flatMap(([actor, name]) => {
    const own = findings.filter(({ by }) => by === actor);
    return [...Map.groupBy(own, ({ sort, cure }) => `${sort}. ${cure}`)].map(
      ([title, findings]) => ({
        ...{ title, by: name, findings },
      }),
    );
  });
}
