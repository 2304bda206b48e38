import type { MailServer } from '../../base/settings/setting-schemas.ts';
import { isThisMachine } from '../../base/settings/this-machine.ts';
import { messageSchema } from '../message.ts';
import type { StoredMessage } from '../stored-message.ts';
import { messageKey, type OpenChannel } from './channel.ts';
import { mailText, onOneLine, subjectOf } from './mail-body.ts';

/** Mails each message to CONTACT_TO through SMTP_URL. A reply to the mail goes to the visitor. */
export const emailChannel: OpenChannel = (settings) => {
  const { SMTP_URL: server, CONTACT_TO: to, CONTACT_FROM: from = to, SITE_URL } = settings;
  if (server === undefined || to === undefined) return undefined;
  const host = new URL(SITE_URL).hostname;
  return {
    name: 'email',
    async deliver(message, waiting, signal) {
      // Imported lazily: it takes memory that only a mail server needs.
      const { createTransport } = await import('nodemailer');
      await createTransport(transportOptions(server)).sendMail({
        from,
        to,
        replyTo: replyTo(message),
        subject: subjectOf(message),
        messageId: `<${messageKey(message)}@${host}>`,
        // Keeps the firm's out-of-office reply from going to the visitor (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        text: mailText(message, waiting),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    },
  };
};

/** Sends messages and passwords to other machines only by TLS, and only to a server with a trusted certificate. */
function transportOptions({ host, port, isSecure, login }: MailServer) {
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: !isThisMachine(host),
    auth: login && { user: login.user, pass: login.password },
  };
}

/** Undefined if the address is invalid, as a message released from quarantine may have it. */
function replyTo({ name, email }: StoredMessage): { name: string; address: string } | undefined {
  const { success } = messageSchema.shape.email.safeParse(email);
  return success ? { name: onOneLine(name), address: email.trim() } : undefined;
}
