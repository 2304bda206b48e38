import { ContentError } from '../../reader/content-error.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { type LaunchException, launchSchema } from '../../schemas/launch.ts';
import { FIRM_CHECKS } from './firm-checks.ts';
import { launchContent } from './launch-content.ts';
import { type LaunchProblem, problemsOf } from './launch-problem.ts';
import { PEOPLE_CHECKS } from './people-checks.ts';
import { WORDS_CHECKS } from './words-checks.ts';

const CHECKS = [...WORDS_CHECKS, ...PEOPLE_CHECKS, ...FIRM_CHECKS];

/** The problems of the content, present and future, and the firm's exceptions. */
export interface Launch {
  problems: readonly LaunchProblem[];
  exceptions: readonly LaunchException[];
}

/** The status of a site without open problems. */
export const NO_PROBLEMS: Launch = { problems: [], exceptions: [] };

/**
 * Reads all of a project's problems, each point once, and its exceptions.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit, or an exception for no problem
 */
export function readLaunch(project: string): Launch {
  const { content: exceptions, problem } = readContent(
    project,
    'content/launch.yaml',
    launchSchema,
  );
  const problems = new Map<string, LaunchProblem>();
  for (const each of problemsOf(CHECKS, launchContent(project))) {
    if (!problems.has(each.point)) problems.set(each.point, each);
  }
  const unknown = exceptions.flatMap(({ point }, index) =>
    problems.has(point)
      ? []
      : [
          problem(
            [index, 'point'],
            `nothing is open under "${point}"; expected a name as npm run launch-check prints it; remove the entry if it is settled`,
          ),
        ],
  );
  if (unknown.length > 0) throw new ContentError(unknown);
  return { problems: [...problems.values()], exceptions };
}

/** Sorts the problems of a day (YYYY-MM-DD) into open ones and those that an exception allows. */
export function openPointsOn({ problems, exceptions }: Launch, day: string) {
  const unsettled = problems
    .filter(({ from = day }) => from <= day)
    .map((problem) => ({
      problem,
      exception: exceptions.find(({ point, until }) => point === problem.point && day <= until),
    }));
  return {
    open: unsettled.flatMap(({ problem, exception }) => (exception ? [] : [problem])),
    allowed: unsettled.flatMap(({ problem, exception }) =>
      exception ? [{ problem, exception }] : [],
    ),
  };
}

/** A build's advice on content. For a public build: why it is a draft. For a local one: what has expired. */
export function adviceOn(launch: Launch, today: string, isPublic: boolean): string[] {
  const { open } = openPointsOn(launch, today);
  if (!isPublic) {
    const expired = open.filter(({ from }) => from !== undefined);
    return expired.map(({ file, point, what }) => `${file}: ${point} ${what}`);
  }
  if (open.length === 0) return [];
  return [
    `This build is a draft: every page says so, and search engines are asked to stay away. ${open.length} points keep it one: npm run launch-check`,
  ];
}
