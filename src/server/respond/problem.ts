import { createHash } from 'node:crypto';
import { FIELDS, lengthAdvice } from '../../inbox/fields.ts';
import { CLOSED_CSP, NO_STORE } from './headers.ts';
import { prefersJson } from './negotiate.ts';

/** An error page's text: what went wrong and what to do. */
export interface Problem {
  status: number;
  title: string;
  advice: readonly string[];
}

const RETRY_AFTER_S = 60;

const style =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif}' +
  'main{max-width:34rem;margin:12vh auto 0;padding:0 1.5rem}h1{font:500 2.125rem/1.2 Georgia,serif}';
const styleHash = createHash('sha256').update(style).digest('base64');
const csp = `${CLOSED_CSP};style-src 'sha256-${styleHash}'`;

/**
 * Responds with a self-contained page, or `{ ok: false, message }` if JSON is preferred.
 *
 * @param accept the request's Accept header
 */
export function problemResponse(problem: Problem, accept: string | undefined): Response {
  const { status, title, advice } = problem;
  const headers = {
    ...NO_STORE,
    ...(status === 503 && { 'retry-after': `${RETRY_AFTER_S}` }),
  };
  if (prefersJson(accept)) {
    return Response.json(
      { ok: false, message: [title, ...advice].join('. ') },
      { status, headers },
    );
  }
  const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp };
  return new Response(page(problem), { status, headers: { ...headers, ...html } });
}

function page({ title, advice }: Problem): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${advice.map((line) => `<p>${line}.</p>`).join('\n')}
<p>You can also phone us: the number is on our <a href="/contact">contact page</a>.</p>
</main>
</body>
</html>
`;
}

const shorter = FIELDS.filter(({ kind }) => kind === 'textarea').map(
  (field) => `${lengthAdvice(field)} and send it again`,
);
const goBack = 'Go back to the form: what you typed should still be there';

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

/** Returns the problem for a status; an unlisted 4xx gets the text of 400, any other the text of 500. */
export function problemFor(status: number): Problem {
  const known: Record<number, Problem> = PROBLEMS;
  return known[status] ?? { ...PROBLEMS[status < 500 ? 400 : 500], status };
}

/** The problem shown while the server is at its limits. */
export const BUSY: Problem = {
  status: 503,
  title: 'Too many people are on our site at this moment',
  advice: ['If you were sending a message, it was not sent', 'Try again in a minute'],
};
