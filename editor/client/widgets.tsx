import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { ariaDescribedByIds, type BaseInputTemplateProps, type WidgetProps } from '@rjsf/utils';
import type { FormContext } from './fields.tsx';
import { PictureField, PostText } from './pictures.tsx';

const { SelectWidget: Select, CheckboxesWidget: Checkboxes } = getDefaultRegistry().widgets;

/** Longer texts get more than one line. */
const ONE_LINE = 60;

/** A field for a text, a number, a day, a choice by name, a picture, or a post's Markdown. */
export function InputTemplate(props: BaseInputTemplateProps) {
  const { id, name, schema, required, rawErrors = [], registry, onChange } = props;
  const { opened }: FormContext = registry.formContext;
  const value = String(props.value ?? '');
  const change = (words: string | undefined) => onChange(words || (required ? '' : undefined));
  if (schema.const !== undefined) return null;
  if (opened.folder === 'posts' && id === 'root_text') {
    return <PostText id={id} value={value} onChange={change} />;
  }
  if (/(?:photo|logo|image_url)$/.test(name)) {
    return <PictureField id={id} value={value} folder={opened.folder} onChange={change} />;
  }
  const { references, shownAtMost, example }: Record<string, unknown> = schema;
  const named = opened.choices[String(references)];
  if (named && Select) {
    const enumOptions = named.map((key) => ({ value: key, label: key }));
    return <Select {...props} schema={{ type: 'string' }} options={{ enumOptions }} />;
  }
  const isLine = schema.type !== 'string' || schema.format || Number(shownAtMost) <= ONE_LINE;
  const Field = isLine ? 'input' : 'textarea';
  return (
    <Field
      id={id}
      {...(isLine && { type: schema.format ?? 'text' })}
      aria-describedby={ariaDescribedByIds(id)}
      aria-invalid={rawErrors.length > 0}
      value={value}
      placeholder={String(example ?? '')}
      onChange={(event: { target: { value: string } }) => change(event.target.value)}
    />
  );
}

/** A choice from a schema's allowed values; checkboxes if several may be chosen. */
export function SelectWidget(props: WidgetProps) {
  const Widget = props.multiple ? Checkboxes : Select;
  const drawn = Widget && <Widget {...props} />;
  return props.id.endsWith('_select') ? <label htmlFor={props.id}>Kind: {drawn}</label> : drawn;
}
