import { ButtonLink } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Thanks } from '../../components/Thanks/Thanks.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import type { ContactContent } from './load.ts';
import { FORM_ID } from './WriteToUs.tsx';

/** The confirmation for a message sent without script. */
export function MessageSentPage({ sent, form, art }: ContactContent) {
  return (
    <AnswerHead route="/message-sent" label={sent.breadcrumb} art={art.star}>
      <Certificate>
        <Thanks {...form.thanks} seal={art.seal} heading="h1" />
        <p className="wrap">
          <DiscoveryCall />
          <ButtonLink look="outline" href={`/contact#${FORM_ID}`}>
            {form.again}
          </ButtonLink>
        </p>
      </Certificate>
    </AnswerHead>
  );
}
