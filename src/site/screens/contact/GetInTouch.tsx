import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { telHref } from '../../components/contact-links.ts';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { firm } from '../../load/firm.ts';
import styles from './GetInTouch.module.css';
import type { ContactContent } from './load.ts';

/** The booking panel beside the lines to call or write to. */
export function GetInTouch(touch: ContactContent['touch']) {
  const { heading, text, mainLabel, anytimeLabel, emailLabel, panel } = touch;
  return (
    <Section ground="ink" heading={heading} lead={text}>
      <div className={`beside ${styles.split}`}>
        <Certificate>
          <h3 className={styles.title}>{panel.title}</h3>
          <p className={styles.text}>
            <Copy>{panel.description}</Copy>
          </p>
          <DiscoveryCall />
        </Certificate>
        <dl className={`links ${styles.lines}`}>
          <div>
            <dt>{mainLabel}</dt>
            <dd>
              <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
            </dd>
          </div>
          <div>
            <dt>{anytimeLabel}</dt>
            <dd>
              <a href={telHref(firm.phones.anytime)}>{firm.phones.anytime}</a>
            </dd>
          </div>
          <div>
            <dt>{emailLabel}</dt>
            <dd>
              <a href={`mailto:${firm.email}`}>
                <EmailAddress address={firm.email} />
              </a>
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
