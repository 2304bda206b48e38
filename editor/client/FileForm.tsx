import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema } from '@rjsf/utils';
import { useEffect } from 'react';
import type { ContentProblem, Path } from '../api-types.ts';
import { differences } from '../value-path.ts';
import { FORM_PROPS, type FormContext } from './fields.tsx';
import { validator } from './form-schema.ts';
import type { OpenedFile } from './use-editor.ts';

interface FileFormProps extends OpenedFile {
  /** The path in the file that a link leads to. */
  at: Path;
  problems: readonly ContentProblem[];
}

/** The form of the open file, below the reasons that keep it from being saved. */
export function FileForm({ opened, draft, at, problems }: FileFormProps) {
  const { value, isSaved, error, remote } = draft;
  useEffect(() => {
    // The form gets the path after this effect, and only then draws its entry.
    const timer = setTimeout(() => at.length > 0 && focusOn(at));
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <>
      <p role="status">{isSaved ? 'Saved' : 'Not saved yet'}</p>
      <div role="alert">
        {error && !isSaved && <p className="error">{error}</p>}
        {remote && (
          <section>
            <p>This file was changed meanwhile, in another window or program.</p>
            {differences(value, remote.value).map(({ at: path, mine, theirs: other }) => (
              <p key={path.join()}>
                {path.join(' ')}: <ins>{inWords(mine)}</ins> here, <q>{inWords(other)}</q> there.
              </p>
            ))}
            <button type="button" onClick={() => draft.resolveConflict(true)}>
              Keep mine
            </button>{' '}
            <button type="button" onClick={() => draft.resolveConflict(false)}>
              Take the other
            </button>
          </section>
        )}
      </div>
      <Form
        {...FORM_PROPS}
        tagName="div"
        schema={opened.schema}
        formData={value}
        formContext={{ opened, at } satisfies FormContext}
        validator={validator}
        extraErrors={errorsOf(problems)}
        showErrorList={false}
        onChange={({ formData }) => draft.change(formData)}
      />
    </>
  );
}

/** Focuses the form's first field at a path, or the nearest part around it, and opens folded parts. */
function focusOn(at: Path): void {
  const found = document.getElementById(['root', ...at].join('_'));
  for (let part = found?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
  const inner = found?.querySelector<HTMLElement>('input, textarea, select, button');
  if (found) (inner ?? found).focus();
  else if (at.length > 1) focusOn(at.slice(0, -1));
}

/** Problems in the form library's shape, by path. */
function errorsOf(problems: readonly ContentProblem[]): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { at = [], expected } of problems) {
    let part = errors;
    for (const key of at) part = part[key] ??= {};
    part.__errors = [...(part.__errors ?? []), expected];
  }
  return errors;
}

/** A text as is, any other value as JSON, a field per line. */
function inWords(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value ?? 'nothing');
}
