import { createElement, Fragment } from 'react';
import { telHref } from '../contact-links.ts';
import { EmailAddress } from '../EmailAddress.tsx';
import styles from './Copy.module.css';
import { type CopyPart, copyParts, withWholeDates } from './copy-parts.ts';

/** Running text with phone numbers and e-mail addresses as links, and form numbers kept on one line. */
export function Copy({ children }: { children: string }) {
  return createElement(Fragment, null, ...copyParts(children).map(asElement));
}

function asElement({ kind, text }: CopyPart) {
  switch (kind) {
    case 'plain':
      return withWholeDates(text);
    case 'whole':
      return <span className={styles.whole}>{text}</span>;
    case 'phone':
      return (
        <a className={styles.whole} href={telHref(text)}>
          {text}
        </a>
      );
    case 'email':
      return (
        <a href={`mailto:${text}`}>
          <EmailAddress address={text} />
        </a>
      );
  }
}
