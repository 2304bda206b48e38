import { expect, test } from 'vitest';
import { className } from './class-name.ts';

const PROJECT = '/srv/site';
const STEPS = `${PROJECT}/site/components/Steps/Steps.module.css`;
const FAQ = `${PROJECT}/site/components/Faq/Faq.module.css`;
const PAGER = `${PROJECT}/site/screens/blog/Pager.module.css`;

test('a class has the same short name wherever the project is, and however it is asked for', () => {
  const name = className('list', STEPS);
  expect(name).toMatch(/^list-[a-z]\d?$/i);
  expect(className('list', `${STEPS}?direct`)).toBe(name);
  expect(className('list', STEPS.replace(PROJECT, '/tmp/site/elsewhere'))).toBe(name);
});

test('no two modules share a name', () => {
  const unknown = `${PROJECT}/site/components/New/New.module.css`;
  const names = [STEPS, FAQ, PAGER, unknown].map((file) => className('list', file));
  expect(new Set(names).size).toBe(names.length);
});
