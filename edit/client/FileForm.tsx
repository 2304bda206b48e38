import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema } from '@rjsf/utils';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FieldProblem, Path } from '../contract.ts';
import { PARTS } from './fields.tsx';
import { focusOn } from './focus.ts';
import { drawable, validator } from './form-schema.ts';
import type { Opened } from './open-files.ts';
import { partAt } from './place.ts';

/** Milliseconds after which what is saved is said to be, not at each letter. */
const PAUSE = 700;

interface FileFormProps extends Opened {
  /** The chosen entry, where the file is a list. */
  entry: number;
  problems: readonly FieldProblem[];
  /** Where to lead her, once for each new one. */
  target: { at: Path } | undefined;
}

/** The form of the open file, under what hinders its saving. */
export function FileForm({ opened, draft, entry, problems, target }: FileFormProps) {
  const state = useSyncExternalStore(draft.subscribe, () => draft.state);
  const { value, isSaved, says, conflict } = state;
  const [news, setNews] = useState('');
  useEffect(() => {
    setNews('');
    const timer = setTimeout(() => state.isSaved && setNews('Saved'), PAUSE);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (target) focusOn(['root', ...target.at].join('_'));
  }, [target]);
  const schema = useMemo(() => drawable(opened.schema), [opened.schema]);
  const last = Array.isArray(value) ? value.length - 1 : 0;
  const chosen = Math.min(entry, last);
  const context = useMemo(() => ({ opened, entry: chosen }), [opened, chosen]);
  const errors = useMemo(() => errorsOf(problems), [problems]);
  return (
    <>
      <p role="status">{news}</p>
      <div role="alert">
        {says && !isSaved && <p className="error">Not saved yet. {says}</p>}
        {conflict && (
          <section className="card">
            <h2>This was changed elsewhere meanwhile</h2>
            <h3>Yours</h3>
            <p>{inWords(partAt(value, conflict.at))}</p>
            <h3>The other</h3>
            <p>{inWords(conflict.theirs)}</p>
            <button type="button" onClick={() => draft.settle(true)}>
              Keep mine
            </button>{' '}
            <button type="button" onClick={() => draft.settle(false)}>
              Take the other
            </button>
          </section>
        )}
      </div>
      <Form
        {...PARTS}
        tagName="div"
        schema={schema}
        formData={value}
        formContext={context}
        validator={validator}
        extraErrors={errors}
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
