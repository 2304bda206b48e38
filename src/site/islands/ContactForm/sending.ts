import { TOKEN_PATH, TRAP_FIELD } from '../../../inbox/fields.ts';

/** The form's target (specification, section 7). */
const FORM_PATH = '/';

/** Netlify captures posted forms by itself; elsewhere the server takes them, and gives tokens. */
const isCaptured = DEPLOY_TARGET === 'netlify';

/**
 * How the form is marked for its host: the server takes what is posted to `FORM_PATH`. Netlify finds
 * the form in the built page by these attributes, captures what is posted to any page, and answers a
 * post without script with the page at `action`.
 */
export const HOSTED = isCaptured
  ? { action: '/message-sent', 'data-netlify': 'true', 'netlify-honeypot': TRAP_FIELD }
  : { action: FORM_PATH };

/**
 * Posts a form's fields, and more of them unless they are empty; whether the answer was OK. A
 * network failure is only logged.
 */
export async function post(
  form: HTMLFormElement,
  more: Readonly<Record<string, string>>,
): Promise<boolean> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value);
  }
  for (const [name, value] of Object.entries(more)) if (value) body.append(name, value);
  try {
    const headers = { accept: 'application/json' };
    return (await fetch(FORM_PATH, { method: 'POST', headers, body })).ok;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure in the log and nowhere else
    console.error('Form submission error', error);
    return false;
  }
}

/**
 * Asks the server for a token of this moment. Nothing waits for it: the result gives the token
 * once it has come, and the empty string until then or where there is none.
 */
export function askForToken(): () => string {
  let token = '';
  if (isCaptured) return () => token;
  fetch(TOKEN_PATH, { cache: 'no-store' })
    .then(async (answer) => {
      if (answer.ok) token = await answer.text();
    })
    // Without a connection: a message needs none.
    .catch(() => {});
  return () => token;
}
