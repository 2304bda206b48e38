import { FIELDS, lengthAdvice } from '../../inbox/fields.ts';
import type { Problem } from './problem.ts';

const shorter = FIELDS.filter(({ kind }) => kind === 'textarea').map(
  (field) => `${lengthAdvice(field)} and send it again`,
);
const goBack = 'Go back to the form: what you typed should still be there';

/** Problems by status. */
export const PROBLEMS = {
  400: {
    status: 400,
    title: 'We could not read that request',
    advice: ['Check the address for a stray % sign, or start from our home page'],
  },
  403: {
    status: 403,
    title: 'Your message was not sent',
    advice: ['It came from another website. Send it from the form on our contact page'],
  },
  405: {
    status: 405,
    title: 'This page cannot be used that way',
    advice: ['Open it from a link on our site'],
  },
  413: {
    status: 413,
    title: 'Your message is too long',
    advice: [goBack, ...shorter],
  },
  415: {
    status: 415,
    title: 'Your message was not sent',
    advice: ['It came in a form we cannot read. Send it from the form on our contact page'],
  },
  422: {
    status: 422,
    title: 'Your message was not sent',
    advice: [goBack],
  },
  429: {
    status: 429,
    title: 'Too many messages in a short time',
    advice: [goBack, 'Wait a few minutes and send it again'],
  },
  500: {
    status: 500,
    title: 'Something went wrong on our side',
    advice: ['If you were sending a message, it was not sent. Try again in a few minutes'],
  },
  503: {
    status: 503,
    title: 'Your message was not sent',
    advice: [goBack, 'Try again in a few minutes'],
  },
} as const satisfies Record<number, Problem>;

/** Returns the problem for a status; unlisted 4xx become 400, others 500. */
export function problemFor(status: number): Problem {
  const known: Record<number, Problem> = PROBLEMS;
  return known[status] ?? { ...PROBLEMS[status < 500 ? 400 : 500], status };
}

/** When the server is at its limits. */
export const BUSY: Problem = {
  status: 503,
  title: 'Too many people are on our site at this moment',
  advice: ['If you were sending a message, it was not sent', 'Try again in a minute'],
};
