import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema } from '@rjsf/utils';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldProblem, Path } from '../contract.ts';
import { partAt } from '../place.ts';
import { type FormContext, PARTS } from './fields.tsx';
import { focusOn } from './focus.ts';
import { validator } from './form-schema.ts';
import type { Opened } from './open-files.ts';

/** Milliseconds after which what is saved is said to be, not at each letter. */
const PAUSE = 700;

interface FileFormProps extends Opened {
  /** Where in the file she is: first the chosen entry, where it is a list. */
  at: Path;
  problems: readonly FieldProblem[];
}

/** The form of the open file, under what hinders its saving. */
export function FileForm({ opened, draft, at, problems }: FileFormProps) {
  const state = useSyncExternalStore(draft.subscribe, () => draft.state);
  const { value, isSaved, says, conflict } = state;
  const [news, setNews] = useState('');
  const [asOpened] = useState(state);
  useEffect(() => {
    setNews('');
    const isSaid = state.isSaved && state !== asOpened;
    const timer = setTimeout(() => isSaid && setNews('Saved'), PAUSE);
    return () => clearTimeout(timer);
  }, [state, asOpened]);
  const entries = opened.kind === 'entries' ? 1 : 0;
  useEffect(() => {
    if (at.length > entries) focusOn(at);
  }, [at, entries]);
  const last = Array.isArray(value) ? value.length - 1 : 0;
  const entry = Math.min(Number(at[0]) || 0, last);
  return (
    <>
      <p role="status">{news}</p>
      <div role="alert">
        {says && !isSaved && <p className="error">Not saved yet. {says}</p>}
        {conflict && (
          <section className="card">
            <h2>This was changed elsewhere meanwhile</h2>
            {[true, false].map((isHers) => (
              <p key={String(isHers)}>
                {inWords(isHers ? partAt(value, conflict.at) : conflict.theirs)}{' '}
                <button type="button" onClick={() => draft.settle(isHers)}>
                  {isHers ? 'Keep mine' : 'Take the other'}
                </button>
              </p>
            ))}
          </section>
        )}
      </div>
      <Form
        {...PARTS}
        tagName="div"
        schema={opened.schema}
        formData={value}
        formContext={{ opened, entry, problems } satisfies FormContext}
        validator={validator}
        extraErrors={errorsOf(problems)}
        showErrorList={false}
        onChange={({ formData }) => draft.change(formData)}
      />
    </>
  );
}

/** Problems as the form wants them, by their places. */
function errorsOf(problems: readonly FieldProblem[]): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { at = [], expected } of problems) {
    let part = errors;
    for (const key of at) part = part[key] ??= {};
    part.__errors = [...(part.__errors ?? []), expected];
  }
  return errors;
}

/** A text as it is, a part field by field. */
function inWords(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value ?? 'Nothing');
}
