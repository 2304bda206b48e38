import type { ComponentProps, RefCallback } from 'react';
import type { Field } from '../../../inbox/fields.ts';

type Props = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> & {
  field: Field;
  ref: RefCallback<HTMLElement> | undefined;
  defaultValue: string | undefined;
};

/**
 * What a field is filled in with, by its kind. None has a `maxlength`: by it browsers cut what is
 * pasted without a word, while the form and the server say what is too long.
 */
export function Control({ field, ...given }: Props) {
  const { name, required, autocomplete: autoComplete } = field;
  const props = { ...given, name, required, autoComplete };
  if (field.kind === 'select') {
    return (
      <select {...props}>
        <option value="">{field.placeholder}</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (field.kind === 'textarea') return <textarea {...props} rows={6} />;
  return <input {...props} type={field.kind} />;
}
