import type { MailServer } from '../../base/settings/setting-schemas.ts';
import { isThisMachine } from '../../base/settings/this-machine.ts';
import { messageSchema } from '../message.ts';
import type { StoredMessage } from '../stored-message.ts';
import { messageKey, type OpenChannel } from './channel.ts';
import { mailText, onOneLine, subjectOf } from './mail-body.ts';

/** Mails each message to CONTACT_TO through SMTP_URL. An answer to the mail goes to the visitor. */
export const emailChannel: OpenChannel = (settings) => {
  const { SMTP_URL: server, CONTACT_TO: to, CONTACT_FROM: from = to, SITE_URL } = settings;
  if (server === undefined || to === undefined) return undefined;
  const host = new URL(SITE_URL).hostname;
  return {
    name: 'email',
    async deliver(message, waiting, signal) {
      // Imported lazily: memory is needed only with a mail server.
      const { createTransport } = await import('nodemailer');
      await createTransport(transportOptions(server)).sendMail({
        from,
        to,
        replyTo: replyTo(message),
        subject: subjectOf(message),
        messageId: `<${messageKey(message)}@${host}>`,
        // Keeps the firm's own notice of absence from going to the visitor (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        text: mailText(message, waiting),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    },
  };
};

/** Messages and passwords go over a wire only inside TLS, and only to a server whose certificate is good. */
function transportOptions({ host, port, isSecure, login }: MailServer) {
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: !isThisMachine(host),
    auth: login && { user: login.user, pass: login.password },
  };
}

/** A released message may lack a valid address. */
function replyTo({ name, email }: StoredMessage): { name: string; address: string } | undefined {
  const { success } = messageSchema.shape.email.safeParse(email);
  return success ? { name: onOneLine(name), address: email.trim() } : undefined;
}
