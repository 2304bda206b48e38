import { telHref } from '../../components/contact-links.ts';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import styles from './FailureNotice.module.css';

interface Props {
  hasFailed: boolean;
  phone: string;
  email: string;
}

/**
 * Reports that a message could not be sent, and lists other ways to reach the firm. Present from the
 * start: a live region announces only changes inside it.
 */
export function FailureNotice({ hasFailed, phone, email }: Props) {
  return (
    <div className={styles.region} role="alert">
      {hasFailed && (
        <div
          className={styles.notice}
          ref={(notice) => notice?.scrollIntoView({ block: 'nearest' })}
        >
          <h3>Your message did not go through</h3>
          <p>
            Check your connection or wait a minute, then press Send Message again. Everything you
            typed is still in the form. Or call <a href={telHref(phone)}>{phone}</a>, or write to{' '}
            <a href={`mailto:${email}`}>
              <EmailAddress address={email} />
            </a>
            .
          </p>
        </div>
      )}
    </div>
  );
}
