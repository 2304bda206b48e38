import { HONEYPOT_FIELD } from '../../../inbox/fields.ts';

/** The form's target (specification, section 7). */
const FORM_PATH = '/';

/**
 * The form's attributes for its host: the server takes posts to `FORM_PATH`. Netlify finds the form in
 * the built page by these attributes, captures posts to any page, and responds to a post without
 * script with the page at `action`.
 */
export const HOSTED =
  DEPLOY_TARGET === 'netlify'
    ? { action: '/message-sent', 'data-netlify': 'true', 'netlify-honeypot': HONEYPOT_FIELD }
    : { action: FORM_PATH };

/** Posts a form's fields; resolves to whether the response was OK. A network failure is only logged. */
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
