import type { Document, Schema } from '../../../scripts/generate/document/document.js';
import { lastPart } from '../contract/methods.js';
import { expectationTitle, resolveSchema } from '../contract/schemas.js';
import type { Docs } from '../examples/docs.js';
import { html, type Markup } from '../markup/html.js';
import { titleMarkup } from '../markup/titles.js';
import { translateProse } from '../markup/translations.js';
import { type Control, type Field, idLine, idsLine, jsonLines, numberLine } from './field.js';
import {
  categoryOptions,
  chooserOptions,
  listEnumerated,
  objectTypeOptions,
  selectableOptions,
  statusOptions,
} from './options.js';
import { say, sentences } from './words.js';

/** Schemas of which the catalogue, or what was done before, knows more than they say themselves. */
const known: Readonly<Record<string, (docs: Docs, name: string) => Control>> = {
  ObjectId: () => idLine({ kind: 'object' }),
  EntryId: () => idLine({ kind: 'entry' }),
  CategoryConstant: ({ registry }) => ({ kind: 'line', parse: 'text', suggested: categoryOptions(registry) }),
  CategorySelection: ({ registry }, name) => ({ kind: 'line', parse: 'any', suggested: selectableOptions(registry, name) }),
  AttributeKey: ({ registry }) => ({ kind: 'line', parse: 'text', suggested: chooserOptions(registry) }),
  ObjectTypeReference: ({ registry }) => ({ kind: 'line', parse: 'any', suggested: objectTypeOptions(registry) }),
  CmdbStatusReference: ({ registry }) => ({ kind: 'choice', options: statusOptions(registry) }),
};

/** The control of a value of this schema. */
export function controlFor(schema: Schema, docs: Docs, name = ''): Control {
  const maker = known[nameOf(schema)];
  if (maker) return maker(docs, name);
  // Leaves `null` out: an empty field is not sent.
  const branches = branchesOf(schema, docs.document).filter(({ type }) => type !== 'null');
  const options = listEnumerated(branches, docs.registry);
  if (options) return { kind: 'choice', options };
  const types = [...new Set(branches.map(({ type }) => (type === 'integer' ? 'number' : type)))];
  const [only = ''] = types;
  return (types.length === 1 && byType[only]?.(branches, docs)) || anyLine(schema, docs);
}

/** Facts for filling in a value of this schema. */
export function schemaHint(description: string, schema: Schema, control: Control, { document }: Docs): Markup {
  const expected = expectationTitle(resolveSchema(schema, document));
  const isSaid = !expected || description.includes(expected.en) || control.kind === 'choice' || control.kind === 'group';
  return sentences(translateProse(description), !isSaid && html`${say('Expected')}: ${titleMarkup(expected)}.`);
}

/** Room for values of several types; where one of them is known, its values are suggested. */
function anyLine(schema: Schema, docs: Docs): Control {
  const alternatives = resolveSchema(schema, docs.document).anyOf ?? [];
  const controls = alternatives.flatMap(each => known[nameOf(each)]?.(docs, '') ?? []);
  const suggested = controls.flatMap(control => (control.kind === 'line' ? (control.suggested ?? []) : []));
  return { kind: 'line', parse: 'any', suggested };
}

function memberField(name: string, schema: Schema, required: boolean, docs: Docs): Field {
  const { description = '' } = resolveSchema(schema, docs.document);
  const control = controlFor(schema, docs, name);
  return { name, hint: schemaHint(description, schema, control, docs), required, control };
}

type ByType = (branches: readonly Schema[], docs: Docs) => Control;

/** Where all branches of a schema are of one type. */
const byType: Readonly<Record<string, ByType>> = {
  number: () => numberLine,
  string: textControl,
  array: ([first = {}, ...others], docs) => (others.length > 0 ? jsonLines : listControl(first, docs)),
  object: ([first = {}, ...others], docs) => (others.length > 0 ? jsonLines : groupControl(first, docs)),
};

const shortText = 255;

/** How `cmdb.condition.read` writes an attribute: its category, a hyphen, its key. */
const attributeName = /\[A-Za-z0-9_\]\{1,200\}-/;

function textControl(branches: readonly Schema[]): Control {
  if (branches.some(({ pattern = '' }) => attributeName.test(pattern)))
    return { kind: 'line', parse: 'text', suggests: 'attributes' };
  const longest = Math.max(...branches.map(({ maxLength = Number.POSITIVE_INFINITY }) => maxLength));
  if (longest > shortText) return { kind: 'lines', parse: 'text' };
  return { kind: 'line', parse: 'text', attributes: { maxlength: longest } };
}

function listControl({ items = {} }: Schema, docs: Docs): Control {
  const { document } = docs;
  if (nameOf(items) === 'ObjectId') return idsLine({ kind: 'object' });
  const types = new Set(branchesOf(items, document).map(({ type }) => type));
  if (types.has('integer') && types.size <= 2 && !types.has('object')) return idsLine({ kind: 'object' });
  const { properties } = resolveSchema(items, document);
  if (properties && types.size === 1) return { kind: 'rows', fields: memberFields(items, docs) };
  if (types.size !== 1 || !types.has('string')) return jsonLines;
  return {
    kind: 'lines',
    parse: 'lines',
    permitted: branchesOf(items, document).flatMap(({ enum: values = [] }) => values.map(String)),
  };
}

function groupControl(schema: Schema, docs: Docs): Control {
  const fields = memberFields(schema, docs);
  return fields.length === 0 ? jsonLines : { kind: 'group', fields };
}

function memberFields(schema: Schema, docs: Docs): readonly Field[] {
  const { properties = {}, required = [] } = resolveSchema(schema, docs.document);
  return Object.entries(properties).map(([name, each]) => memberField(name, each, required.includes(name), docs));
}

/** Alternatives of a schema, with references resolved. */
function branchesOf(schema: Schema, document: Document): readonly Schema[] {
  const whole = resolveSchema(schema, document);
  const branches = whole.anyOf ? whole.anyOf.flatMap(each => branchesOf(each, document)) : [whole];
  return branches.filter(({ type }) => type !== 'null');
}

function nameOf({ $ref, allOf }: Schema): string {
  return lastPart($ref ?? (allOf?.length === 1 ? allOf[0]?.$ref : undefined) ?? '');
}
