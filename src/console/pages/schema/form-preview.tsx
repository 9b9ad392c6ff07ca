import { useState } from 'preact/hooks';
import type { AttributeInfo, FieldDefinition, LinkTarget, OfferedChoice } from '../../../../generated/types.js';
import { fieldsOf, isUnset, listIn, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { attributeViews } from '../../attributes/views.js';
import { AttributeField } from '../../drafts/attribute-field.js';
import { presetOf } from '../../drafts/drafts.js';
import { constant } from '../../service/constants.js';
import { language } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { editorWords } from './editor-words.js';
import { useChoicesOf } from './offered-choices.js';
import { type Definition, titleOf } from './schema-document.js';
import { isRemoved, itemsOf, keyOf, nameOfDraft, type SchemaDraft } from './schema-draft.js';

/** The form of the category as the page of an object will show it; what is typed into it is lost. */
export function FormPreview({ draft }: { readonly draft: SchemaDraft }) {
  const [values, setValues] = useState<Values>({});
  const items = itemsOf(draft).filter(item => titleOf(item) !== '' && !isRemoved(draft, item));
  const info = Object.fromEntries(items.map(item => [keyOf(item), infoOf(item)]));
  const preset = new Set(items.filter(item => item.default !== undefined).map(keyOf));
  const fields = new Set(fieldsOf(info, key => preset.has(key)).map(([key]) => key));
  const shown = items.filter(item => fields.has(keyOf(item)));
  if (shown.length === 0) return <p class="empty">{say(editorWords.noAttributes)}</p>;
  return (
    <div class="entry-form">
      <div class="fields">
        {shown.map(item => (
          <PreviewField
            key={`${keyOf(item)} ${item.type}`}
            draft={draft}
            item={item}
            values={values}
            onChange={value => setValues(before => ({ ...before, [keyOf(item)]: value }))}
          />
        ))}
      </div>
    </div>
  );
}

interface PreviewFieldProps {
  readonly draft: SchemaDraft;
  readonly item: Definition;
  readonly values: Values;
  onChange(value: unknown): void;
}

function PreviewField({ draft, item, values, onChange }: PreviewFieldProps) {
  const choices = useChoicesOf(draft, item);
  const key = keyOf(item);
  return (
    <AttributeField
      id={`preview-${key}`}
      category={nameOfDraft(draft)}
      name={key}
      attribute={infoOf(item)}
      value={values[key] ?? defaultOf(item, choices)}
      values={values}
      object={undefined}
      choices={choices}
      fault={undefined}
      isChanged={false}
      onChange={onChange}
    />
  );
}

function defaultOf({ default: given, unit }: Definition, choices: readonly OfferedChoice[]): unknown {
  if (given === undefined) return undefined;
  if (choices.length === 0) return presetOf({ default: given, unit });
  return choices.find(({ id, const: name }) => id === textOf(given) || name === given);
}

/** An attribute as the service will describe it. */
function infoOf(item: Definition): AttributeInfo {
  const text = textOf(recordIn(item.description)[language.value]);
  const { maxLength, counter, unit, dependsOn } = item;
  return {
    title: titleOf(item),
    type: typeOf(item.type),
    required: item.required === true && isUnset(item.counter) && isUnset(item.default),
    readOnly: item.readOnly === true,
    internal: item.internal === true,
    deprecated: item.deprecated === true,
    ...(text !== '' && { description: text }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(typeof unit === 'string' && { unit }),
    ...(typeof dependsOn === 'string' && { dependsOn }),
    ...(typeof counter === 'string' && counter !== '' && { counter }),
    ...(!isUnset(item.target) && { target: targetOf(item.target) }),
    ...(item.type === 'rows' && { fields: listIn(item.fields).map(fieldOf) }),
  };
}

function typeOf(type: unknown): AttributeInfo['type'] {
  return isType(type) ? type : 'text';
}

function isType(type: unknown): type is AttributeInfo['type'] {
  return typeof type === 'string' && type in attributeViews;
}

function targetOf(target: unknown): LinkTarget {
  const { objectTypes, category } = recordIn(target);
  return {
    ...(Array.isArray(objectTypes) && { objectTypes: objectTypes.map(name => constant(String(name))) }),
    ...(!isUnset(category) && { category: constant(textOf(category)) }),
  };
}

function fieldOf({ key, type }: Definition): FieldDefinition {
  return { key: textOf(key), type: type === 'object' ? 'object' : 'text' };
}
