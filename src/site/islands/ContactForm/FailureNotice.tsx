import { telHref } from '../../components/contact-links.ts';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import styles from './FailureNotice.module.css';

/** Why a message could not be sent: the browser knew of no connection, or anything else. */
export type Failure = 'offline' | 'failed';

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
      {failure && (
        <div className={styles.notice} ref={scrollTo}>
          <h3>Your message did not go through</h3>
          <p>
            {failure === 'offline'
              ? 'Your device is offline. Once it is connected again, press Send Message again.'
              : 'Please wait a minute, then press Send Message again.'}{' '}
            Everything you typed is still in the form. You can also reach us directly:
          </p>
          <ul className="links">
            <li>
              <a href={telHref(phone)}>Call {phone}</a>
            </li>
            <li>
              <a href={`mailto:${email}`}>
                <span>
                  Write to <EmailAddress address={email} />
                </span>
              </a>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}

function scrollTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
