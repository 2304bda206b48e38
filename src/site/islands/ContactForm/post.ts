import { FORM_PATH } from './host.ts';

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
