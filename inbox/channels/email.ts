import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { FIELDS } from '../fields.ts';
import type { StoredMessage } from '../stored-message.ts';
import type { OpenChannel } from './channel.ts';
import { masked } from './masked.ts';

/** How long a mail server may stay silent, in milliseconds, at each step and in all. */
const STEP_MS = 20_000;
const IN_ALL_MS = 90_000;

/**
 * Mails each message to CONTACT_TO through SMTP_URL. An answer goes to the visitor; a repeat has
 * the Message-ID of the first.
 */
export const emailChannel: OpenChannel = ({ SMTP_URL, CONTACT_TO, CONTACT_FROM, SITE_URL }) => {
  if (SMTP_URL === undefined || CONTACT_TO === undefined) return undefined;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(SITE_URL).hostname;
  const from = CONTACT_FROM ?? CONTACT_TO;
  return {
    name: 'email',
    async deliver(message) {
      const sending = transport.sendMail({
        from,
        to: CONTACT_TO,
        replyTo: { name: message.name, address: message.email },
        subject: subjectOf(message),
        messageId: `<${idOf(message)}@${host}>`,
        text: textOf(message),
        html: htmlOf(message),
      });
      await within(IN_ALL_MS, sending);
    },
  };
};
