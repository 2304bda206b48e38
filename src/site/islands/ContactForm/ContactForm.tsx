import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { NONCE_FIELD, TOKEN_FIELD } from '../../../inbox/fields.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Thanks } from '../../components/Thanks/Thanks.tsx';
import { controlsIn, type Faults, findFaults } from './controls.ts';
import { clearDraft, draftNonce, keepDraft, restoreDraft } from './draft.ts';
import { type Failure, FailureNotice } from './FailureNotice.tsx';
import { MessageForm } from './MessageForm.tsx';
import { askForToken, post } from './sending.ts';

interface Props {
  /** The words beside the label of the message: what not to write. */
  hint: string;
  thanks: { title: string; text: string };
  /** The button below the thanks. */
  again: string;
  /** The address of the engraving over the thanks. */
  seal: string;
  /** The beginning of the message. */
  begun?: string;
  /** Other ways to reach the firm, where it wants a failure to be said. */
  direct?: { phone: string; email: string };
}

/** The contact form: the browser checks and can post it by itself; with script it stays on the page. */
export function ContactForm({ thanks, again, seal, begun, ...form }: Props) {
  const [stage, setStage] = useState<'first' | 'sent' | 'another'>('first');
  const isSent = stage === 'sent';
  return (
    <Certificate>
      {/* Stands there from the start: a live region announces only what changes inside it. */}
      <div role="status">
        {isSent && <Thanks {...thanks} seal={seal} headingRef={(heading) => heading?.focus()} />}
      </div>
      {isSent ? (
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
          {...form}
          begun={stage === 'first' ? begun : undefined}
          isAnother={stage === 'another'}
          onSent={() => setStage('sent')}
        />
      )}
    </Certificate>
  );
}

interface LiveProps extends Pick<Props, 'hint' | 'direct'> {
  begun: string | undefined;
  /** Whether a message was sent before: the first field then takes the focus. */
  isAnother: boolean;
  onSent: () => void;
}

/** The form with script: it keeps what is typed, says what cannot be sent, and sends on this page. */
function LiveForm({ hint, direct, begun, isAnother, onSent }: LiveProps) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [faults, setFaults] = useState<Faults>({});
  const formRef = useRef<HTMLFormElement>(null);
  const token = useRef<() => string>(undefined);

  useEffect(() => {
    if (!formRef.current) return;
    if (isAnother) controlsIn(formRef.current)[0]?.control.focus();
    else restoreDraft(formRef.current, begun);
  }, [begun, isAnother]);

  function start({ target }: FocusEvent) {
    // A visitor who only presses the button began before: a token of this moment would say otherwise.
    if (!(target instanceof HTMLButtonElement)) token.current ??= askForToken();
  }

  function follow({ currentTarget: form }: InputEvent<HTMLFormElement>) {
    token.current ??= askForToken();
    keepDraft(form, begun);
    setFaults(findFaults(form));
  }

  function look({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) {
    setFaults(findFaults(form));
  }

  /** Shows the advice of each field that the browser refused, where its own bubble would cover it. */
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
    setFailure(undefined);
    setSending(true);
    keepDraft(form, begun);
    const more = { [NONCE_FIELD]: draftNonce(), [TOKEN_FIELD]: token.current?.() ?? '' };
    if (await post(form, more)) {
      clearDraft();
      onSent();
      return;
    }
    flushSync(() => {
      setSending(false);
      setFailure(navigator.onLine ? 'failed' : 'offline');
    });
    // A button that is disabled loses the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  }

  return (
    <MessageForm
      hint={hint}
      errors={faults}
      values={{ message: begun }}
      sending={sending}
      ref={formRef}
      onFocus={start}
      onInput={follow}
      onBlur={look}
      onInvalidCapture={refuse}
      onSubmit={send}
    >
      {direct && <FailureNotice failure={failure} {...direct} />}
    </MessageForm>
  );
}
