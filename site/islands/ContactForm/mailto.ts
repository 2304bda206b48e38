import { FIELDS } from '../../../inbox/fields.ts';
import type { Values } from './controls.ts';

/** Windows hands a mail program no more than 2,083 characters. */
const LONGEST = 2_000;

/** A mailto: address that carries a message, and whether it carries the whole of it. */
export function mailto(address: string, values: Values): { href: string; whole: boolean } {
  const filled = FIELDS.filter(({ name }) => name !== 'subject' && values[name]);
  const lines = filled.map(({ kind, label, name }) =>
    kind === 'textarea' ? `\n${values[name]}` : `${label}: ${values[name]}`,
  );
  const subject = encodeURIComponent(values.subject || 'Message from the website');
  const start = `mailto:${address}?subject=${subject}&body=`;
  const body = encoded(lines.join('\n'));
  const all = start + body.join('');
  if (all.length <= LONGEST) return { href: all, whole: true };
  const end = encodeURIComponent('…');
  let href = start;
  for (const character of body) {
    if (href.length + character.length + end.length > LONGEST) break;
    href += character;
  }
  return { href: href + end, whole: false };
}

/** Each character of a text as a mailto: address has it; half a character becomes U+FFFD. */
function encoded(text: string): string[] {
  const whole = text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD');
  return Array.from(whole, encodeURIComponent);
}
