import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { ariaDescribedByIds, helpId, type WidgetProps } from '@rjsf/utils';
import type { FormContext } from './fields.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { PostText } from './PostText.tsx';

const { SelectWidget: Select, CheckboxesWidget: Checkboxes } = getDefaultRegistry().widgets;

/** Characters up to which a text has one line. */
const ONE_LINE = 60;

/** A text, a number, a day, a choice by name, a picture, or the text of a post. */
export function TextWidget(props: WidgetProps) {
  const { id, name, schema, required, rawErrors = [], registry, onChange } = props;
  const { opened }: FormContext = registry.formContext;
  const value = String(props.value ?? '');
  const change = (words: string | undefined) => onChange(words || (required ? '' : undefined));
  if (schema.const !== undefined) return null;
  if (opened.kind === 'post' && id === 'root_text') {
    return <PostText id={id} value={value} onChange={change} />;
  }
  if (/(?:photo|logo|image_url)$/.test(name)) {
    const folders = ['people', 'services', 'posts'] as const;
    const use = folders.find((folder) => opened.file.includes(folder)) ?? 'logo';
    return <PictureDrop id={id} value={value || undefined} use={use} onChange={change} />;
  }
  const { references, shownAtMost }: Record<string, unknown> = schema;
  const named = opened.choices[String(references)];
  if (named) {
    const enumOptions = named.map(({ key, name }) => ({ value: key, label: name }));
    return <Choice {...props} schema={{ type: 'string' }} options={{ enumOptions }} />;
  }
  const max = Number(shownAtMost);
  const isLine = schema.type !== 'string' || schema.format || max <= ONE_LINE;
  const Field = isLine ? 'input' : 'textarea';
  return (
    <>
      <Field
        id={id}
        {...(isLine ? { type: schema.format ?? 'text' } : { rows: Math.ceil(value.length / 45) })}
        aria-describedby={ariaDescribedByIds(id)}
        aria-invalid={rawErrors.length > 0}
        value={value}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
        onKeyDown={(event: { key: string; preventDefault(): void }) =>
          event.key === 'Enter' && event.preventDefault()
        }
      />
      {max > 0 && !value.includes('{') && (
        <small id={helpId(id)}>
          {value.length} of {max} characters
        </small>
      )}
    </>
  );
}

/** One of the values that a schema allows, in words: `file-check` is `File check`. */
export function SelectWidget(props: WidgetProps) {
  const enumOptions = props.options.enumOptions?.map(({ label, ...option }) => {
    const words = label.replace(/[-_]/g, ' ');
    return { ...option, label: words.charAt(0).toUpperCase() + words.slice(1) };
  });
  return <Choice {...props} options={{ ...props.options, ...(enumOptions && { enumOptions }) }} />;
}

/** One of a few values; of several at once, boxes to check. */
function Choice(props: WidgetProps) {
  if (!Select || !Checkboxes) return null;
  if (props.multiple) return <Checkboxes {...props} />;
  const select = <Select {...props} />;
  return props.id.endsWith('_select') ? <label htmlFor={props.id}>Kind: {select}</label> : select;
}
