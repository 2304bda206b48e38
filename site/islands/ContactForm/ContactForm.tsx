import { type SubmitEvent, useState } from 'react';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Thanks } from '../../components/Thanks/Thanks.tsx';
import { MessageForm } from './MessageForm.tsx';
import { post } from './post.ts';

interface Props {
  /** Under the message: what not to write. */
  hint: string;
  thanks: { title: string; text: string };
  /** The address of the rosette over the thanks. */
  seal: string;
}

type Stage = 'empty' | 'sending' | 'sent' | 'another';

/** The contact form: the browser checks and can post it by itself; with script it stays on the page. */
export function ContactForm({ hint, thanks, seal }: Props) {
  const [stage, setStage] = useState<Stage>('empty');

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (stage === 'sending') return;
    setStage('sending');
    setStage((await post(event.currentTarget)) ? 'sent' : 'empty');
  }

  return (
    <Certificate>
      {/* Stands there from the start: a live region announces only what changes inside it. */}
      <div role="status">
        {stage === 'sent' && <Thanks {...thanks} seal={seal} headingRef={takeFocus} />}
      </div>
      {stage === 'sent' ? (
        <button type="button" className={buttonClass} onClick={() => setStage('another')}>
          Send Another Message
        </button>
      ) : (
        <MessageForm
          hint={hint}
          sending={stage === 'sending'}
          firstRef={stage === 'another' ? takeFocus : undefined}
          onSubmit={send}
        />
      )}
    </Certificate>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
