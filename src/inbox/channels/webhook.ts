import { createHmac } from 'node:crypto';
import type { Backlog } from '../backlog.ts';
import { FIELDS } from '../fields.ts';
import type { StoredMessage } from '../stored-message.ts';
import { messageKey, type OpenChannel } from './channel.ts';

/** A response that does not acknowledge the message. */
class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly status: number;

  constructor(status: number) {
    super(`the receiver answered ${status}`);
    this.status = status;
  }
}

/**
 * Posts each message as JSON to CONTACT_WEBHOOK_URL, signed: `X-Signature` is the HMAC-SHA256, in
 * hexadecimal, of `X-Timestamp` (seconds since 1970), a full stop and the body under
 * CONTACT_WEBHOOK_SECRET. A repeat has the same `Idempotency-Key`. Any 2xx status acknowledges it.
 */
export const webhookChannel: OpenChannel = ({
  CONTACT_WEBHOOK_URL: url,
  CONTACT_WEBHOOK_SECRET: secret,
}) => {
  if (url === undefined || secret === undefined) return undefined;
  return {
    name: 'webhook',
    async deliver(message, waiting, signal) {
      const body = JSON.stringify(payload(message, waiting));
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      const answer = await fetch(url, {
        method: 'POST',
        // Never follows a redirect with a signed body.
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': messageKey(message),
          'x-timestamp': timestamp,
          'x-signature': signature,
        },
        body,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new WebhookError(answer.status);
    },
  };
};

function payload(message: StoredMessage, waiting: Backlog) {
  const fields = FIELDS.map(({ name }) => [name, message[name]] as const);
  return { id: message.id, receivedAt: message.receivedAt, ...Object.fromEntries(fields), waiting };
}
