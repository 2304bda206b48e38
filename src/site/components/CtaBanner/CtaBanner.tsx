import { firm } from '../../load/firm.ts';
import { closingStar } from '../../load/logo.ts';
import { shellWords } from '../../shell/words.ts';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import { telHref } from '../contact-links.ts';
import { DiscoveryCall } from '../DiscoveryCall.tsx';
import { EmailAddress } from '../EmailAddress.tsx';
import styles from './CtaBanner.module.css';

interface Props {
  title: string;
  description: string;
  button?: string | undefined;
  /** The engraving of the page's head; by default the star. */
  art?: string | undefined;
}

/** The shared closing call to action: schedule, call or write. */
export function CtaBanner({ title, description, button, art = closingStar }: Props) {
  return (
    <section className={styles.banner} aria-labelledby="closing">
      <div className={`page ${styles.page}`}>
        <div className={styles.words}>
          <h2 id="closing">{title}</h2>
          <Paragraph>{description}</Paragraph>
          <div className={`wrap ${styles.actions}`}>
            <DiscoveryCall label={button ?? shellWords.labels.closing} look="ink" />
            <p className={`links wrap ${styles.contact}`}>
              <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
              <a href={`mailto:${firm.email}`}>
                <EmailAddress address={firm.email} />
              </a>
            </p>
          </div>
        </div>
        <img className={styles.art} src={art} alt="" width="520" height="520" loading="lazy" />
      </div>
    </section>
  );
}
