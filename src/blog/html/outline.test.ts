import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

test('h2 headings get ids derived from their text', () => {
  const { html, sections } = outlineOf(
    '<h2>What is due, &amp; <em>when</em></h2><p>Now.</p><h3>On paper</h3><div><h2>Résumé 2026</h2></div>',
  );
  expect(sections).toEqual([
    { id: 'section-what-is-due-when', text: 'What is due, & when' },
    { id: 'section-resume-2026', text: 'Résumé 2026' },
  ]);
  expect(html).toBe(
    '<h2 id="section-what-is-due-when">What is due, &amp; <em>when</em></h2><p>Now.</p><h3>On paper</h3><div><h2 id="section-resume-2026">Résumé 2026</h2></div>',
  );
});

test('ids are unique, not empty, and cannot equal an id of the page', () => {
  const headings = ['Content', 'Content', 'Content 2', '¿?', '¡!', '税', '   '];
  const { sections } = outlineOf(headings.map((text) => `<h2>${text}</h2>`).join(''));
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(headings.length - 1);
  expect(ids).toEqual(ids.filter((id) => /^section-[^\s]*$/u.test(id)));
  expect(ids.slice(0, 3)).toEqual(['section-content', 'section-content-2', 'section-content-2-3']);
  expect(ids).toContain('section-税');
});
