import { exhibit } from '../content/schemas/exhibit.ts';

/** What is wrong with an exhibit of this content: each field and what was expected. */
export function exhibitProblems(content: Record<string, unknown>): string[] {
  const framed = { title: 'A drawing', caption: 'An example.', ...content };
  const { error } = exhibit.safeParse(framed);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}
