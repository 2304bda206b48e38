import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Visitor } from '../visitor.ts';
import { becomes, LARGE, type Story } from './story.ts';

// The specification has the subjects of questions and answers only; their words are the firm's.
const item = z.object({ question: z.string(), answer: z.string() });
const page = z.object({ faq: z.object({ items: z.tuple([item, item, item, item]) }) });
const { items } = page.parse(parse(readFileSync('content/pages/about.yaml', 'utf8'))).faq;
const [first, second, , fourth] = items;

/** Which answers are seen, by their opening words. */
async function answersSeen(visitor: Visitor): Promise<number[]> {
  const seen: number[] = [];
  for (const [index, { answer }] of items.entries()) {
    if (await visitor.sees({ text: answer.slice(0, 40).trim() })) seen.push(index + 1);
  }
  return seen;
}

export const FAQ_STORIES: readonly Story[] = [
  {
    name: 'of the four questions the first is open, and at most one ever is',
    async tell(visitor) {
      const open = () => answersSeen(visitor);
      await visitor.open('/about', LARGE);
      await becomes(open, [1]);
      await visitor.click({ text: second.question });
      await becomes(open, [2]);
      await visitor.click({ text: fourth.question });
      await becomes(open, [4]);
      await visitor.click({ text: fourth.question });
      await becomes(open, []);
      await visitor.click({ text: first.question });
      await becomes(open, [1]);
    },
  },
];
