import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenRpc } from '../src/discovery/openrpc.js';
import { siteDocument } from '../src/discovery/site-document.js';
import { html } from '../src/site/markup/html.js';
import { paths } from '../src/site/markup/page.js';
import { document, registry } from './helpers/catalogue.js';
import test from './helpers/suite.js';

const languages = ['en', 'de'] as const;

/** Descriptions of a category and of the attributes it shows. */
function descriptionsOf(category: (typeof registry.categories)[number]) {
  return [category, ...registry.storage(category).attributes].flatMap(({ description }) => description ?? []);
}

test('the page of a category has every description in both languages', t => {
  for (const category of registry.categories) {
    const text = readFileSync(join('dist', 'docs', paths.category(category.const)), 'utf8');
    const missing = descriptionsOf(category).flatMap(each =>
      languages.filter(language => !text.includes(html`${each[language]}`.text)),
    );
    t.deepEqual(missing, [], category.const);
  }
});

test('the page of a list of choices has its description, and those of the attributes that choose from it', t => {
  for (const dialog of registry.dialogs) {
    const text = readFileSync(join('dist', 'docs', paths.dialog(dialog.name)), 'utf8');
    const users = registry.categories.flatMap(category => category.attributes.filter(({ dialog: name }) => name === dialog.name));
    const descriptions = [dialog, ...users].flatMap(({ description }) => description ?? []);
    const missing = descriptions.filter(each => languages.some(language => !text.includes(html`${each[language]}`.text)));
    t.deepEqual(missing, [], dialog.name);
  }
});

for (const language of languages)
  test(`schemas of entries and data have every description: ${language}`, t => {
    const { components, 'x-categories': listed = {} } = siteDocument(document as OpenRpc, registry, language);
    for (const [constant, { description, entry, data }] of Object.entries(listed)) {
      const category = registry.category(constant);
      t.is(description, category?.description?.[language], constant);
      for (const pointer of [entry, data]) {
        const schema = components.schemas?.[pointer?.split('/').at(-1) ?? ''];
        t.true(schema === undefined || schema.description?.endsWith(description ?? '.'), constant);
        for (const { key, description } of category ? registry.storage(category).attributes : []) {
          const property = schema?.properties?.[key];
          t.true(!property || (property.description ?? '').startsWith(description?.[language] ?? ''), `${constant}.${key}`);
        }
      }
    }
  });

for (const file of ['generated/categories.ts', 'dist/docs/clients/kataster.pyi'])
  test(`a generated client has every description in English: ${file}`, t => {
    const comments = readFileSync(file, 'utf8')
      .replaceAll('\\', '')
      .replaceAll(/\n\s*(\*|#)?\s*/g, ' ');
    const shown = registry.categories.filter(
      ({ hasAttributes, withoutDataIn = [] }) => hasAttributes && !withoutDataIn.includes('contract'),
    );
    const missing = shown.flatMap(descriptionsOf).filter(({ en }) => !comments.includes(en.replaceAll('\\', '')));
    t.deepEqual(missing, []);
  });
