import { expect, test } from 'vitest';
import { FIRM, FOUNDER, MEMBERS, PAPERS, SERVICES, SHELL } from '../content.ts';
import { CERTIFICATES, LOOKUPS } from '../routes.ts';
import { everyPage } from './pages.ts';

const names = [FOUNDER, ...MEMBERS]
  .filter(({ languages }) => languages.includes('Spanish'))
  .map(({ name }) => name.split(' ')[0]);
const marked = SERVICES.filter(({ spanish }) => spanish).map(({ href }) => href);
const papers = PAPERS.map(({ href }) => href);

test('home, contact, the look-up, papers and what content marks name in Spanish exactly those who speak it', async () => {
  const shown = (await everyPage()).flatMap(({ path, $ }) =>
    $('[lang=es]')
      .get()
      .map((line) => ({ path, text: $(line).text(), inHead: $(line).closest('header').length })),
  );
  const paths =
    names.length > 0
      ? ['/', '/contact', '/find', ...LOOKUPS, ...CERTIFICATES, ...marked, ...papers]
      : [];
  expect(shown.map(({ path }) => path).sort()).toEqual(paths.sort());
  for (const { text, inHead } of shown) {
    expect(text.startsWith(`${SHELL.spanish} `)).toBe(true);
    const [people, phone] = text.slice(SHELL.spanish.length + 1).split(/, (?=\()/);
    expect(people?.split(/, | [ou] /)).toEqual(names);
    expect(phone).toBe(FIRM.phones.main);
    expect(inHead).toBe(1);
  }
});
