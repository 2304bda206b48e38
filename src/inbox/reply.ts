import { onOneLine } from './channels/mail-body.ts';
import type { StoredMessage } from './stored-message.ts';

/** A mailto link (RFC 6068) that opens a reply to a message. */
export function replyLink({ email, subject }: StoredMessage): string {
  const address = email.split('@').map(encoded).join('@');
  return `mailto:${address}?subject=${encoded(`Re: ${onOneLine(subject) || 'Your message'}`)}`;
}

/** Also encodes characters that a shell would interpret. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
