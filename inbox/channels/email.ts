import { createTransport } from 'nodemailer';
import type { OpenChannel } from './channel.ts';
import { mailHtml, mailText, subjectOf } from './mail-body.ts';

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
        // The same at each try, so that a repeat is known for one.
        messageId: `<message-${message.id}-${Date.parse(message.receivedAt)}@${host}>`,
        text: mailText(message),
        html: mailHtml(message),
      });
      await within(IN_ALL_MS, sending);
    },
  };
};

/** Settles as `work` does, or rejects after so many milliseconds. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('too slow')), limitMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
