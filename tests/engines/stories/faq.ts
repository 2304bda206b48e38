import { ABOUT } from '../../content.ts';
import type { Visitor } from '../visitor.ts';
import { becomes, LARGE, type Story } from './story.ts';

const { items } = ABOUT.faq;

/** Which answers are seen, by their opening words. */
async function answersSeen(visitor: Visitor): Promise<number[]> {
  const seen: number[] = [];
  for (const [index, { answer }] of items.entries()) {
    if (await visitor.sees({ text: answer.slice(0, 40).trim() })) seen.push(index);
  }
  return seen;
}

const STORIES: readonly Story[] = [
  {
    name: 'of the questions the first is open, and at most one ever is',
    async tell(visitor) {
      const open = () => answersSeen(visitor);
      await visitor.open('/about', LARGE);
      await becomes(open, [0]);
      for (const [place, { question }] of items.entries()) {
        if (place > 0) await visitor.click({ text: question });
        await becomes(open, [place]);
      }
      for (const { question } of items.slice(-1)) await visitor.click({ text: question });
      await becomes(open, []);
      for (const { question } of items.slice(0, 1)) await visitor.click({ text: question });
      await becomes(open, [0]);
    },
  },
];

/** None where there is no question. */
export const FAQ_STORIES = items.length > 0 ? STORIES : [];
