import { contentTexts } from '../../reader/content-texts.ts';
import { lineAt } from '../../reader/text-mistakes.ts';
import type { LaunchContent } from './launch-content.ts';
import { foundAt, type LaunchCheck, type LocatedProblem } from './launch-problem.ts';
import { reservedIn } from './reserved.ts';

/** The State Board's conditions for the firm's advertising, by field of `board` in firm.yaml. */
const BOARD = {
  name: 'a name that tells the area or the trade may mislead (22 TAC 501.83, Occ. Code 901.455)',
  license: 'each office shown as practicing needs a firm license (22 TAC 501.81)',
  peerReview: 'a firm that offers compilations is enrolled in peer review (22 TAC 527.4)',
} as const;

/** Checks of the firm: its sample values, memberships, proofs, privacy policy and upload page. */
export const FIRM_CHECKS: readonly LaunchCheck[] = [
  {
    kind: 'names',
    by: 'office',
    title: 'Sample values of the firm',
    fix: 'Write the real one, then take its name off `samples`',
    find: ({ firm }) =>
      firm.content.samples.map((field) => ({
        ...foundAt(firm, field.split('.'), `firm/${field}`, 'a sample value'),
        ...(field === 'figuresNote' && { kind: 'figures' }),
      })),
  },
  {
    kind: 'other',
    by: 'office',
    title: 'Sample specialties',
    fix: 'Once the firm has confirmed them, delete `sample: true`',
    find: ({ locations }) =>
      locations.content.flatMap(({ name, sample }, at) =>
        sample ? foundAt(locations, [at, 'sample'], `locations/${name}`, 'sample specialties') : [],
      ),
  },
  {
    kind: 'figures',
    by: 'cpa',
    title: 'Sample times and fees of services',
    fix: 'Write the real ones, with what changes the fee (22 TAC 501.82), then delete `sample: true`',
    find: ({ services }) =>
      services
        .filter(({ content }) => content.terms?.sample)
        .map((file) => foundAt(file, ['terms'], `services/${file.slug}/terms`, 'a sample')),
  },
  {
    kind: 'other',
    by: 'office',
    title: 'Memberships without permission',
    fix: 'Write `- { name: …, permission: where the proof is kept }`',
    find: ({ home }) =>
      home.content.memberships.items.flatMap(({ name, permission }, at) => {
        if (permission !== undefined) return [];
        const path = ['memberships', 'items', at];
        return foundAt(home, path, `memberships/${name}`, 'shown without permission');
      }),
  },
  {
    kind: 'other',
    by: 'cpa',
    title: 'The privacy policy is not reviewed',
    fix: 'Write `reviewed: 2026-11-24` (the day) at the head of its file',
    find: ({ privacy }) =>
      privacy.content.reviewed === undefined
        ? [foundAt(privacy, [], 'privacy/reviewed', 'nobody has approved its words')]
        : [],
  },
  {
    kind: 'other',
    by: 'cpa',
    title: 'What the State Board asks of the firm',
    fix: 'Write `board:`, and under it each of these with the place where its proof is kept',
    find: ({ firm }) =>
      Object.entries(BOARD)
        .filter(([field]) => !Object.hasOwn(firm.content.board, field))
        .map(([field, what]) => foundAt(firm, ['board'], `firm/board.${field}`, what)),
  },
  {
    kind: 'other',
    by: 'office',
    title: 'How clients send papers',
    fix: 'Write `uploadUrl:` with the address of the firm’s secure upload page',
    find: ({ firm }) => {
      if (firm.content.uploadUrl) return [];
      const what = 'services and posts promise a secure way to send papers, and no page is named';
      return [foundAt(firm, ['schedulingUrl'], 'firm/uploadUrl', what)];
    },
  },
  {
    kind: 'names',
    by: 'office',
    title: 'Addresses and numbers that nobody has',
    fix: 'Write the real ones',
    find: reservedValues,
  },
];

/** Sample addresses and numbers in files and posts, but not in launch.yaml, whose reasons may name them. */
function reservedValues({ project, posts }: LaunchContent): LocatedProblem[] {
  const texts = contentTexts('**/*.yaml', project).filter(({ file }) => file !== 'launch.yaml');
  const what = (value: string) => `"${value}" is reserved for examples`;
  return [
    ...texts.flatMap((said) =>
      reservedIn(said.text).map((value) => ({
        ...said.problem(''),
        // Like the names in `samples` of firm.yaml: all profiles are one point.
        point: `${said.file.replace(/\.\w+$/, '')}/${said.field.replace(/\.\d+\..*$/, '')}`,
        what: what(value),
      })),
    ),
    ...posts.flatMap(({ file, slug, source }) =>
      reservedIn(source).map((value) => ({
        file,
        line: lineAt(source, source.indexOf(value)),
        point: `posts/${slug}/${value}`,
        what: what(value),
      })),
    ),
  ];
}
