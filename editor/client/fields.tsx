import type { FormProps } from '@rjsf/core';
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  toErrorList,
} from '@rjsf/utils';
import { isValidElement, useState } from 'react';
import type { OpenFile, Path } from '../api-types.ts';
import { nameOf } from './form-schema.ts';
import { InputTemplate, SelectWidget } from './widgets.tsx';

/** The context of a form's fields. */
export interface FormContext {
  opened: OpenFile;
  /** The path that a link leads to. */
  at: Path;
}

/** The actions on a list entry: name, label and sign. */
const BUTTONS = [
  ['MoveUp', 'Move up', '↑'],
  ['MoveDown', 'Move down', '↓'],
  ['Copy', 'Copy', 'Copy'],
  ['Remove', 'Remove', '✕'],
] as const;

/** The fields of an object, folded unless the object is the whole file or a list entry. */
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

/** A list, folded unless it is the whole file. */
function ListTemplate({
  fieldPathId,
  title,
  items,
  registry,
  onAddClick,
}: ArrayFieldTemplateProps) {
  const { $id: id, path } = fieldPathId;
  const { opened }: FormContext = registry.formContext;
  const isAll = path.length === 0;
  const list = (
    <>
      {items}
      <button type="button" onClick={onAddClick}>
        Add to: {isAll ? opened.title : title}
      </button>
    </>
  );
  if (isAll) return list;
  return (
    <details id={id}>
      <summary>{title}</summary>
      {list}
    </details>
  );
}

/** A list entry with its buttons; an object folds under its name, and is drawn only once open. */
function ItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, schema, registry } = props;
  const { $id: id, path } = buttonsProps.fieldPathId;
  const { opened, at }: FormContext = registry.formContext;
  const { formData, errorSchema } = isValidElement<FieldProps>(children) ? children.props : {};
  const ownName = nameOf(formData);
  const [isOpen, setIsOpen] = useState(ownName === '');
  const isLedTo = path.every((key, index) => key === at[index]);
  const name = `${index + 1}. ${ownName || 'New'}`;
  const buttons = BUTTONS.map(([does, says, sign]) => (
    <button
      key={does}
      type="button"
      title={says}
      aria-label={`${says}: ${name}`}
      disabled={!buttonsProps[`has${does}`]}
      onClick={buttonsProps[`on${does}Item`]}
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
  const toggle = (isNow: boolean) => {
    setIsOpen(isNow);
    // The page in the frame then shows this entry.
    if (isNow && !isLedTo && path.length === 1) location.replace(`#/${opened.file}!${index}`);
  };
  return (
    <details
      id={`${id}__entry`}
      open={isOpen || isLedTo}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary>
        {name} {toErrorList(errorSchema).length > 0 && <b>to mend</b>}
      </summary>
      {(isOpen || isLedTo) && (
        <>
          <div className="tools">{buttons}</div>
          {children}
        </>
      )}
    </details>
  );
}

/** Adds or removes an optional object. */
function OptionalTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, schema, onAddClick, onRemoveClick } = props;
  return (
    <button type="button" id={id} onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? 'Add' : 'Remove'}: {schema.title}
    </button>
  );
}

/** The form's settings. Only values that somebody typed may enter a file. */
export const FORM_PROPS = {
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
