import { dayAfter } from '../../../base/calendar/texas-time.ts';
import { contentTexts } from '../../reader/content-texts.ts';
import type { YamlFile } from '../../reader/yaml-file.ts';
import { factualSentences } from '../facts/factual-sentences.ts';
import { passages } from '../facts/passages.ts';
import type { LaunchContent } from './launch-content.ts';
import { foundAt, type LaunchCheck, type LocatedProblem } from './launch-problem.ts';

/** Facts, papers and due dates, each a problem from the day after its last day. */
export const EXPIRY_CHECK: LaunchCheck = {
  kind: 'other',
  by: 'cpa',
  title: 'Facts, papers and due dates past their last day',
  fix: 'Correct the text and the figure, then move `last_day`',
  find: ({ facts, papers, dates }) => [
    ...facts.content.facts.flatMap((fact, at) =>
      fact.mark === 'time-bound'
        ? pastLastDay(facts, ['facts', at], `facts/${fact.figure} (${fact.says})`, fact)
        : [],
    ),
    ...papers.content.flatMap((paper, at) =>
      pastLastDay(papers, [at], `papers/${paper.code}`, paper),
    ),
    ...dates.content.flatMap((date, at) => pastLastDay(dates, [at], `dates/${date.id}`, date)),
  ],
};

/** The problem of an entry with a last day, from the day after it. */
function pastLastDay(
  yaml: Pick<YamlFile, 'problem'>,
  path: readonly PropertyKey[],
  point: string,
  entry: { last_day?: string | undefined; source: string | readonly string[] },
): LocatedProblem[] {
  const { last_day: last, source } = entry;
  if (last === undefined) return [];
  const what = `held until ${last}: look at ${[source].flat().join('; ')}`;
  return [{ ...foundAt(yaml, [...path, 'last_day'], point, what), from: dayAfter(last) }];
}

export const UNREGISTERED_FIGURES_CHECK: LaunchCheck = {
  kind: 'figures',
  by: 'cpa',
  title: 'Figures in no register',
  fix: 'Write the token of a claim, such as `{clients-served}`, or register the fact in content/facts.yaml',
  find: ({ project, facts }) =>
    factualSentences(passages(project), facts.content).flatMap(({ file, line, text, figures }) => {
      const path = file.endsWith('.md') ? `posts/${file}` : file;
      return figures.flatMap(({ figure, objection }) =>
        objection === undefined
          ? []
          : {
              file: `content/${path}`,
              line: line?.(),
              figure,
              point: `figures/${path.replace(/\.\w+$/, '')}/${figure}`,
              what: `${figure} ${objection} ("${text}")`,
            },
      );
    }),
};

/** Checks of the site's words: testimonials, figures, promises, and last days of facts, papers and due dates. */
export const WORDS_CHECKS: readonly LaunchCheck[] = [
  {
    kind: 'testimonials',
    by: 'office',
    title: 'Sample testimonials',
    fix: 'Write `release: where the signed one is kept` under the words',
    find: ({ testimonials }) =>
      testimonials.content.flatMap(({ name, role, release }, at) => {
        if (release !== undefined) return [];
        return foundAt(testimonials, [at], `testimonials/${name}`, `a sample (${role})`);
      }),
  },
  {
    kind: 'figures',
    by: 'cpa',
    title: 'Figures without backing',
    fix: 'Write `backing:` under the claim, and under it `proves:`, its wording once more, and `kept:`, where the proof is',
    find: ({ claims }) =>
      claims.content.flatMap(({ id, wording, backing }, at) => {
        if (backing?.proves === wording) return [];
        const but = backing ? `, but the backing proves "${backing.proves}"` : '';
        return foundAt(claims, [at], `claims/${id}`, `"${wording}"${but}`);
      }),
  },
  {
    kind: 'figures',
    by: 'cpa',
    title: 'Other numbers than what they count',
    fix: 'Correct the figure, or add to `languages` or `license` in content/people/, or to content/locations.yaml',
    find: countedClaims,
  },
  {
    kind: 'other',
    by: 'cpa',
    title: 'Promises that nobody has confirmed',
    fix: 'Write `kept: where it can be shown that the firm keeps it`, the new words to `says`, or remove the promise from the page and from the list',
    find: ({ project, promises }) =>
      promises.content.flatMap(({ id, file, says, kept }, at) => {
        const stands = contentTexts(file, project).some(({ text }) => text.includes(says));
        if (stands && kept !== undefined) return [];
        const what = `"${says}" ${stands ? 'is said' : 'no longer stands'} in content/${file}`;
        return foundAt(promises, [at], `promises/${id}`, what);
      }),
  },
  ...[UNREGISTERED_FIGURES_CHECK, EXPIRY_CHECK],
];

/** Claims of more languages than the cards of people name, or of a wrong number of licenses or locations. */
function countedClaims({ claims, people, locations }: LaunchContent): LocatedProblem[] {
  const counted = {
    languages: [...new Set(people.flatMap(({ content }) => content.languages))].sort(),
    licenses: people.flatMap(({ content }) => (content.license === undefined ? [] : content.name)),
    locations: locations.content.map(({ name }) => name),
  };
  return claims.content.flatMap(({ id, value, counts }, at) => {
    if (!counts) return [];
    const claimed = Number(/\d+/.exec(value)?.[0]);
    const named = counted[counts];
    const isMore = counts === 'languages' && named.length > claimed;
    if (isMore || named.length === claimed) return [];
    const those = named.length > 0 ? ` (${named.join(', ')})` : '';
    const what = `says ${value}, but ${named.length} ${counts} are named${those}`;
    return foundAt(claims, [at, 'value'], `claims/${id}/${counts}`, what);
  });
}
