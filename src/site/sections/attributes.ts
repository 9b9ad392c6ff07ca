import type { AttributeDefinition, FieldDefinition, Titles } from '../../../generated/types.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { formOf, rangeWords } from '../../attributes/formats.js';
import type { Docs } from '../examples/docs.js';
import { type Content, html, joinMarkup, type Markup } from '../markup/html.js';
import { type Link, paths } from '../markup/page.js';
import { phrase, titleMarkup } from '../markup/titles.js';
import { linkFacts } from './link-facts.js';

/** Of types whose values are as long as the catalogue says, where it does not. */
const usualLength = 255;

/** Everything the catalogue says of an attribute beside its key and title. */
export function attributeFacts(attribute: AttributeDefinition, isWritable: boolean, docs: Docs, link: Link): Markup {
  const facts = [
    ...(attribute.deprecated
      ? [
          phrase(
            'Deprecated: it works on, and nothing new should use it.',
            'Veraltet: Es gilt weiter, und nichts Neues soll es verwenden.',
          ),
        ]
      : []),
    ...(isWritable ? valueFacts(attribute, docs) : []),
    ...choiceFacts(attribute, docs, link),
    ...linkFacts(attribute, docs, link),
  ];
  return html`<p class="type">${isWritable ? html`<a href="#values">${titleMarkup(typeName(attribute))}</a>` : setByService(attribute)}</p>
${facts.length > 0 && html`<ul class="facts">${facts.map(fact => html`<li>${fact}</li>`)}</ul>`}${fieldTable(attribute, docs, link)}`;
}

const withUnit = {
  name: { en: ' with a unit', de: ' mit Einheit' },
  read: {
    en: 'an object with `title`, the number that was sent; `null` while unset',
    de: 'JSON-Objekt mit `title`, der gesendeten Zahl; `null`, solange nichts gesetzt ist',
  },
} as const satisfies Readonly<Record<string, Titles>>;

function typeName({ type, unit }: AttributeDefinition): Titles {
  const { name } = typeOf({ type }).words;
  return unit === undefined ? name : { en: name.en + withUnit.name.en, de: name.de + withUnit.name.de };
}

/** How values of these attributes are written and read, once for each type. */
export function valueTypes(attributes: readonly AttributeDefinition[]): Markup {
  const byName = new Map(attributes.map(attribute => [typeName(attribute).en, attribute]));
  if (byName.size === 0) return html``;
  return html`<h3 id="values">${phrase('How values are written and read', 'Wie Werte geschrieben und gelesen werden')}</h3>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${phrase('Type', 'Typ')}</th><th scope="col">${phrase('Written as', 'Geschrieben')}</th><th scope="col">${phrase('Read as', 'Gelesen')}</th></tr></thead><tbody>
${[...byName.values()].map(valueType)}</tbody></table></div>`;
}

function valueType(attribute: AttributeDefinition): Markup {
  const { written, read } = typeOf({ type: attribute.type }).words;
  const shown = attribute.unit === undefined ? read : withUnit.read;
  const isBounded = typeOf(attribute).marks.takes.includes('minLength');
  const bound =
    isBounded &&
    phrase(
      `, of at most ${usualLength} characters unless another length is said`,
      `, höchstens ${usualLength} Zeichen, wo keine andere Länge steht`,
    );
  return html`<tr><th scope="row">${titleMarkup(typeName(attribute))}</th><td>${phrase(written.en, written.de)}${bound}</td><td>${phrase(shown.en, shown.de)}</td></tr>
`;
}

function setByService(attribute: AttributeDefinition): Markup {
  const { type, valueType, expression, unavailable } = attribute;
  if (unavailable) return phrase(`Reads as \`""\`. ${unavailable.en}`, `Gelesen: \`""\`. ${unavailable.de}`);
  const { en, de } = typeOf({ type: valueType ?? type }).words.name;
  if (expression !== undefined)
    return phrase(`Worked out on reading, as \`${expression}\`: ${en}.`, `Beim Lesen ermittelt, als \`${expression}\`: ${de}.`);
  return typeOf(attribute).saved
    ? phrase(`Set by the service: ${en}.`, `Vom Dienst gesetzt: ${de}.`)
    : phrase(`Worked out on reading: ${en}.`, `Beim Lesen ermittelt: ${de}.`);
}

function valueFacts(attribute: AttributeDefinition, docs: Docs): Content[] {
  const { minLength, maxLength, format, exclusive, mutual, acceptsMany, showContent } = attribute;
  const form = formOf(attribute);
  return [
    minLength !== undefined && phrase(`At least ${minLength} characters.`, `Mindestens ${minLength} Zeichen.`),
    maxLength !== undefined &&
      maxLength !== usualLength &&
      !form &&
      phrase(`At most ${maxLength} characters.`, `Höchstens ${maxLength} Zeichen.`),
    form && expectationFact(form.expected),
    rangeFact(attribute),
    format === 'html' && phrase('Holds HTML.', 'Enthält HTML.'),
    orderFact(attribute),
    unitFact(attribute),
    presetFact(attribute, docs),
    exclusive &&
      phrase(
        'At most one entry of an object has it: setting it elsewhere moves it.',
        'Höchstens ein Eintrag eines Objekts hat es: Woanders gesetzt, zieht es um.',
      ),
    mutual &&
      phrase(
        'What it leads to leads back: both say one connection. A new connection ends the former one.',
        'Wohin es führt, führt zurück: Beide sagen eine Verbindung. Wer neu verbunden wird, verlässt die frühere Verbindung.',
      ),
    acceptsMany &&
      phrase(
        'A list may be written and makes one entry per element.',
        'Eine Liste darf geschrieben werden und ergibt je Element einen Eintrag.',
      ),
    nameFact(attribute),
    showContent && phrase('Reading returns its `content`, too.', 'Beim Lesen kommt auch der Inhalt: `content`.'),
  ].filter(fact => fact !== false && fact !== undefined);
}

/** The format that the contract checks. */
function expectationFact({ en, de }: Titles): Content {
  return phrase(`Expected: ${en}.`, `Erwartet: ${de}.`);
}

function rangeFact(attribute: AttributeDefinition): Content {
  const { minimum, maximum } = attribute;
  const { range } = typeOf(attribute).marks;
  return range !== 'none' && (minimum ?? maximum) !== undefined && expectationFact(rangeWords(range, { minimum, maximum }));
}

function orderFact({ notBefore }: AttributeDefinition): Content {
  return (
    notBefore !== undefined && html`${phrase('Not before', 'Nicht vor')} <a href="#${notBefore}"><code>${notBefore}</code></a>.`
  );
}

function unitFact({ unit, measure }: AttributeDefinition): Content {
  const of = measure ? ` (${measure.replace('_', ' ')})` : '';
  return (
    unit !== undefined &&
    html`${phrase(`A value with a unit${of}: its unit is`, `Ein Wert mit Einheit${of}: Die Einheit steht in`)} <a href="#${unit}"><code>${unit}</code></a>.`
  );
}

/** A choice is told by what people look it up by, not by its number. */
function presetFact({ default: preset, dialog }: AttributeDefinition, { registry }: Docs): Content {
  if (preset === undefined) return false;
  const choice = registry.dialog(dialog ?? '')?.choices.find(({ id, const: constant }) => id === preset || constant === preset);
  const shown = choice
    ? html`${titleMarkup(choice.title)}${choice.const !== null && html` (<code>${choice.const}</code>)`}`
    : html`<code>${JSON.stringify(preset)}</code>`;
  return html`${phrase('Set on creation where the data does not name it:', 'Wird beim Anlegen gesetzt, wo die Daten es nicht nennen:')} ${shown}.`;
}

function nameFact({ nameFrom }: AttributeDefinition): Content {
  return (
    nameFrom !== undefined &&
    html`${phrase('The file is named by', 'Die Datei heißt nach')} <a href="#${nameFrom}"><code>${nameFrom}</code></a>.`
  );
}

const mostChips = 12;

function choiceFacts({ dialog, dependsOn, extendable, type }: AttributeDefinition, { registry }: Docs, link: Link): Content[] {
  if (dialog === undefined) return [];
  const { choices = [], description } = registry.dialog(dialog) ?? {};
  const isOpen = typeOf({ type }).holds.choice === 'extendable' || extendable;
  const all = html`<a href="${link(paths.dialog(dialog))}"><code>${dialog}</code></a>`;
  const more =
    choices.length > mostChips && html`<li>${choices.length - mostChips} ${phrase('more in', 'weitere in')} ${all}</li>`;
  const chips = choices
    .slice(0, mostChips)
    .map(
      ({ const: constant, title }) => html`<li>${titleMarkup(title)}${constant !== null && html` <code>${constant}</code>`}</li>`,
    );
  return [
    html`${phrase('Choices of', 'Auswahl aus')} ${all}${isOpen && phrase(', to which users may add', ', von Benutzern erweiterbar')}${choices.length === 0 && phrase('; none is shipped', '; keine wird mitgeliefert')}.${description && html` ${titleMarkup(description)}`}${choices.length > 0 && html`<ul class="chips">${chips}${more}</ul>`}`,
    dependsOn !== undefined &&
      html`${phrase('What there is to choose depends on', 'Was zur Auswahl steht, hängt ab von')} <a href="#${dependsOn}"><code>${dependsOn}</code></a>. ${phrase('Where only that is saved, the choice of the same title there is taken.', 'Wird nur das gespeichert, gilt dort die Auswahl mit demselben Titel.')}`,
  ].filter(fact => fact !== false);
}

function fieldTable({ fields }: AttributeDefinition, docs: Docs, link: Link): Content {
  return (
    fields &&
    html`<div class="scroll" tabindex="0"><table><caption>${phrase('Each record holds', 'Jede Zeile enthält')}</caption><tbody>
${fields.map(field => html`<tr><th scope="row"><code>${field.key}</code></th><td>${fieldFacts(field, docs, link)}</td></tr>\n`)}</tbody></table></div>`
  );
}

function fieldFacts(field: FieldDefinition, docs: Docs, link: Link): Markup {
  const facts = [
    ...(field.dialog === undefined ? [] : choiceFacts({ ...field, title }, docs, link)),
    ...linkFacts(field, docs, link),
  ];
  return html`${titleMarkup(typeOf(field).words.name)}${facts.length > 0 && html`. ${joinMarkup(facts, ' ')}`}`;
}

/** Columns of rows have none. */
const title = { en: '', de: '' };
