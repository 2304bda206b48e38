import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass, ScheduleLink } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Thanks } from '../../components/Thanks/Thanks.tsx';
import { controlsIn, type Faults, findFaults } from './controls.ts';
import { clearDraft, keepDraft, restoreDraft } from './draft.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { MessageForm } from './MessageForm.tsx';
import { post } from './sending.ts';

interface Props {
  /** The text beside the label of the message: what not to write. */
  hint: string;
  thanks: { title: string; text: string };
  /** The link and the button below the confirmation. */
  call: { label: string; href: string };
  again: string;
  /** The address of the engraving over the confirmation. */
  seal: string;
  /** The beginning of the message. */
  begun?: string;
  /** Other ways to reach the firm, if the firm wants failures to be shown. */
  direct?: { phone: string; email: string };
}

/**
 * The contact form. Without script, the browser validates and posts it; with script, it keeps a draft, shows advice,
 * and sends without leaving the page.
 */
export function ContactForm({ hint, thanks, call, again, seal, begun, direct }: Props) {
  const [stage, setStage] = useState<'first' | 'sent' | 'another'>('first');
  const [sending, setSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (formRef.current) restoreDraft(formRef.current, begun);
  }, [begun]);

  function look({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) {
    setFaults(findFaults(form));
  }

  function follow(event: SyntheticEvent<HTMLFormElement>) {
    keepDraft(event.currentTarget, begun);
    look(event);
  }

  /** Shows the advice of each field that the browser rejects, without its own bubble. */
  function refuse(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    look(event);
    const first = event.currentTarget.querySelector<HTMLElement>(':invalid');
    if (event.target === first) first.focus();
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const focused = document.activeElement;
    setHasFailed(false);
    setSending(true);
    keepDraft(form, begun);
    const isSent = await post(form);
    flushSync(() => {
      setSending(false);
      setHasFailed(!isSent);
      if (isSent) setStage('sent');
    });
    if (isSent) clearDraft();
    // A disabled button would lose the focus.
    else if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  }

  function startAgain() {
    flushSync(() => setStage('another'));
    if (formRef.current) controlsIn(formRef.current)[0]?.control.focus();
  }

  return (
    <Certificate>
      {/* Present from the start: a live region announces only changes inside it. */}
      <div role="status">
        {stage === 'sent' && (
          <Thanks {...thanks} seal={seal} headingRef={(heading) => heading?.focus()} />
        )}
      </div>
      {stage === 'sent' ? (
        <p className="wrap">
          <ScheduleLink {...call} />
          <button type="button" className={buttonClass} data-look="outline" onClick={startAgain}>
            {again}
          </button>
        </p>
      ) : (
        <MessageForm
          hint={hint}
          errors={faults}
          values={{ message: stage === 'first' ? begun : undefined }}
          sending={sending}
          ref={formRef}
          onInput={follow}
          onBlur={look}
          onInvalidCapture={refuse}
          onSubmit={send}
        >
          {direct && <FailureNotice hasFailed={hasFailed} {...direct} />}
        </MessageForm>
      )}
    </Certificate>
  );
}
