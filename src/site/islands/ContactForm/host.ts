import { TRAP_FIELD } from '../../../inbox/fields.ts';

/** The form's target (specification, section 7). */
export const FORM_PATH = '/';

const isCaptured = DEPLOY_TARGET === 'netlify';

/**
 * How the form is marked for its host: the server takes what is posted to `FORM_PATH`. Netlify finds
 * the form in the built page by these attributes, captures what is posted to any page, and answers a
 * post without script with the page at `action`.
 */
export const HOSTED = isCaptured
  ? { action: '/message-sent', 'data-netlify': 'true', 'netlify-honeypot': TRAP_FIELD }
  : { action: FORM_PATH };

/** Whether the host says when a form was begun. */
export const GIVES_TOKENS = !isCaptured;
