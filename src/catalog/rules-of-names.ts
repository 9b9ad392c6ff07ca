import { basename } from 'node:path';
import { schemas } from '../../generated/schemas.js';
import type { CategoryDefinition } from '../../generated/types.js';
import { namesOf } from '../attributes/names.js';
import { text } from '../messages/text.js';
import { columnsOf, eachCategory, eachColumn, type Rule } from './catalog.js';
import { type Finding, finding, type Source } from './sources.js';

/** Ids from here on belong to choices that users add. */
const firstUserChoice = 10000;

/** A definition is found by its file name. */
export const fileNameIsConstant: Rule = function* ({ categories, dialogs, objectTypes }) {
  yield* findMisnamed(categories, 'const', ({ const: constant }) => constant);
  yield* findMisnamed(dialogs, 'name', ({ name }) => name);
  yield* findMisnamed(objectTypes, 'const', ({ const: constant }) => constant);
};

/** A constant or name means one thing, whichever folder it comes from. */
export const constantsAreUnique: Rule = function* (catalog) {
  yield* findRepeated([...catalog.derivedDialogs, ...catalog.dialogs], 'name', ({ name }) => name);
  for (const part of [
    'categories',
    'objectTypes',
    'objectTypeGroups',
    'relationTypes',
    'cmdbStatuses',
    'recordStatuses',
  ] as const) {
    yield* findRepeated<{ const: string }>(catalog[part], 'const', ({ const: constant }) => constant);
  }
  yield* findRepeated(catalog.formerConstants, 'former', ({ former }) => former);
  for (const isOfSite of [false, true]) {
    const shared = catalog.attributeDescriptions.filter(({ ofSite = false }) => ofSite === isOfSite);
    yield* findRepeated(shared, 'key', ({ key }) => key);
  }
  yield* findRepeated(catalog.defaultObjects, 'const', ({ const: constant = null }) => constant);
};

/** A number means one thing among its kind. */
export const numbersAreUnique: Rule = function* (catalog) {
  for (const kind of ['global', 'specific', 'custom'] as const) {
    yield* findRepeated(
      catalog.categories.filter(({ definition }) => definition.kind === kind),
      'id',
      ({ id }) => id,
    );
  }
  for (const part of ['objectTypes', 'objectTypeGroups', 'relationTypes', 'cmdbStatuses', 'defaultObjects'] as const) {
    yield* findRepeated<{ id: number }>(catalog[part], 'id', ({ id }) => id);
  }
  yield* findRepeated(catalog.recordStatuses, 'value', ({ value }) => value);
};

/** An alias leads to one category and hides none. */
export const aliasesAreFree: Rule = function* ({ categories }) {
  const taken = new Map<string, Source<CategoryDefinition>>(categories.map(source => [source.definition.const, source]));
  for (const source of categories) {
    for (const [index, alias] of (source.definition.aliases ?? []).entries()) {
      const other = taken.get(alias);
      if (other) yield finding(source, `aliases[${index}]`, text('AliasMeansCategory', { alias, file: other.file }));
      taken.set(alias, source);
    }
  }
};

/** A key means one attribute of its category. */
export const keysAreUnique = eachCategory(function* (source) {
  const seen = new Set<string>();
  for (const { place, attribute } of columnsOf(source)) {
    const level = place.replace(/\[\d+\]$/, '');
    for (const key of new Set([attribute.key, ...namesOf(attribute)])) {
      const name = `${level} ${key}`;
      if (seen.has(name)) yield finding(source, `${place}.key`, text('KeyIsThereTwice', { key }));
      seen.add(name);
    }
  }
});

/** What each entry that is read begins with, by the document. */
const everyEntry = schemas.CategoryEntry as { readonly properties: object };

/** Keys that no attribute may have, as something else is known by them: faults beside the name of an error, what each entry begins with, what programs find in every object. */
const takenKeys = new Map<string, 'KeyMustNotBeError' | 'KeyIsOfEveryEntry' | 'KeyIsOfEveryObject'>([
  ['error', 'KeyMustNotBeError'],
  ...[...Object.keys(everyEntry.properties), 'entry_revision'].map(key => [key, 'KeyIsOfEveryEntry'] as const),
  ...[...Object.getOwnPropertyNames(Object.prototype), 'toJSON'].map(key => [key, 'KeyIsOfEveryObject'] as const),
]);

/** No key, and no former one, is taken by something else. */
export const keysAreFree = eachColumn(function* ({ source, place, attribute }) {
  const isField = place.includes('.fields');
  for (const key of new Set([attribute.key, ...namesOf(attribute)])) {
    const fault = takenKeys.get(key);
    // Rows have no members of their own.
    if (fault && !(isField && fault === 'KeyIsOfEveryEntry')) yield finding(source, `${place}.key`, text(fault, { key }));
  }
});

/** An id or constant means one choice of its dialog; a numeric text counts as the number. */
export const choicesAreUnique: Rule = function* ({ dialogs }) {
  for (const { file, definition } of dialogs) {
    const choices = definition.choices.map((choice, index) => ({ file, place: `choices[${index}]`, definition: choice }));
    yield* findRepeated(choices, 'id', ({ id }) => String(id));
    yield* findRepeated(choices, 'const', choice => choice.const);
  }
};

/** Shipped choices never meet those that users add. */
export const choiceIdsLeaveRoom: Rule = function* ({ dialogs }) {
  for (const source of dialogs) {
    for (const [index, { id }] of source.definition.choices.entries()) {
      if (typeof id !== 'number' || id < firstUserChoice) continue;
      yield finding(source, `choices[${index}].id`, text('IdIsForUsersChoices', { id, first: firstUserChoice }));
    }
  }
};

function* findMisnamed<T>(sources: readonly Source<T>[], key: string, nameOf: (definition: T) => string): Iterable<Finding> {
  for (const source of sources) {
    const name = nameOf(source.definition);
    if (basename(source.file) !== `${name}.json`) yield finding(source, key, text('BelongsIntoFile', { name }));
  }
}

function* findRepeated<T>(
  sources: readonly Source<T>[],
  key: string,
  valueIn: (definition: T) => string | number | null,
): Iterable<Finding> {
  const first = new Map<string | number, Source<T>>();
  for (const source of sources) {
    const value = valueIn(source.definition);
    const other = value === null ? undefined : first.get(value);
    if (other)
      yield finding(
        source,
        key,
        text('ValueIsTakenBy', {
          value: typeof value === 'string' ? `'${value}'` : value,
          other: [other.file, other.place].filter(Boolean).join(' '),
        }),
      );
    else if (value !== null) first.set(value, source);
  }
}
