/** An SMTP server. */
export interface MailServer {
  /** A name or an address, IPv6 without brackets. */
  host: string;
  /** Default: 465 with implicit TLS, 587 otherwise. */
  port: number;
  /** Implicit TLS; otherwise STARTTLS if offered. */
  isSecure: boolean;
  login: { user: string; password: string } | undefined;
}

/**
 * Parses an `smtp://` or `smtps://` URL with user, password, host and port; undefined if invalid.
 */
export function mailServer(text: string): MailServer | undefined {
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'smtps:';
  if (!url?.hostname || !(isSecure || url.protocol === 'smtp:')) return undefined;
  if (!/^\/?$/.test(url.pathname + url.search + url.hash)) return undefined;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined) return undefined;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    login: user === '' && password === '' ? undefined : { user, password },
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
