import { telHref } from '../../components/contact-links.ts';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import type { Values } from './controls.ts';
import styles from './FailureNotice.module.css';
import { mailto } from './mailto.ts';

/** A message that could not be sent. */
export interface Failure {
  /** What is in the form now. */
  values: Values;
  /** Whether the browser knew of no connection. */
  offline: boolean;
}

interface Props {
  /** None while nothing has failed: a live region announces only what changes inside it. */
  failure: Failure | undefined;
  phone: string;
  email: string;
}

/** Says that a message could not be sent, and how else to reach the firm. */
export function FailureNotice({ failure, phone, email }: Props) {
  return (
    <div className={styles.region} role="alert">
      {failure && <Notice {...failure} phone={phone} email={email} />}
    </div>
  );
}

function Notice({ values, offline, phone, email }: Failure & Omit<Props, 'failure'>) {
  const { href, whole } = mailto(email, values);
  return (
    <div className={styles.notice} ref={scrollTo}>
      <h3>Your message did not go through</h3>
      <p>
        {offline
          ? 'Your device is offline. Once it is connected again, press Send Message again.'
          : 'Please wait a minute, then press Send Message again.'}{' '}
        Everything you typed is still in the form. You can also reach us directly:
      </p>
      <ul className="links">
        <li>
          <a href={telHref(phone)}>Call {phone}</a>
        </li>
        <li>
          <a href={href}>
            <span>
              E-mail what you typed to <EmailAddress address={email} />
            </span>
          </a>
        </li>
      </ul>
      {!whole && <p>The e-mail has room for the beginning only: copy the rest from the form.</p>}
    </div>
  );
}

function scrollTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
