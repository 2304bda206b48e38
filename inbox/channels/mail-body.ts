import { FIELDS } from '../fields.ts';
import type { StoredMessage } from '../stored-message.ts';
import { masked } from './masked.ts';

const NOTE =
  'Numbers that look like Social Security, tax, card or bank numbers are hidden here; ' +
  'the message on the server has them.';

/** The subject line of a message's mail. */
export function subjectOf(message: StoredMessage): string {
  const topic = message.subject === '' ? 'Message' : message.subject;
  return masked(`${topic} from ${message.name} (#${message.id})`);
}

/** What the visitor wrote, as plain text. */
export function mailText(message: StoredMessage): string {
  const rows = rowsOf(message).map(({ label, value, isLong }) =>
    isLong ? `\n${label}:\n${value}` : `${label}: ${value}`,
  );
  return `${rows.join('\n')}\n\n${NOTE}\n`;
}

/** The same as HTML, with nothing in it but text. */
export function mailHtml(message: StoredMessage): string {
  const rows = rowsOf(message).map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escaped(label)}</th><td style="white-space:pre-wrap">${escaped(value)}</td></tr>`,
  );
  return `<!doctype html><html lang="en-US"><body><table cellpadding="6">${rows.join('')}</table><p>${escaped(NOTE)}</p></body></html>`;
}

function rowsOf(message: StoredMessage) {
  return FIELDS.flatMap(({ name, label, kind }) => {
    // The address is needed to answer.
    const value = kind === 'email' ? message[name] : masked(message[name]);
    return value === '' ? [] : [{ label, value, isLong: kind === 'textarea' }];
  });
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
