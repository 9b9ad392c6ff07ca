import type { Attribute } from '../../attributes/attribute-type.js';
import { leadsToEntries, typeOf } from '../../attributes/attribute-types.js';
import type { Control as TypeControl } from '../../attributes/control.js';
import { choiceTexts } from '../../discovery/choices.js';
import type { Docs } from '../examples/docs.js';
import { html } from '../markup/html.js';
import { titleMarkup } from '../markup/titles.js';
import { type Control, type Field, idLine, idsLine, numberLine, type Offer, type Option } from './field.js';
import { attributeHint } from './hints.js';
import { requiredMark } from './words.js';

type Drawn<Kind extends TypeControl['kind']> = (
  control: Extract<TypeControl, { readonly kind: Kind }>,
  attribute: Attribute,
  docs: Docs,
) => Control;

/** How each kind of control is drawn in a form. */
const drawn: { readonly [Kind in TypeControl['kind']]: Drawn<Kind> } = {
  line: control => control,
  lines: control => control,
  number: () => numberLine,
  yesOrNo: () => ({ kind: 'choice', options: yesOrNo }),
  choice: (_, attribute, docs) => choiceControl(attribute, docs),
  openChoice: (_, attribute, docs) => openChoice(attribute, docs),
  link: ({ takes }, attribute, docs) => linkLine[takes](offerFor(attribute, docs)),
  rows: (_, { fields = [] }, docs) => ({ kind: 'rows', fields: fields.map(field => attributeField(field, docs)) }),
};

const linkLine = {
  id: idLine,
  ids: idsLine,
  idOrTitle: (offer: Offer): Control => ({ kind: 'line', parse: 'any', offer }),
};

function controlFor<Kind extends TypeControl['kind']>(
  control: Extract<TypeControl, { readonly kind: Kind }> & { readonly kind: Kind },
  attribute: Attribute,
  docs: Docs,
): Control {
  return drawn[control.kind](control, attribute, docs);
}

/** The field of an attribute. What is required is so when an entry is made; a change may leave it out, and only the service knows which it is. */
export function attributeField(attribute: Attribute, docs: Docs): Field {
  const { key, title, required = false } = attribute;
  const control = typeOf(attribute).control(attribute);
  return {
    name: key,
    label: html`${title && html`${titleMarkup(title)} `}<code>${key}</code>${required && requiredMark()}`,
    hint: attributeHint(attribute, docs),
    clears: !required && control.kind !== 'rows' && title !== undefined,
    control: controlFor(control, attribute, docs),
  };
}

const yesOrNo: readonly Option[] = [
  { value: true, title: { en: 'Yes', de: 'Ja' } },
  { value: false, title: { en: 'No', de: 'Nein' } },
];

/** Objects or entries that the attribute may lead to. */
function offerFor(attribute: Attribute, { registry }: Docs): Offer {
  const { category } = attribute.target ?? {};
  if (leadsToEntries(attribute)) return { kind: 'entry', ...(category && { category }) };
  const permitted = registry.permittedTypes(attribute);
  const types = permitted?.flatMap(constant => [constant, registry.objectType(constant)?.id].filter(each => each !== undefined));
  return types ? { kind: 'object', types } : { kind: 'object' };
}

/** A dialog of the catalogue that has no choices may get some on a site. */
function choiceControl({ dialog = '' }: Attribute, { registry }: Docs): Control {
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
