import type { FormProps } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
  RJSFSchema,
} from '@rjsf/utils';
import { isValidElement } from 'react';
import type { FieldProblem, OpenFile } from '../contract.ts';
import { follow } from './focus.ts';
import { nameOf } from './form-schema.ts';
import { Links } from './Links.tsx';
import { SelectWidget, TextWidget } from './widgets.tsx';

/** The context of a form's fields. */
export interface FormContext {
  opened: OpenFile;
  /** The chosen entry, where the file is a list. */
  entry: number;
  problems: readonly FieldProblem[];
}

/** The actions on an entry of a list: words, sign, and how far it moves. */
const BUTTONS = [
  ['MoveUp', 'Move up', '↑', -1],
  ['MoveDown', 'Move down', '↓', 1],
  ['Copy', 'Copy', 'Copy', 1],
  ['Remove', 'Remove', '✕', 0],
] as const;

/** The fields of a part; at the top of a file, or of an entry of it, lists fold, and what is rarely changed stands last. */
function PartTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, title, registry } = props;
  const { $id: id, path } = fieldPathId;
  if (path.length > (registry.rootSchema.type === 'array' ? 1 : 0)) {
    return (
      <fieldset id={id} tabIndex={-1}>
        <legend>{title}</legend>
        {properties.map(({ content }) => content)}
        {props.optionalDataControl}
      </fieldset>
    );
  }
  const partOf = (name: string) => schemaOf(schema.properties?.[name]);
  const draw = ({ name, content }: (typeof properties)[number]) =>
    isLong(partOf(name)) ? (
      <details key={name}>
        <summary>{partOf(name).title}</summary>
        {content}
      </details>
    ) : (
      content
    );
  const rare = properties.filter(({ name }) => partOf(name)['isRare']);
  return (
    <div id={id}>
      {properties.filter((property) => !rare.includes(property)).map(draw)}
      {rare.length > 0 && (
        <details>
          <summary>Rarely changed</summary>
          {rare.map(draw)}
        </details>
      )}
    </div>
  );
}

/** A list; in a file that is one, the entries by name, one of them open. */
function ListTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, items, formData = [], registry, onAddClick } = props;
  const { $id: id, path } = fieldPathId;
  const { opened, entry, problems }: FormContext = registry.formContext;
  const add = (
    <button
      type="button"
      id={`${id}_add`}
      onClick={(event) => {
        onAddClick(event);
        follow(path, items.length, 'add');
      }}
    >
      Add to: {path.length > 0 ? title : opened.title}
    </button>
  );
  if (path.length > 0) {
    return (
      <fieldset id={id} tabIndex={-1}>
        <legend>{title}</legend>
        {items}
        {add}
      </fieldset>
    );
  }
  const links = formData.map((value: unknown, place: number) => ({
    to: `${opened.file}!${place}`,
    title: nameOf(value) || 'New',
    count: problems.filter(({ at }) => at?.[0] === place).length,
  }));
  return (
    <>
      <Links links={links} here={`${opened.file}!${entry}`} />
      {add}
      {items[entry]}
    </>
  );
}

/** An entry of a list with its buttons; one with fields folds under its name. */
function ItemTemplate({ children, buttonsProps, index, schema }: ArrayFieldItemTemplateProps) {
  const { $id: id, path } = buttonsProps.fieldPathId;
  const value = isValidElement<{ formData: unknown }>(children) && children.props.formData;
  const isPart = schema.type === 'object';
  const buttons = BUTTONS.map(([does, says, sign, by]) => (
    <button
      key={does}
      type="button"
      id={`${id}__${does}`}
      title={says}
      aria-label={says}
      aria-labelledby={`${id}__${does} ${isPart ? `${id}__name` : id}`}
      aria-disabled={!buttonsProps[`has${does}`]}
      onClick={(event) => {
        // One that can do nothing stays, so that the focus does.
        if (!buttonsProps[`has${does}`]) return;
        buttonsProps[`on${does}Item`](event);
        follow(path.slice(0, -1), index + by, does);
      }}
    >
      {sign}
    </button>
  ));
  return (
    <div className={isPart ? 'entry' : 'line'}>
      <div className="tools">{buttons}</div>
      {isPart ? (
        <details open={path.length === 1}>
          <summary id={`${id}__name`}>
            {index + 1}. {nameOf(value) || 'New'}
          </summary>
          {children}
        </details>
      ) : (
        children
      )}
    </div>
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

/** Whether a part is a list, or has parts in it. */
function isLong({ type = 'object', items, properties = {} }: RJSFSchema): boolean {
  if (type === 'array') return !schemaOf(items).enum;
  const parts = Object.values(properties).map(schemaOf);
  return type === 'object' && (parts.length === 0 || parts.some((part) => isLong(part)));
}

function schemaOf(part: RJSFSchema['items']): RJSFSchema {
  return typeof part === 'object' && !Array.isArray(part) ? part : {};
}

/** The form's settings. Only typed values may come into a file. */
export const PARTS = {
  templates: {
    ObjectFieldTemplate: PartTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ItemTemplate,
    OptionalDataControlsTemplate: OptionalTemplate,
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
