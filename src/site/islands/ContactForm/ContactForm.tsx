import { type ComponentProps, useState } from 'react';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Thanks } from '../../components/Thanks/Thanks.tsx';
import { LiveForm } from './LiveForm.tsx';

interface Props extends Pick<ComponentProps<typeof LiveForm>, 'begun' | 'notice'> {
  /** The words beside the label of the message: what not to write. */
  hint: string;
  thanks: { title: string; text: string };
  /** The button below the thanks. */
  again: string;
  /** The address of the rosette over the thanks. */
  seal: string;
}

type Stage = 'first' | 'sent' | 'another';

/** The contact form: the browser checks and can post it by itself; with script it stays on the page. */
export function ContactForm({ hint, thanks, again, seal, begun, notice }: Props) {
  const [stage, setStage] = useState<Stage>('first');
  return (
    <Certificate>
      {/* Stands there from the start: a live region announces only what changes inside it. */}
      <div role="status">
        {stage === 'sent' && <Thanks {...thanks} seal={seal} headingRef={takeFocus} />}
      </div>
      {stage === 'sent' ? (
        <button
          type="button"
          className={buttonClass}
          data-look="outline"
          onClick={() => setStage('another')}
        >
          {again}
        </button>
      ) : (
        <LiveForm
          hint={hint}
          begun={stage === 'first' ? begun : undefined}
          firstRef={stage === 'another' ? takeFocus : undefined}
          notice={notice}
          onSent={() => setStage('sent')}
        />
      )}
    </Certificate>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
