import { ButtonLink } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { ThankYou } from '../../components/ThankYou/ThankYou.tsx';
import type { ContactContent } from '../../content/contact.ts';
import { Band } from './Band.tsx';
import styles from './MessageSent.module.css';
import { FORM } from './WriteToUs.tsx';

/** The thanks for a message that was sent without script. */
export function MessageSent({ breadcrumb, sent, form, art }: ContactContent) {
  return (
    <Band parent={breadcrumb} label={sent.breadcrumb} art={art.star}>
      <div className={styles.card}>
        <Certificate>
          <ThankYou {...form.thanks} seal={art.seal} heading="h1" />
          <ButtonLink href={`/contact#${FORM}`}>Send Another Message</ButtonLink>
        </Certificate>
      </div>
    </Band>
  );
}
