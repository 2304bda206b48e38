import { createHash } from 'node:crypto';
import { colours } from '../../base/tokens/from-disk.ts';
import { CLOSED_CSP } from './headers.ts';
import { prefersJson } from './negotiate.ts';

/** An error page's text: what went wrong and what to do. */
export interface Problem {
  status: number;
  title: string;
  advice: readonly string[];
}

const RETRY_AFTER_S = 60;

const style =
  `body{margin:0;background:${colours.ground};color:${colours.dark};font:1.125rem/1.6 system-ui,sans-serif}` +
  'main{max-width:34rem;margin:12vh auto 0;padding:0 1.5rem}' +
  `h1{font:500 2.125rem/1.2 Georgia,serif}a{color:${colours.link}}`;
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
    'cache-control': 'no-store',
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
