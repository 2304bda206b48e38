import type { FormProps } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
  RJSFSchema,
} from '@rjsf/utils';
import { isValidElement, type ReactNode } from 'react';
import type { FieldProblem, OpenFile, Path } from '../contract.ts';
import { follow } from './focus.ts';
import { nameOf } from './form-schema.ts';
import { Links } from './Links.tsx';
import { SelectWidget, TextWidget } from './widgets.tsx';

/** What the fields of a form know of where they stand. */
export interface FormContext {
  opened: OpenFile;
  /** The chosen entry, where the file is a list. */
  entry: number;
  problems: readonly FieldProblem[];
}

/** What can be done with an entry of a list, and how far it moves. */
const BUTTONS = [
  { does: 'moveUp', says: 'Move up', sign: '↑', has: 'hasMoveUp', act: 'onMoveUpItem', by: -1 },
  {
    does: 'moveDown',
    says: 'Move down',
    sign: '↓',
    has: 'hasMoveDown',
    act: 'onMoveDownItem',
    by: 1,
  },
  { does: 'copy', says: 'Copy', sign: 'Copy', has: 'hasCopy', act: 'onCopyItem', by: 1 },
  { does: 'remove', says: 'Remove', sign: '✕', has: 'hasRemove', act: 'onRemoveItem', by: 0 },
] as const;

interface FoldProps {
  title: ReactNode;
  at: Path;
  context: FormContext;
  id?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the form that folds, with how much in it needs her. */
function Fold({ title, at, context, id, isOpen, children }: FoldProps) {
  const count = countAt(context.problems, at);
  return (
    <details open={isOpen}>
      <summary id={id}>
        {title} {count > 0 && <b>{count} to mend</b>}
      </summary>
      {children}
    </details>
  );
}

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
  const context: FormContext = registry.formContext;
  const partOf = (name: string) => schemaOf(schema.properties?.[name]);
  const draw = ({ name, content }: (typeof properties)[number]) =>
    isLong(partOf(name)) ? (
      <Fold key={name} title={partOf(name).title} at={[...path, name]} context={context}>
        {content}
      </Fold>
    ) : (
      content
    );
  const rare = properties.filter(({ name }) => partOf(name)['isRare']);
  return (
    <div id={id}>
      {properties.filter((property) => !rare.includes(property)).map(draw)}
      {rare.length > 0 && (
        <Fold title="Rarely changed" at={['']} context={context}>
          {rare.map(draw)}
        </Fold>
      )}
    </div>
  );
}

/** A list; of a file that is one, the entries by name, of which one is open. */
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
    count: countAt(problems, [place]),
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
function ItemTemplate({
  children,
  buttonsProps,
  index,
  schema,
  registry,
}: ArrayFieldItemTemplateProps) {
  const { $id: id, path } = buttonsProps.fieldPathId;
  const context: FormContext = registry.formContext;
  const value = isValidElement<{ formData: unknown }>(children) && children.props.formData;
  const isPart = schema.type === 'object';
  const buttons = BUTTONS.map(({ does, says, sign, has, act, by }) => (
    <button
      key={does}
      type="button"
      id={`${id}__${does}`}
      title={says}
      aria-label={says}
      aria-labelledby={`${id}__${does} ${isPart ? `${id}__name` : id}`}
      aria-disabled={!buttonsProps[has]}
      onClick={(event) => {
        // One that can do nothing stays, so that the focus does.
        if (!buttonsProps[has]) return;
        buttonsProps[act](event);
        follow(path.slice(0, -1), index + by, does);
      }}
    >
      {sign}
    </button>
  ));
  const name = `${index + 1}. ${nameOf(value) || 'New'}`;
  return (
    <div className={isPart ? 'entry' : 'line'}>
      <div className="tools">{buttons}</div>
      {isPart ? (
        <Fold
          id={`${id}__name`}
          title={name}
          at={path}
          context={context}
          isOpen={path.length === 1}
        >
          {children}
        </Fold>
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

/** How many problems stand in a part of the file. */
function countAt(problems: readonly FieldProblem[], at: Path): number {
  return problems.filter((problem) => at.every((key, depth) => problem.at?.[depth] === key)).length;
}

/** What forms are drawn with. Nothing that she did not write may come into a file. */
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
