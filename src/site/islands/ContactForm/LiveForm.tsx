import {
  type FocusEvent,
  type InputEvent,
  type ReactNode,
  type RefCallback,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { NONCE_FIELD, TOKEN_FIELD } from '../../../inbox/fields.ts';
import { type Faults, findFaults, valuesIn } from './controls.ts';
import { clearDraft, draftNonce, keepDraft, restoreDraft } from './draft.ts';
import type { Failure } from './FailureNotice.tsx';
import { MessageForm } from './MessageForm.tsx';
import { post } from './post.ts';
import { askForToken } from './token.ts';

interface Props {
  /** The words beside the label of the message. */
  hint: string;
  /** The beginning of the message. */
  begun?: string | undefined;
  firstRef: RefCallback<HTMLElement> | undefined;
  /** The notice under the button, if any; the failure is that of the last try. */
  notice?: ((failure: Failure | undefined) => ReactNode) | undefined;
  onSent: () => void;
}

/** The form with script: it keeps what is typed, says what cannot be sent, and sends on this page. */
export function LiveForm({ hint, begun, firstRef, notice, onSent }: Props) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [faults, setFaults] = useState<Faults>({});
  const formRef = useRef<HTMLFormElement>(null);
  const token = useRef<() => string>(undefined);

  useEffect(() => {
    if (formRef.current) restoreDraft(formRef.current, begun);
  }, [begun]);

  function start({ target }: FocusEvent) {
    // A visitor who only presses the button began before: a token of this moment would say otherwise.
    if (!(target instanceof HTMLButtonElement)) token.current ??= askForToken();
  }

  function follow({ currentTarget: form }: InputEvent<HTMLFormElement>) {
    token.current ??= askForToken();
    keepDraft(valuesIn(form), begun);
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
    keepDraft(valuesIn(form), begun);
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
      begun={begun}
      sending={sending}
      faults={faults}
      firstRef={firstRef}
      ref={formRef}
      onFocus={start}
      onInput={follow}
      onBlur={look}
      onInvalidCapture={refuse}
      onSubmit={send}
    >
      {notice?.(failure)}
    </MessageForm>
  );
}
