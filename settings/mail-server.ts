/** A mail server to send through, and how. */
export interface MailServer {
  /** A name or an address, IPv6 without brackets. */
  host: string;
  /** By default that of the protocol: 465 with TLS from the first byte, 587 without. */
  port: number;
  /** TLS from the first byte; otherwise it begins with STARTTLS where the server offers it. */
  isSecure: boolean;
  login: { user: string; password: string } | undefined;
}

/** Reads `smtp://` or `smtps://`, user, password, host and port; undefined where it is anything else. */
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
