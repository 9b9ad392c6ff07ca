import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../scripts/generate/document/document.js';
import { declaredErrorNames } from '../scripts/generate/document/errors.js';
import { loadRegistry } from '../src/catalog/registry.js';
import { isOfContract } from '../src/discovery/openrpc.js';
import { entryTransitions, objectTransitions } from '../src/domain/lifecycle.js';
import { scriptBudget } from '../src/site/assets.js';
import type { Step } from '../src/site/drawings/edges.js';
import { docsOf } from '../src/site/examples/docs.js';
import { writable } from '../src/site/examples/examples.js';
import { paths } from '../src/site/markup/page.js';
import { allPages } from '../src/site/pages/all-pages.js';
import { documentOf } from '../src/site/pages/layout.js';
import { document, registry } from './helpers/catalogue.js';
import { docsRead } from './helpers/docs.js';
import { folderOfSite, parking } from './helpers/sites.js';
import test from './helpers/suite.js';

const folder = join('dist', 'docs');
const { methods, components } = document as Document;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const pages = files.filter(name => name.endsWith('.html'));
const docs = docsRead();

function textOf(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

test('every method, category, object type and dialog has a page', t => {
  const wanted = [
    ...methods.map(({ name }) => paths.method(name)),
    ...registry.categories.map(category => paths.category(category.const)),
    ...registry.objectTypes.map(type => paths.objectType(type.const)),
    ...registry.dialogs.map(({ name }) => paths.dialog(name)),
  ];
  t.deepEqual(
    wanted.filter(path => !pages.includes(path)),
    [],
  );
});

test('a page of a category describes every attribute', t => {
  for (const category of registry.categories) {
    const text = textOf(paths.category(category.const));
    const missing = registry.storage(category).attributes.filter(({ key }) => !text.includes(`<dt id="${key}">`));
    t.deepEqual(missing, [], category.const);
  }
});

test('a page of a method has its parameters, its errors and its examples in every language', async t => {
  const { examples: executed } = await docs;
  for (const method of methods) {
    const { name, params, examples = [], 'x-error-example': failing } = method;
    const text = textOf(paths.method(name));
    const parameters = params.flatMap(each => ('name' in each ? [`id="parameter-${each.name}"`] : []));
    const declared = declaredErrorNames(method).map(error => `errors.html#${error}`);
    for (const told of [...parameters, ...declared]) t.true(text.includes(told), `${name}: ${told}`);
    const shown = [...examples, ...(failing ? [failing] : [])];
    const calls = shown.length + executed.errors.filter(({ exchange }) => exchange.method === name).length;
    for (const language of isOfContract(method) ? ['JSON', 'curl', 'TypeScript', 'Python'] : ['JSON', 'curl'])
      t.is(text.split(`data-tab="${language}"`).length - 1, calls, `${name}: ${language}`);
  }
});

test('every error is explained', t => {
  const text = textOf('errors.html');
  for (const name of Object.keys(components.errors ?? {})) t.true(text.includes(`<h2 id="${name}">`), name);
});

test('the examples of the categories were carried out and accepted', async t => {
  const { examples } = await docs;
  for (const category of registry.categories.filter(({ hasAttributes }) => hasAttributes)) {
    const example = examples.categories.get(category.const);
    t.truthy(example?.read.answer.result, category.const);
    t.is(example?.save === undefined, writable(category).length === 0, category.const);
    for (const { answer } of example?.save ? [example.save] : []) t.like(answer.result, { success: true }, category.const);
    for (const { answer } of example?.before ?? []) t.is(answer.error, undefined, category.const);
  }
});

test('a default that is a choice is shown by its title and its constant', t => {
  for (const { attributes, const: constant } of registry.categories)
    for (const { key, default: preset, dialog } of attributes) {
      const choice = registry.dialog(dialog ?? '')?.choices.find(({ id }) => id === preset);
      const [, about = ''] = new RegExp(`<dt id="${key}">(.*?)(?:<dt |</dl>)`, 's').exec(textOf(paths.category(constant))) ?? [];
      const told = choice && (choice.const === null ? choice.title.en : `(<code>${choice.const}</code>)`);
      if (told) t.true(about.split('on creation')[1]?.includes(told), `${constant}.${key}`);
    }
});

test('data that an example saves is in the entry that it reads', async t => {
  const { examples } = await docs;
  for (const [constant, { save, read }] of examples.categories) {
    const { attributesByKey = new Map() } = registry.category(constant) ?? {};
    const data = Object.keys((save?.params.data ?? {}) as object).filter(key => !attributesByKey.get(key)?.hashed);
    const { entry: id } = (save?.answer.result ?? {}) as { readonly entry?: number };
    const entries = read.answer.result as readonly { readonly id?: unknown }[];
    const entry = entries.find(each => Number(each.id) === id) ?? entries[0] ?? {};
    t.deepEqual(
      data.filter(key => isUnset(Reflect.get(entry, key))),
      [],
      constant,
    );
  }
});

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

test('five calls lead to a server with a model, a place and an address', async t => {
  const { firstSteps } = (await docs).examples;
  t.is(firstSteps.length, 5);
  for (const { exchange } of firstSteps) t.like(exchange.answer.result, { success: true });
});

test('errors are shown as they were answered, with their data', async t => {
  const { errors } = (await docs).examples;
  const names = errors.map(({ name }) => name);
  for (const name of ['AuthenticationFailed', 'CategoryNotFound', 'InvalidParameters', 'ObjectNotFound', 'ValidationFailed'])
    t.true(names.includes(name), name);
});

for (const [id, steps] of [
  ['entries', entryTransitions],
  ['objects', objectTransitions],
] as const)
  test(`the drawing of the life of ${id} has an arrow for every step of the table, and no other`, t => {
    const [, drawn = ''] = new RegExp(`aria-labelledby="${id}" width(.*?)</svg>`, 's').exec(textOf('lifecycles.html')) ?? [];
    const arrows = [...drawn.matchAll(/data-step="([^"]*)"/g)].map(([, step = '']) => step.trim());
    const wanted = steps.map(({ operation, from, to, needs }: Step) => [operation, from, to, ...needs].join(' '));
    t.deepEqual(arrows.toSorted(), wanted.toSorted());
    const statuses = [...drawn.matchAll(/data-status="([^"]*)"/g)].map(([, status]) => status);
    t.deepEqual(statuses.toSorted(), [...new Set(steps.flatMap(({ from, to }: Step) => [from, to]))].toSorted());
  });

for (const [namespace, steps] of [
  ['cmdb.category', entryTransitions],
  ['cmdb.object', objectTransitions],
] as const)
  test(`every operation of the lifecycle of ${namespace} is asked for in one way, and no other is declared`, t => {
    const operations = new Set<string>(steps.map(({ operation }) => operation));
    const ofNamespace = methods.filter(({ name }) => name.startsWith(`${namespace}.`));
    const declared = ofNamespace.flatMap(method => Object.keys(method['x-operations'] ?? {}));
    t.deepEqual(
      declared.filter(operation => !operations.has(operation)),
      [],
    );
    for (const operation of operations) {
      const named = ofNamespace.filter(method => !method['x-operations'] && method.name === `${namespace}.${operation}`);
      t.is(named.length + declared.filter(each => each === operation).length, 1, operation);
    }
  });

test('all script together stays within its budget', t => {
  const sizes = files.filter(name => name.endsWith('.js')).map(name => readFileSync(join(folder, name)).length);
  t.true(sizes.length >= 4);
  t.true(sizes.reduce((sum, size) => sum + size, 0) <= scriptBudget);
});

test('no page has script or style of its own, or anything from elsewhere', t => {
  for (const page of pages) {
    const text = textOf(page);
    t.notRegex(text, /<script(?![^>]* src=)|<style|\sstyle="|\son[a-z]+="|javascript:/, page);
    const addresses = [...text.matchAll(/\s(?:src|href|action)="([^"]*)"/g)].map(([, address = '']) => address);
    t.deepEqual(
      addresses.filter(address => /^(\/|[a-z]+:)/i.test(address)),
      [],
      page,
    );
  }
});

test('the documentation is the same whenever it is made', async t => {
  const again = await docs;
  for (const page of allPages(again)) t.is(textOf(page.path), documentOf(page, again), page.path);
});

test('a new method and a new category have their pages without a word written for them', async t => {
  const [method] = methods;
  const extended = { ...(document as Document), methods: [...methods, { ...method, name: 'cmdb.parking.read' }] } as Document;
  const site = await docsOf(extended, loadRegistry([folderOfSite(t)]));
  t.like(site.examples.categories.get(parking.const)?.save?.answer.result, { success: true });
  const made = allPages(site).map(page => ({ path: page.path, text: documentOf(page, site) }));
  const textAt = (path: string) => made.find(page => page.path === path)?.text ?? '';
  t.regex(textAt(paths.category(parking.const)), /<dt id="kind">.*C__PARKING__ROOFED/s);
  t.true(textAt(paths.method('cmdb.parking.read')).includes('<h1><code>cmdb.parking.read</code></h1>'));
  t.true(textAt('index.html').includes(paths.method('cmdb.parking.read')));
});
