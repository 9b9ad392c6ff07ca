import type { Titles } from '../../../generated/types.js';
import type { Document, Schema } from '../../../scripts/generate/document/document.js';
import { referencedName } from '../../../scripts/generate/document/names.js';
import { html, type Markup } from '../markup/html.js';
import { titleMarkup, word } from '../markup/titles.js';
import { translateProse } from '../markup/translations.js';

/** A schema with its reference followed; what stands beside it stays. */
export function resolveSchema(schema: Schema, document: Document): Schema {
  const { $ref: _$ref, allOf: _allOf, ...beside } = schema;
  const named = document.components.schemas?.[referencedName(schema) ?? ''];
  return named ? { ...resolveSchema(named, document), ...beside } : schema;
}

/** The names of the schemas that a schema is nothing but a reference to. */
export function listReferencedNames(schema: Schema, document: Document): readonly string[] {
  const name = referencedName(schema);
  return name === undefined ? [] : [name, ...listReferencedNames(document.components.schemas?.[name] ?? {}, document)];
}

/** The expectation of a schema in both languages; `undefined` where it has none in words. */
export function expectationTitle({ 'x-expected': en, 'x-expected-de': de }: Schema): Titles | undefined {
  return en === undefined ? undefined : { en, de: de ?? en };
}

/** The permitted values of a schema in a few words. */
export function typeText(schema: Schema, document: Document): Markup {
  return titleMarkup({ en: textOf(schema, document, 'en'), de: textOf(schema, document, 'de') });
}

type Language = keyof Titles;

function textOf(schema: Schema, document: Document, language: Language): string {
  const whole = resolveSchema(schema, document);
  const { type = 'anything', enum: values, anyOf, items } = whole;
  const { oneOf, or, listOf } = joints[language];
  const expected = expectationTitle(whole);
  if (expected) return expected[language];
  if (values) return `${values.length > 1 ? oneOf : ''}${values.map(value => JSON.stringify(value)).join(', ')}`;
  if (anyOf) return [...new Set(anyOf.map(each => textOf(each, document, language)))].join(or);
  if (type !== 'array' || !items) return names[type]?.[language] ?? type;
  const each = resolveSchema(items, document).type === 'object' ? objects[language] : textOf(items, document, language);
  return `${listOf}${each.replace(oneOf, '')}`;
}

const joints = {
  en: { oneOf: 'one of ', or: ' or ', listOf: 'list of ' },
  de: { oneOf: 'eines von ', or: ' oder ', listOf: 'Liste: ' },
} as const;

const objects: Titles = { en: 'objects', de: 'JSON-Objekte' };

/** Types of JSON, as people call them. */
const names: Readonly<Record<string, Titles>> = {
  anything: { en: 'anything', de: 'beliebig' },
  boolean: { en: 'yes or no', de: 'Ja oder Nein' },
  integer: { en: 'integer', de: 'ganze Zahl' },
  number: { en: 'number', de: 'Zahl' },
  object: { en: 'object', de: 'JSON-Objekt' },
  string: { en: 'text', de: 'Text' },
};

/** The members of every object that a value may be or hold, a table for each; nothing where there is none. */
export function memberTables(schema: Schema, document: Document): readonly Markup[] {
  return objectsIn(schema, document).map(
    ({ properties = {}, required = [] }) =>
      html`<div class="scroll" tabindex="0"><table><tbody>${Object.entries(properties).map(([name, each]) =>
        memberRow(name, each, required.includes(name), document),
      )}</tbody></table></div>`,
  );
}

/** Schemas do not contain themselves, so this ends. */
function objectsIn(schema: Schema, document: Document): readonly Schema[] {
  const whole = resolveSchema(schema, document);
  if (whole.properties) return [whole];
  const inner = [...(whole.anyOf ?? []), ...(whole.items ? [whole.items] : [])];
  const distinct = new Map(inner.flatMap(each => objectsIn(each, document)).map(each => [JSON.stringify(each), each]));
  return [...distinct.values()];
}

function memberRow(name: string, schema: Schema, isRequired: boolean, document: Document): Markup {
  const { description } = resolveSchema(schema, document);
  const within = memberTables(schema, document);
  return html`<tr><th scope="row"><code>${name}</code>${!isRequired && html` <span class="mark">${word('optional')}</span>`}</th>
<td><span class="type">${typeText(schema, document)}</span>${description !== undefined && html`<p>${translateProse(description)}</p>`}${
    within.length > 0 && html`<details><summary>${word('What it holds')}</summary>${within}</details>`
  }</td></tr>
`;
}
