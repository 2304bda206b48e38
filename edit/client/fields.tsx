import type { FormProps } from '@rjsf/core';
import type {
  ArrayFieldTemplateProps,
  IconButtonProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { useState } from 'react';
import type { OpenFile } from '../contract.ts';
import { follow } from './focus.ts';
import { nameOf } from './form-schema.ts';
import { SelectWidget, TextWidget } from './widgets.tsx';

/** What the fields of a form know of where they stand. */
export interface FormContext {
  opened: OpenFile;
  /** The chosen entry, where the file is a list. */
  entry: number;
}

/** The fields of a part; at the top of a file, or of an entry of it, parts fold. */
function PartTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, errorSchema, title, registry } = props;
  const top = registry.rootSchema.type === 'array' ? 1 : 0;
  if (fieldPathId.path.length > top) {
    return (
      <fieldset id={fieldPathId.$id} tabIndex={-1}>
        <legend>{title}</legend>
        {properties.map(({ content }) => content)}
        {props.optionalDataControl}
      </fieldset>
    );
  }
  const folding = properties.filter(({ name }) => {
    const part = schema.properties?.[name];
    return typeof part === 'object' && /object|array/.test(String(part.type ?? 'object'));
  });
  const parts = properties.map((property) => {
    const { name, content } = property;
    if (!folding.includes(property)) return content;
    const count = countOf(errorSchema?.[name]);
    const part = schema.properties?.[name];
    return (
      <details key={name} open={property === folding[0]}>
        <summary>
          {typeof part === 'object' && part.title} {count > 0 && <b>{count} to mend</b>}
        </summary>
        {content}
      </details>
    );
  });
  return <div id={fieldPathId.$id}>{parts}</div>;
}

/** A list; of a file that is one, the entries by name, of which one is open. */
function ListTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, items, formData = [], errorSchema, registry, onAddClick } = props;
  const [sought, seek] = useState('');
  const { $id: id, path } = fieldPathId;
  const { AddButton } = registry.templates.ButtonTemplates;
  const add = <AddButton id={`${id}__add`} onClick={onAddClick} registry={registry} />;
  if (path.length > 0) {
    return (
      <fieldset id={id} tabIndex={-1}>
        <legend>{title}</legend>
        {items}
        {add}
      </fieldset>
    );
  }
  const { opened, entry }: FormContext = registry.formContext;
  const links = Object.entries<unknown>(formData).flatMap(([place, value]) => {
    const name = [...new Set([nameOf(value, opened.key), nameOf(value)])].join(' ') || 'New';
    if (!name.toLowerCase().includes(sought.toLowerCase())) return [];
    const count = countOf(errorSchema?.[Number(place)]);
    return (
      <li key={place}>
        <a href={`#/${opened.file}!${place}`} aria-current={Number(place) === entry}>
          {name} {count > 0 && <b>{count} to mend</b>}
        </a>
      </li>
    );
  });
  return (
    <>
      <label>
        Find one of {items.length}
        <input type="search" value={sought} onChange={(event) => seek(event.target.value)} />
      </label>
      <ul className="files choices">{links}</ul>
      {add}
      {items[entry]}
    </>
  );
}

/** Adds and removes a part that may be left out. */
function OptionalTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, schema, onAddClick, onRemoveClick } = props;
  return (
    <button type="button" id={id} onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? 'Add' : 'Remove'}: {schema.title}
    </button>
  );
}

/** A button of a list, named by what it moves. One that can do nothing stays, so that the focus does. */
function button(says: string, sign: string) {
  return ({ id = '', disabled = false, onClick }: IconButtonProps) => {
    const act: IconButtonProps['onClick'] = (event) => {
      if (disabled) return;
      onClick?.(event);
      follow(id);
    };
    const [, list, place] = /_?([^_]+?)(?:_(\d+))?__\w+$/.exec(id) ?? [];
    const what = `${list === 'root' ? 'entry' : list} ${place ? Number(place) + 1 : ''}`;
    // The words in these fields are part of the name.
    const fields = ['title', 'name', 'label'].map((key) => id.replace(/__\w+$/, `_${key}`));
    return (
      <button
        type="button"
        id={id}
        title={says}
        aria-label={`${says}: ${what}`}
        aria-labelledby={[id, ...(place ? fields : [])].join(' ')}
        aria-disabled={disabled}
        onClick={act}
      >
        {sign}
      </button>
    );
  };
}

/** How many problems stand in a part of the form. */
function countOf(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return typeof errors === 'string' ? 1 : 0;
  return Object.values(errors).reduce((sum: number, part) => sum + countOf(part), 0);
}

/** What forms are drawn with. Nothing that she did not write may come into a file. */
export const PARTS = {
  templates: {
    ObjectFieldTemplate: PartTemplate,
    ArrayFieldTemplate: ListTemplate,
    OptionalDataControlsTemplate: OptionalTemplate,
    ButtonTemplates: {
      AddButton: button('Add', 'Add'),
      CopyButton: button('Copy', 'Copy'),
      MoveUpButton: button('Move up', '↑'),
      MoveDownButton: button('Move down', '↓'),
      RemoveButton: button('Remove', '✕'),
    },
  },
  widgets: {
    TextWidget,
    SelectWidget,
    DateWidget: TextWidget,
    EmailWidget: TextWidget,
    URLWidget: TextWidget,
  },
  uiSchema: {
    'ui:submitButtonOptions': { norender: true },
    'ui:globalOptions': { copyable: true, enableOptionalDataFieldForType: ['object'] },
  },
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: 'never' },
    constAsDefaults: 'always',
    emptyObjectFields: 'skipDefaults',
  },
} satisfies Partial<FormProps>;
