import type { AttributeDefinition, FieldDefinition } from '../../generated/types.js';
import { attributeTypeWords } from './attribute-types.js';
import type { Docs } from './docs.js';
import { type Content, html, joined, type Markup, prose } from './html.js';
import { linkFacts } from './link-facts.js';
import { type Link, paths } from './page.js';
import { titled } from './titles.js';

/** Everything the catalogue says of an attribute beside its key and title. */
export function attributeFacts(attribute: AttributeDefinition, isWritable: boolean, docs: Docs, link: Link): Markup {
  const facts = [
    ...(isWritable ? valueFacts(attribute) : []),
    ...choiceFacts(attribute, docs, link),
    ...linkFacts(attribute, docs, link),
  ];
  return html`<p class="type">${prose(isWritable ? writtenAndRead(attribute) : setByService(attribute))}</p>
${facts.length > 0 && html`<ul class="facts">${facts.map(fact => html`<li>${fact}</li>`)}</ul>`}${fieldTable(attribute, docs, link)}`;
}

function writtenAndRead({ type, unit }: AttributeDefinition): string {
  const { written, read } = attributeTypeWords[type];
  const shown = unit === undefined ? read : 'an object with `title`, the number that was sent; `null` while unset';
  return `Written as ${written}. Reads as ${shown}.`;
}

function setByService({ type, valueType }: AttributeDefinition): string {
  return `${type === 'computed' ? 'Worked out on reading' : 'Set by the service'}: ${attributeTypeWords[valueType ?? type].name}.`;
}

/** Types whose values are as long as the catalogue says, or 255 characters. */
const limited: readonly string[] = ['text', 'link', 'password'];
const usualLength = 255;

function valueFacts(attribute: AttributeDefinition): Content[] {
  const {
    type,
    maxLength,
    format,
    unit,
    measure,
    default: preset,
    exclusive,
    mutual,
    acceptsMany,
    nameFrom,
    showContent,
  } = attribute;
  return [
    limited.includes(type) && format !== 'mac' && `At most ${maxLength ?? usualLength} characters.`,
    format === 'mac' && prose('Six or eight two-digit hexadecimal octets: `00:1b:63:84:45:e6`.'),
    format === 'html' && 'Holds HTML.',
    unit !== undefined &&
      html`A value with a unit${measure && ` (${measure.replace('_', ' ')})`}: its unit is <a href="#${unit}"><code>${unit}</code></a>.`,
    preset !== undefined && html`Set to <code>${JSON.stringify(preset)}</code> on creation where the data does not name it.`,
    exclusive && 'At most one entry of an object has it: setting it elsewhere moves it.',
    mutual && 'What it leads to leads back: both say one connection. Whoever is connected anew leaves the former connection.',
    acceptsMany && 'A list may be written and makes one entry per element.',
    nameFrom !== undefined && html`The file is named by <a href="#${nameFrom}"><code>${nameFrom}</code></a>.`,
    showContent && prose('Reading answers its `content`, too.'),
  ].filter(fact => fact !== false && fact !== undefined);
}

const mostChips = 12;

function choiceFacts({ dialog, dependsOn, extendable, type }: AttributeDefinition, { registry }: Docs, link: Link): Content[] {
  if (dialog === undefined) return [];
  const choices = registry.dialog(dialog)?.choices ?? [];
  const isOpen = type === 'dialog_plus' || extendable;
  const all = html`<a href="${link(paths.dialog(dialog))}"><code>${dialog}</code></a>`;
  const more = choices.length > mostChips && html`<li>${choices.length - mostChips} more in ${all}</li>`;
  const chips = choices
    .slice(0, mostChips)
    .map(({ const: constant, title }) => html`<li>${titled(title)}${constant !== null && html` <code>${constant}</code>`}</li>`);
  return [
    html`Choices of ${all}${isOpen && ', to which users may add'}${choices.length === 0 && '; none is shipped'}.${choices.length > 0 && html`<ul class="chips">${chips}${more}</ul>`}`,
    dependsOn !== undefined &&
      html`What there is to choose depends on <a href="#${dependsOn}"><code>${dependsOn}</code></a>. Where only that is saved, the choice of the same title there is taken.`,
  ].filter(fact => fact !== false);
}

function fieldTable({ fields }: AttributeDefinition, docs: Docs, link: Link): Content {
  return (
    fields &&
    html`<div class="scroll" tabindex="0"><table><caption>Each record holds</caption><tbody>
${fields.map(field => html`<tr><th scope="row"><code>${field.key}</code></th><td>${fieldFacts(field, docs, link)}</td></tr>\n`)}</tbody></table></div>`
  );
}

function fieldFacts(field: FieldDefinition, docs: Docs, link: Link): Markup {
  const facts = [
    ...(field.dialog === undefined ? [] : choiceFacts({ ...field, title }, docs, link)),
    ...linkFacts(field, docs, link),
  ];
  return html`${attributeTypeWords[field.type].name}${facts.length > 0 && html`. ${joined(facts, ' ')}`}`;
}

/** Columns of rows have none. */
const title = { en: '', de: '' };
