import type { AttributeType } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { choiceTexts } from '../../discovery/choices.js';
import type { Docs } from '../examples/docs.js';
import { html } from '../markup/html.js';
import { titled } from '../markup/titles.js';
import { type Attributes, type Control, type Field, idLine, idsLine, numberLine, type Offer, type Option } from './field.js';
import { attributeHint } from './hints.js';
import { requiredMark } from './words.js';

type Row = (attribute: Attribute, docs: Docs) => Control;

/** Control of each attribute type. */
const controls: Readonly<Record<AttributeType, Row>> = {
  text: ({ maxLength = 255 }) => line({ maxlength: maxLength }),
  textarea: () => ({ kind: 'lines', parse: 'text' }),
  link: ({ maxLength = 255 }) => line({ type: 'url', maxlength: maxLength }),
  password: ({ minLength, maxLength = 255 }) =>
    line({
      type: 'password',
      autocomplete: 'new-password',
      ...(minLength !== undefined && { minlength: minLength }),
      maxlength: maxLength,
    }),
  integer: () => numberLine,
  number: () => numberLine,
  money: () => numberLine,
  date: () => line({ type: 'date' }),
  datetime: () => ({ kind: 'line', parse: 'moment', attributes: { type: 'datetime-local', step: 1 } }),
  time: () => line({ type: 'time' }),
  timespan: () => line({ placeholder: '08:00-17:30', pattern: '[0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}' }),
  boolean: () => ({ kind: 'choice', options: yesOrNo }),
  dialog: fixedChoice,
  dialog_plus: openChoice,
  multiselect: () => ({ kind: 'lines', parse: 'lines' }),
  object: (attribute, docs) => idLine(objectsFor(attribute, docs)),
  objects: (attribute, docs) => idsLine(objectsFor(attribute, docs)),
  entry: ({ target, extendable }) => {
    const offer = { kind: 'entry', ...(target?.category && { category: target.category }) } as const;
    return extendable ? { kind: 'line', parse: 'any', offer } : idLine(offer);
  },
  entries: ({ target }) => idsLine({ kind: 'entry', ...(target?.category && { category: target.category }) }),
  upload: () => ({ kind: 'line', parse: 'file', attributes: { type: 'file' } }),
  file: (attribute, docs) => idLine(objectsFor(attribute, docs)),
  rows: ({ fields = [] }, docs) => ({ kind: 'rows', fields: fields.map(field => attributeField(field, docs)) }),
  computed: () => line({ disabled: true }),
};

/** The field of an attribute. What is required is so when an entry is made; a change may leave it out, and only the service knows which it is. */
export function attributeField(attribute: Attribute, docs: Docs): Field {
  const { key, title, required = false, type } = attribute;
  return {
    name: key,
    label: html`${title && html`${titled(title)} `}<code>${key}</code>${required && requiredMark()}`,
    hint: attributeHint(attribute, docs),
    clears: !required && type !== 'rows' && title !== undefined,
    control: controls[type](attribute, docs),
  };
}

const yesOrNo: readonly Option[] = [
  { value: true, title: { en: 'Yes', de: 'Ja' } },
  { value: false, title: { en: 'No', de: 'Nein' } },
];

/** Objects that the attribute may lead to. */
function objectsFor(attribute: Attribute, { registry }: Docs): Offer {
  const permitted = registry.permittedTypes(attribute);
  const types = permitted?.flatMap(constant => [constant, registry.objectType(constant)?.id].filter(each => each !== undefined));
  return types ? { kind: 'object', types } : { kind: 'object' };
}

function line(attributes: Attributes): Control {
  return { kind: 'line', parse: 'text', attributes };
}

/** A dialog of the catalogue that has no choices may get some on a site. */
function fixedChoice({ dialog = '' }: Attribute, { registry }: Docs): Control {
  const options = optionsOf(dialog, registry);
  return options.length > 0 ? { kind: 'choice', options } : { kind: 'line', parse: 'any' };
}

function openChoice({ dialog = '' }: Attribute, { registry }: Docs): Control {
  const suggested = optionsOf(dialog, registry).filter(({ value }) => typeof value === 'string');
  return { kind: 'line', parse: 'text', attributes: { maxlength: 255 }, suggested };
}

function optionsOf(dialog: string, registry: Docs['registry']): readonly Option[] {
  const choices = registry.dialog(dialog)?.choices ?? [];
  const texts = choiceTexts(choices);
  return choices.map(({ id, title }, at) => ({ value: texts[at] ?? id, title }));
}
