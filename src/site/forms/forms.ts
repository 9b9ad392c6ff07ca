import { optionsOf, ownParameters } from '../../../scripts/generate/document/descriptors.js';
import type { ContentDescriptor, MethodObject } from '../../../scripts/generate/document/document.js';
import type { Category } from '../../catalog/registry.js';
import { entryTransitions } from '../../domain/lifecycle.js';
import { lastPart } from '../contract/methods.js';
import type { Docs } from '../examples/docs.js';
import { isKept, writable } from '../examples/examples.js';
import { html, type Markup } from '../markup/html.js';
import type { Link } from '../markup/page.js';
import { attributeField } from './attribute-controls.js';
import type { Field } from './field.js';
import { connectionMarkup, foldForm, formMarkup } from './form.js';
import { controlFor, schemaHint } from './schema-controls.js';
import { say, sentences } from './words.js';

/** A form that calls the method. */
export function methodForm(method: MethodObject, docs: Docs, link: Link): Markup {
  const fields = ownParameters(method, docs.document).map(parameter => parameterField(parameter, docs, link));
  const options = optionsOf(method, docs.document).map(option => parameterField(option, docs, link));
  return html`<h2 id="try-title">${say('Try it')}</h2>
${connectionMarkup()}
${formMarkup({ method, fields, options })}`;
}

/** Forms that save and read entries of the category and take them through their life. */
export function categoryForms(category: Category, docs: Docs, link: Link): Markup {
  const methods = isKept(category) ? methodsAbout(category, docs) : [];
  if (methods.length === 0)
    return html`<h2 id="try-title">${say('Try it')}</h2>
<p>${say('Nothing can be tried here: the category holds no attributes.')}</p>`;
  return html`<h2 id="try-title">${say('Try it')}</h2>
${connectionMarkup()}
${methods.map((method, at) => foldForm({ method, category: category.const, fields: fieldsAbout(category, method, docs, link) }, at === 0))}`;
}

/** Forms about a category that a script makes known: it puts the constant into them, and fields for its attributes. */
export function formsOfOwnCategory(docs: Docs, link: Link): Markup {
  const methods = ['cmdb.category.save', 'cmdb.category.read'].flatMap(name =>
    docs.document.methods.filter(method => method.name === name),
  );
  const forms = methods.map((method, at) => foldForm({ method, fields: fieldsOfOwn(method, docs, link) }, at === 0));
  return html`${connectionMarkup()}
<template id="own-forms">${forms}</template>`;
}

function fieldsOfOwn(method: MethodObject, docs: Docs, link: Link): readonly Field[] {
  return ownParameters(method, docs.document).map(parameter => {
    const field = parameterField(parameter, docs, link);
    const schema = schemaName(parameter.schema);
    if (schema === 'CategoryConstant') return { ...field, control: { kind: 'fixed', value: '' } } as const;
    if (schema === 'EntryData') return { name: field.name, required: true, control: { kind: 'group', fields: [] } } as const;
    return field;
  });
}

/** The methods that take an object, one of its categories and what is in it; saving comes first, then reading. */
function methodsAbout(category: Category, { document }: Docs): readonly MethodObject[] {
  const all = document.methods.filter(method => {
    const schemas = schemasOf(method, document);
    if (method.deprecated || !schemas.includes('ObjectId') || !schemas.includes('CategoryConstant')) return false;
    if (method['x-access'] === 'write' && writable(category).length === 0) return false;
    return category.multiValue || !needsSeveral(method);
  });
  const rank = (method: MethodObject) =>
    schemasOf(method, document).includes('EntryData') ? 0 : method['x-access'] === 'read' ? 1 : 2;
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether the step of an entry that the method takes is for multi-value categories alone. */
function needsSeveral({ name }: MethodObject): boolean {
  const steps = entryTransitions.filter(({ operation }) => operation === name.split('.').at(-1));
  return steps.length > 0 && steps.every(({ needs }) => (needs as readonly string[]).includes('multiValue'));
}

function fieldsAbout(category: Category, method: MethodObject, docs: Docs, link: Link): readonly Field[] {
  return ownParameters(method, docs.document)
    .filter(({ schema }) => category.multiValue || schemaName(schema) !== 'EntryId')
    .map(parameter => {
      const field = parameterField(parameter, docs, link);
      if (schemaName(parameter.schema) === 'CategoryConstant')
        return { ...field, control: { kind: 'fixed', value: category.const } } as const;
      if (schemaName(parameter.schema) !== 'EntryData') return field;
      const fields = writable(category).map(attribute => attributeField(attribute, docs));
      return { name: field.name, required: true, control: { kind: 'group', fields } } as const;
    });
}

function parameterField({ name, description = '', required = false, schema }: ContentDescriptor, docs: Docs, link: Link): Field {
  const control = controlFor(schema, docs, name);
  const hint = sentences(schemaHint(description, schema, control, docs), schemaName(schema) === 'EntryData' && leadOn(link));
  return { name, hint, required, control };
}

/** The script leads to the category that is chosen. */
function leadOn(link: Link): Markup {
  return html`<a href="${link('categories/index.html')}" data-leads>${say('Fields of this category')}</a>`;
}

function schemasOf(method: MethodObject, document: Docs['document']): readonly string[] {
  return ownParameters(method, document).map(({ schema }) => schemaName(schema));
}

function schemaName({ $ref = '' }: ContentDescriptor['schema']): string {
  return lastPart($ref);
}
