import { HONEYPOT_FIELD } from '../../../inbox/fields.ts';

/** The form's target (specification, section 7). */
const FORM_PATH = '/';

/**
 * How the form is marked for its host: the server takes what is posted to `FORM_PATH`. Netlify finds
 * the form in the built page by these attributes, captures what is posted to any page, and answers a
 * post without script with the page at `action`.
 */
export const HOSTED =
  DEPLOY_TARGET === 'netlify'
    ? { action: '/message-sent', 'data-netlify': 'true', 'netlify-honeypot': HONEYPOT_FIELD }
    : { action: FORM_PATH };

/** Posts a form's fields; whether the answer was OK. A network failure is only logged. */
export async function post(form: HTMLFormElement): Promise<boolean> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value);
  }
  try {
    const headers = { accept: 'application/json' };
    return (await fetch(FORM_PATH, { method: 'POST', headers, body })).ok;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure in the log and nowhere else
    console.error('Form submission error', error);
    return false;
  }
}
