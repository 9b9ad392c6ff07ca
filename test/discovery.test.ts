import { createRequire } from 'node:module';
import type { Document } from '../scripts/generate/document/document.js';
import { notRecursive, resolvingReferences } from '../scripts/generate/rules/references.js';
import { loadRegistry } from '../src/catalog/registry.js';
import { choiceTexts } from '../src/discovery/choices.js';
import { discoveryOf } from '../src/discovery/discovery.js';
import type { DocumentPart } from '../src/discovery/document-part.js';
import type { OpenRpc } from '../src/discovery/openrpc.js';
import { siteDocument } from '../src/discovery/site-document.js';
import type { Schema } from '../src/rpc/json-schema.js';
import { document, registry } from './helpers/catalogue.js';
import { folderOfSite } from './helpers/sites.js';
import test from './helpers/suite.js';

const { validateOpenRPCDocument } = createRequire(import.meta.url)('@open-rpc/schema-utils-js');
const english = siteDocument(document as OpenRpc, registry, 'en');
const german = siteDocument(document as OpenRpc, registry, 'de');
const schemas = english.components.schemas ?? {};

function attribute(schema: string, key: string): Schema | undefined {
  return schemas[schema]?.properties?.[key];
}

for (const [language, site] of Object.entries({ english, german })) {
  test(`the ${language} document of the site is OpenRPC, its references resolve and nothing holds itself`, t => {
    t.true(validateOpenRPCDocument(structuredClone(site)));
    t.deepEqual([...resolvingReferences(site as unknown as Document), ...notRecursive(site as unknown as Document)], []);
  });
}

test('every schema is named after itself', t => {
  for (const [name, schema] of Object.entries(schemas)) t.is(schema.title, name);
});

test('every category with attributes has its schemas, and only views cannot be saved', t => {
  const told = registry.categories.filter(({ hasAttributes }) => hasAttributes);
  const listed = english['x-categories'] ?? {};
  t.deepEqual(Object.keys(listed), told.map(each => each.const).toSorted());
  for (const { const: constant, mode, multiValue, title } of told) {
    t.like(listed[constant], { multiValue, title: title.en });
    if (mode === 'view') t.is(listed[constant]?.data, undefined);
  }
});

test('methods point to the schemas of categories', t => {
  const method = (name: string) => english.methods.find(each => each.name === name);
  const data = method('cmdb.category.save')?.params.find(each => 'name' in each && each.name === 'data');
  t.like(data, { 'x-by-category': { parameter: 'category', schema: 'data' } });
  t.deepEqual(method('cmdb.category.read')?.result['x-by-category'], { parameter: 'category', schema: 'entry' });
  t.like(schemas.EntriesByCategory?.properties?.C__CATG__MODEL, { anyOf: [{ $ref: '#/components/schemas/ModelData' }] });
});

test('the constants of categories are enumerated, those with several entries where only they are taken', t => {
  const { CategoryConstant: all, MultiValueCategory: several } = schemas;
  const listed = Object.entries(english['x-categories'] ?? {});
  for (const [constant, { multiValue }] of listed) {
    t.true(all?.enum?.includes(constant), constant);
    t.is(several?.enum?.includes(constant), multiValue, constant);
  }
  t.is(all?.['x-titles']?.C__CATS__CLUSTER, all?.['x-titles']?.[registry.category('C__CATS__CLUSTER')?.const ?? '']);
  t.deepEqual(schemas.EntriesByCategory?.propertyNames, { $ref: '#/components/schemas/CategoryConstant' });
  const category = english.methods
    .find(({ name }) => name === 'cmdb.category.archive')
    ?.params.find(each => 'name' in each && each.name === 'category');
  t.like(category, { schema: { $ref: '#/components/schemas/MultiValueCategory' } });
});

test('lists of choices are asked for by the attributes that have one', t => {
  t.deepEqual(schemas.ModelChoiceKey?.enum, ['manufacturer', 'title']);
  t.is(english['x-categories']?.C__CATG__MODEL?.choices, '#/components/schemas/ModelChoiceKey');
  const property = english.methods
    .find(({ name }) => name === 'cmdb.dialog.read')
    ?.params.find(each => 'name' in each && each.name === 'property');
  t.like(property, { 'x-by-category': { parameter: 'category', schema: 'choices' } });
});

test('a fixed dialog is an enumeration of its constants and of its ids', t => {
  t.deepEqual(attribute('IpData', 'net_type')?.anyOf, [
    { $ref: '#/components/schemas/NetTypeChoice' },
    { $ref: '#/components/schemas/ClearedChoice' },
  ]);
  const [texts, titles, ids] = schemas.NetTypeChoice?.anyOf ?? [];
  t.true(texts?.enum?.includes('C__CATS_NET_TYPE__IPV4'));
  t.true(titles?.enum?.includes('IPv4 (Internet Protocol v4)'));
  t.true(ids?.enum?.includes(1000));
});

test('the text of a choice means this choice and no other', t => {
  for (const { name, choices, find } of registry.dialogs)
    for (const [at, text] of choiceTexts(choices).entries()) if (text !== undefined) t.deepEqual(find(text), [choices[at]], name);
});

test('texts have lengths, links have targets, what is read alone is not saved', t => {
  t.is(attribute('LocationData', 'parent')?.['x-type'], 'object');
  t.truthy(attribute('LocationData', 'parent')?.['x-target']);
  t.is(attribute('ModelData', 'serial')?.anyOf?.[0]?.maxLength, 255);
  for (const category of registry.categories.filter(({ hasAttributes }) => hasAttributes)) {
    const pointer = english['x-categories']?.[category.const]?.data;
    const { properties = {} } = schemas[pointer?.split('/').at(-1) ?? ''] ?? {};
    for (const { key, readOnly } of registry.storage(category).attributes) if (readOnly) t.false(key in properties);
  }
});

test('titles are in the language that is asked for', t => {
  const titles = (site: OpenRpc) => site.components.schemas?.ObjectTypeReference?.anyOf?.[0]?.['x-titles'];
  t.like(titles(english), { C__OBJTYPE__BUILDING: 'Building' });
  t.like(titles(german), { C__OBJTYPE__BUILDING: 'Gebäude' });
  t.is(german['x-categories']?.C__CATG__LOCATION?.title, 'Standort');
  t.is(german.components.schemas?.ModelEntry?.properties?.manufacturer?.title, 'Hersteller');
});

test('a value that nothing computes says why, in the language of the caller', t => {
  const state = (site: OpenRpc) => site.components.schemas?.NdoEntry?.properties?.ndo_state?.description;
  t.regex(state(english) ?? '', /\. Only a monitoring system knows the state, and none is connected\.$/);
  t.regex(state(german) ?? '', /\. Den Zustand kennt nur eine Überwachung, und keine ist angebunden\.$/);
});

test('a text is made once per language', t => {
  const url = 'http://cmdb.example';
  const { ofSite } = discoveryOf(document);
  t.is(ofSite(url, 'de', registry), ofSite(url, 'de', registry));
  t.not(ofSite(url, 'de', registry), ofSite(url, 'en', registry));
});

test('a part has the methods and categories that are named, and every schema that it refers to', t => {
  const { partOfSite } = discoveryOf(document);
  const site = { catalog: registry, statuses: [] };
  const read = (part: DocumentPart) => JSON.parse(String(partOfSite('http://cmdb.example', 'en', site, part).json)) as OpenRpc;
  const part = read({ methods: ['cmdb.category.save'], categories: ['C__CATG__MODEL'] });
  t.deepEqual(
    part.methods.map(({ name }) => name),
    ['cmdb.category.save'],
  );
  t.deepEqual(Object.keys(part['x-categories'] ?? {}), ['C__CATG__MODEL']);
  const { schemas = {} } = part.components;
  const referred = [...JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
  t.deepEqual(Object.keys(schemas).toSorted(), [...new Set(referred)].toSorted());
  t.true('ModelData' in schemas && !('ConnectorData' in schemas));
  t.is(read({ methods: [] }).methods.length, 0);
  t.is(Object.keys(read({ methods: [] })['x-categories'] ?? {}).length, Object.keys(english['x-categories'] ?? {}).length);
  t.is(read({ categories: [] }).methods.length, english.methods.length);
});

test('a category of the site has its schemas', t => {
  const site = siteDocument(document as OpenRpc, loadRegistry([folderOfSite(t)]), 'de');
  const { ParkingEntry, ParkingData, ParkingKindChoice } = site.components.schemas ?? {};
  t.deepEqual(ParkingEntry?.required, ['id', 'objID', 'space', 'from', 'kind']);
  t.like(ParkingData?.properties?.space, { type: 'string', minLength: 1, maxLength: 12 });
  t.deepEqual(ParkingData?.['x-required'], ['space']);
  t.deepEqual(ParkingKindChoice?.anyOf, [
    { type: 'string', enum: ['C__PARKING__ROOFED', 'open'], 'x-titles': { C__PARKING__ROOFED: 'überdacht', open: 'offen' } },
    { type: 'string', enum: ['roofed', 'überdacht', 'offen'] },
    { type: 'integer', enum: [1, 2] },
  ]);
});

test('without categories the document stays as it is', t => {
  t.is(siteDocument(document, { categories: [], dialogs: [], objectTypes: [], cmdbStatuses: [] }, 'en'), document);
});
