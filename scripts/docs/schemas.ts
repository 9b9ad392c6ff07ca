import type { Document, Schema } from '../generate/document.js';
import { referencedName } from '../generate/names.js';
import { html, joined, type Markup, prose } from './html.js';
import { lastPart } from './methods.js';
import { word } from './titles.js';

/** A schema with its reference followed; what stands beside it stays. */
export function resolved(schema: Schema, document: Document): Schema {
  const { $ref: _$ref, allOf: _allOf, ...beside } = schema;
  const named = document.components.schemas?.[referencedName(schema) ?? ''];
  return named ? { ...resolved(named, document), ...beside } : schema;
}

/** The names of the schemas that a schema is nothing but a reference to. */
export function referencedNames(schema: Schema, document: Document): readonly string[] {
  const name = referencedName(schema);
  return name === undefined ? [] : [name, ...referencedNames(document.components.schemas?.[name] ?? {}, document)];
}

/** What a value may be, in a few words. */
export function typeText(schema: Schema, document: Document): string {
  const { type, enum: values, anyOf, items, 'x-expected': expected } = resolved(schema, document);
  if (expected !== undefined) return expected;
  if (values) return `one of ${values.map(value => JSON.stringify(value)).join(', ')}`;
  if (anyOf) return [...new Set(anyOf.map(each => typeText(each, document)))].join(' or ');
  if (type === 'array' && items) return `list of ${named(items) ?? typeText(items, document)}`;
  return words[type ?? ''] ?? type ?? 'anything';
}

const words: Readonly<Record<string, string>> = { string: 'text', null: 'null', integer: 'integer', object: 'object' };

function named({ $ref }: Schema): string | undefined {
  return $ref && lastPart($ref);
}

/** The members of an object, or of the objects in a list, a row each; nothing for other schemas. */
export function memberTable(schema: Schema, document: Document): Markup | undefined {
  const whole = resolved(schema, document);
  const { properties, required = [] } = whole.items ? resolved(whole.items, document) : whole;
  if (!properties) return undefined;
  const rows = Object.entries(properties).map(
    ([
      name,
      each,
    ]) => html`<tr><th scope="row"><code>${name}</code>${required.includes(name) ? '' : html`<span class="mark">${word('optional')}</span>`}</th>
<td><span class="type">${typeText(each, document)}</span>${joined(descriptions(each, document), ' ')}</td></tr>
`,
  );
  return html`<div class="scroll" tabindex="0"><table><tbody>${rows}</tbody></table></div>`;
}

function descriptions(schema: Schema, document: Document): readonly Markup[] {
  const { description } = resolved(schema, document);
  return description === undefined ? [] : [html`<p>${prose(description)}</p>`];
}
