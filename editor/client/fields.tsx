import type { FormProps } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { isValidElement } from 'react';
import type { ContentProblem, OpenFile } from '../contract.ts';
import { nameOf } from './form-schema.ts';
import { Links } from './Links.tsx';
import { InputTemplate, SelectWidget } from './widgets.tsx';

/** The context of a form's fields. */
export interface FormContext {
  opened: OpenFile;
  /** The chosen entry, where the file is a list. */
  entry: number;
  problems: readonly ContentProblem[];
}

/** The actions on an entry of a list: words, sign, and how far it moves. */
const BUTTONS = [
  ['MoveUp', 'Move up', '↑', -1],
  ['MoveDown', 'Move down', '↓', 1],
  ['Copy', 'Copy', 'Copy', 1],
  ['Remove', 'Remove', '✕', 0],
] as const;

/** The fields of a part, folded unless it is all that is edited. */
function PartTemplate({ fieldPathId, title, ...props }: ObjectFieldTemplateProps) {
  const { $id: id, path } = fieldPathId;
  const fields = (
    <>
      {props.properties.map(({ content }) => content)}
      {props.optionalDataControl}
    </>
  );
  if (path.length === 0 || typeof path.at(-1) === 'number') return <div id={id}>{fields}</div>;
  return (
    <details id={id}>
      <summary>{title}</summary>
      {fields}
    </details>
  );
}

/** A list; in a file that is one, the entries by name, one of them open. */
function ListTemplate({ fieldPathId, title, items, registry, ...props }: ArrayFieldTemplateProps) {
  const { $id: id, path } = fieldPathId;
  const { opened, entry, problems }: FormContext = registry.formContext;
  const add = (
    <button
      type="button"
      onClick={(event) => {
        props.onAddClick(event);
        show(path, items.length);
      }}
    >
      Add to: {path.length > 0 ? title : opened.title}
    </button>
  );
  if (path.length > 0) {
    return (
      <details id={id}>
        <summary>{title}</summary>
        {items}
        {add}
      </details>
    );
  }
  const links = [...Object(props.formData)].map((value: unknown, place) => ({
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
  const name = `${index + 1}. ${nameOf(value) || 'New'}`;
  const buttons = BUTTONS.map(([does, says, sign, by]) => (
    <button
      key={does}
      type="button"
      title={says}
      aria-label={`${says}: ${name}`}
      disabled={!buttonsProps[`has${does}`]}
      onClick={(event) => {
        buttonsProps[`on${does}Item`](event);
        show(path.slice(0, -1), index + by);
      }}
    >
      {sign}
    </button>
  ));
  if (schema.type !== 'object') {
    return (
      <div className="line">
        {children}
        {buttons}
      </div>
    );
  }
  return (
    <details id={`${id}__entry`} open={path.length === 1}>
      <summary>{name}</summary>
      <div className="tools">{buttons}</div>
      {children}
    </details>
  );
}

/** Opens the entry that a button has made or moved, where one is open at a time. */
function show(list: readonly unknown[], place: number): void {
  if (list.length === 0) location.hash = location.hash.replace(/!.*|$/, `!${place}`);
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

/** The form's settings. Only typed values may come into a file. */
export const PARTS = {
  templates: {
    BaseInputTemplate: InputTemplate,
    ObjectFieldTemplate: PartTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ItemTemplate,
    OptionalDataControlsTemplate: OptionalTemplate,
  },
  widgets: { SelectWidget },
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
