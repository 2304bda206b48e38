import { datedStatuses, type Launch, unsettledOn } from './launch-status.ts';
import { grouped } from './report.ts';

/** A build's advice on content: expired facts for this machine, reasons to be a draft for the public. */
export function adviceOn(launch: Launch, today: string, isPublic: boolean): string[] {
  const { open } = unsettledOn(launch, today);
  const expired = open
    .filter(({ from }) => from !== undefined)
    .map(({ where, point, what }) => `${where}: ${point} ${what}`);
  if (!isPublic) return expired;
  const next = datedStatuses(launch, [], today)[1]?.from;
  const change = next === undefined ? [] : [`What the pages say of it changes on ${next}.`];
  if (open.length === 0) return change;
  return [
    'This build is a draft: every page says so, and search engines are asked to stay away. What keeps it one (npm run launch-check says more):',
    ...grouped(open).map(
      ({ title, problems }) => `${title}:\n  ${problems.map(({ point }) => point).join(', ')}`,
    ),
    ...change,
  ];
}
