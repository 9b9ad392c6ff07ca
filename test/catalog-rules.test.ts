import { schemas } from '../generated/schemas.js';
import { catalogOf } from '../src/catalog/catalog.js';
import { readShipped } from '../src/catalog/read.js';
import { loadRegistry } from '../src/catalog/registry.js';
import { rules } from '../src/catalog/rules.js';
import { shapesBy } from '../src/catalog/shapes.js';
import { CatalogError } from '../src/catalog/soundness.js';
import { type Finding, lineOf } from '../src/catalog/sources.js';
import { inLanguage } from '../src/messages/text.js';
import { brokenAttributes } from './helpers/broken-catalogues/attributes.js';
import type { BrokenRules } from './helpers/broken-catalogues/builders.js';
import { brokenConnections } from './helpers/broken-catalogues/connections.js';
import { brokenDescriptions } from './helpers/broken-catalogues/descriptions.js';
import { brokenInverseViews } from './helpers/broken-catalogues/inverse-views.js';
import { brokenLinks } from './helpers/broken-catalogues/links.js';
import { brokenMarks } from './helpers/broken-catalogues/marks.js';
import { brokenNames } from './helpers/broken-catalogues/names.js';
import { brokenPairs } from './helpers/broken-catalogues/pairs.js';
import { brokenPasswords } from './helpers/broken-catalogues/passwords.js';
import { brokenPatterns } from './helpers/broken-catalogues/patterns.js';
import { brokenPlausibility } from './helpers/broken-catalogues/plausibility.js';
import { brokenReferences } from './helpers/broken-catalogues/references.js';
import { brokenShapes } from './helpers/broken-catalogues/shapes.js';
import { brokenUniqueness } from './helpers/broken-catalogues/uniqueness.js';
import { folderWith } from './helpers/catalogue-folder.js';
import test from './helpers/suite.js';

const brokenRules: BrokenRules<typeof rules> = {
  ...brokenAttributes,
  ...brokenConnections,
  ...brokenDescriptions,
  ...brokenInverseViews,
  ...brokenLinks,
  ...brokenPairs,
  ...brokenMarks,
  ...brokenNames,
  ...brokenPasswords,
  ...brokenPatterns,
  ...brokenPlausibility,
  ...brokenReferences,
  ...brokenUniqueness,
};

/** The catalogue that ships. */
const shipped = catalogOf(readShipped(shapesBy(schemas)).sources);

for (const [name, rule] of Object.entries(rules)) {
  test(`'${wordsOf(name)}' holds in every file`, t => t.deepEqual(inEnglish(rule(shipped)), []));
}

for (const [name, cases] of Object.entries({ shape: brokenShapes, ...brokenRules })) {
  for (const [files, line] of cases) {
    test(`a fault of '${wordsOf(name)}' is refused: ${line}`, t => {
      const folder = folderWith(t, files);
      const error = t.throws(() => loadRegistry([folder]), { instanceOf: CatalogError });
      const faults = new Map(error?.faults.map(each => [inLanguage(each, 'en').replaceAll(`${folder}/`, ''), each]));
      t.true(faults.has(line), [...faults.keys()].join('\n'));
      t.not(inLanguage(faults.get(line), 'de').replaceAll(`${folder}/`, ''), line);
    });
  }
}

test('a category that ships is named where no object type lists it, one of a site is not', t => {
  const categories = shipped.categories.filter(({ definition }) => definition.const === 'C__CATG__MODEL');
  const unlisted = (ofSite: boolean) =>
    rules.categoriesAreListed({ ...shipped, definedTypes: [], categories: categories.map(each => ({ ...each, ofSite })) });
  const line = `no object type lists 'C__CATG__MODEL'; expected a line in one, or "unlisted": true here`;
  t.deepEqual(inEnglish(unlisted(false)), [`categories/C__CATG__MODEL.json: const: ${line}`]);
  t.deepEqual([...unlisted(true)], []);
});

test('a category that ships is named where it has no description, one of a site is not', t => {
  const [{ definition: model, ...source } = t.fail()] = shipped.categories.filter(
    ({ definition }) => definition.const === 'C__CATG__MODEL',
  );
  const { description, attributes, ...others } = model;
  const definition = { ...others, attributes: attributes.map(({ description, ...attribute }) => attribute) };
  const undescribed = (ofSite: boolean) => [
    ...rules.definitionsAreDescribed({ ...shipped, categories: [{ ...source, ofSite, definition }] }),
  ];
  const places = ['description', ...attributes.map((_, index) => `attributes[${index}].description`)];
  const fault = 'is missing: expected the purpose, in a sentence of each language';
  t.deepEqual(
    inEnglish(undescribed(false)),
    places.map(place => `categories/C__CATG__MODEL.json: ${place}: ${fault}`),
  );
  t.deepEqual(undescribed(true), []);
});

function inEnglish(found: Iterable<Finding>): readonly string[] {
  return [...found].map(each => inLanguage(lineOf(each), 'en'));
}

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
