import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { formOf } from '../../attributes/formats.js';
import type { Docs } from '../examples/docs.js';
import { html, joinMarkup, type Markup } from '../markup/html.js';
import { phrase, titleMarkup } from '../markup/titles.js';
import { say, sentences } from './words.js';

/** Facts for filling in an attribute, beyond those that the control shows. */
export function attributeHint(attribute: Attribute, docs: Docs): Markup {
  const { unit, dependsOn, sameAs, acceptsMany } = attribute;
  const form = formOf(attribute);
  return sentences(
    typeHint(attribute, docs),
    unit !== undefined && html`${say('In the unit of')} <code>${unit}</code>.`,
    dependsOn !== undefined && html`${say('Belongs to the value of')} <code>${dependsOn}</code>.`,
    sameAs !== undefined && html`${say('Another name of')} <code>${sameAs}</code>.`,
    acceptsMany && say('A list makes one entry per element.'),
    form && phrase(`Expected: ${form.expected.en}.`, `Erwartet: ${form.expected.de}.`),
  );
}

/** Hint of a type; that of a link says where it leads. */
function typeHint(attribute: Attribute, docs: Docs): Markup | undefined {
  const { words, holds } = typeOf(attribute);
  if (words.hint !== 'none') return titleMarkup(words.hint);
  if (holds.leadsTo === 'objects') return objectHint(attribute, docs);
  return holds.leadsTo === 'entries' ? entryHint(attribute) : undefined;
}

/** So many titles of types can be read at a glance. */
const glance = 5;

function objectHint(attribute: Attribute, { registry }: Docs): Markup {
  const constants = registry.permittedTypes(attribute) ?? [];
  if (constants.length === 0 || constants.length === registry.objectTypes.length) return html`${say('The id of an object')}.`;
  const titles = constants
    .slice(0, glance)
    .map(constant => titleMarkup(registry.objectType(constant)?.title ?? { en: constant, de: constant }));
  return html`${say('The id of an object')}: ${joinMarkup(titles, ', ')}${constants.length > glance ? ' …' : '.'}`;
}

function entryHint({ target, extendable }: Attribute): Markup {
  const where = target?.category && html` <code>${target.category}</code>`;
  return sentences(
    html`${say('The id of an entry')}${where}.`,
    extendable && say('A title that is unknown there makes a new entry.'),
  );
}
