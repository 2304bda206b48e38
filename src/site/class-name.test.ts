import { expect, test } from 'vitest';
import { className } from './class-name.ts';

const PROJECT = '/srv/site';
const STEPS = `${PROJECT}/site/components/Steps/Steps.module.css`;
const FAQ = `${PROJECT}/site/components/Faq/Faq.module.css`;
const PAGER = `${PROJECT}/site/screens/blog/Pager.module.css`;

test('a class has the same short name wherever the project is, and however it is asked for', () => {
  const name = className('list', STEPS, false);
  expect(name).toMatch(/^list-[a-z]+$/i);
  expect(className('list', `${STEPS}?direct`, false)).toBe(name);
  expect(className('list', STEPS.replace(PROJECT, '/tmp/site/elsewhere'), false)).toBe(name);
});

test('in a built page it is a letter or two and a number', () => {
  const [first, second] = ['steps', 'step'].map((name) => className(name, STEPS, true));
  expect(first).toMatch(/^[a-z]{1,2}\d+$/i);
  expect(className('steps', `${STEPS}?direct`, true)).toBe(first);
  expect(second).not.toBe(first);
});

test.each([false, true])('no two modules share a name, built: %s', (isBuilt) => {
  const unknown = `${PROJECT}/site/components/New/New.module.css`;
  const names = [STEPS, FAQ, PAGER, unknown].map((file) => className('list', file, isBuilt));
  expect(new Set(names).size).toBe(names.length);
});
