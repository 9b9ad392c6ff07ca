import { basename } from 'node:path';
import type { CategoryDefinition } from '../../generated/types.js';
import { eachColumn, type Rule } from './catalog.js';
import { finding, type Source } from './sources.js';

/** Ids from here on belong to choices that users add. */
const firstUserChoice = 10000;

/** A definition is found by its file name. */
export const fileNameIsConstant: Rule = function* ({ categories, dialogs, objectTypes }) {
  yield* misnamed(categories, 'const', ({ const: constant }) => constant);
  yield* misnamed(dialogs, 'name', ({ name }) => name);
  yield* misnamed(objectTypes, 'const', ({ const: constant }) => constant);
};

/** A constant or name means one thing, whichever folder it comes from. */
export const constantsAreUnique: Rule = function* (catalog) {
  yield* repeated([...catalog.derivedDialogs, ...catalog.dialogs], 'name', ({ name }) => name);
  for (const part of [
    'categories',
    'objectTypes',
    'objectTypeGroups',
    'relationTypes',
    'cmdbStatuses',
    'recordStatuses',
  ] as const) {
    yield* repeated<{ const: string }>(catalog[part], 'const', ({ const: constant }) => constant);
  }
  yield* repeated(catalog.formerConstants, 'former', ({ former }) => former);
  for (const isOfSite of [false, true]) {
    const shared = catalog.attributeDescriptions.filter(({ ofSite = false }) => ofSite === isOfSite);
    yield* repeated(shared, 'key', ({ key }) => key);
  }
  yield* repeated(catalog.defaultObjects, 'const', ({ const: constant = null }) => constant);
};

/** A number means one thing among its kind. */
export const numbersAreUnique: Rule = function* (catalog) {
  for (const kind of ['global', 'specific', 'custom'] as const) {
    yield* repeated(
      catalog.categories.filter(({ definition }) => definition.kind === kind),
      'id',
      ({ id }) => id,
    );
  }
  for (const part of ['objectTypes', 'objectTypeGroups', 'relationTypes', 'cmdbStatuses', 'defaultObjects'] as const) {
    yield* repeated<{ id: number }>(catalog[part], 'id', ({ id }) => id);
  }
  yield* repeated(catalog.recordStatuses, 'value', ({ value }) => value);
};

/** An alias leads to one category and hides none. */
export const aliasesAreFree: Rule = function* ({ categories }) {
  const taken = new Map<string, Source<CategoryDefinition>>(categories.map(source => [source.definition.const, source]));
  for (const source of categories) {
    for (const [index, alias] of (source.definition.aliases ?? []).entries()) {
      const other = taken.get(alias);
      if (other) yield finding(source, `aliases[${index}]`, `'${alias}' already means the category of ${other.file}`);
      taken.set(alias, source);
    }
  }
};

/** A key means one attribute of its category. */
export const keysAreUnique: Rule = function* (catalog) {
  const seen = new Set<string>();
  for (const { source, place, attribute } of catalog.columns) {
    const level = place.replace(/\[\d+\]$/, '');
    const name = [source.file, level, attribute.key].join(' ');
    if (seen.has(name)) yield finding(source, `${place}.key`, `'${attribute.key}' is there twice`);
    seen.add(name);
  }
};

/** No key is `error`: faults of an attribute are reported under its key, beside the name of the error. */
export const keysAreNotThatOfErrors = eachColumn(function* ({ source, place, attribute: { key } }) {
  if (key === 'error') yield finding(source, `${place}.key`, "no attribute can be called 'error', where errors tell their name");
});

/** An id or constant means one choice of its dialog; a numeric text counts as the number. */
export const choicesAreUnique: Rule = function* ({ dialogs }) {
  for (const { file, definition } of dialogs) {
    const choices = definition.choices.map((choice, index) => ({ file, place: `choices[${index}]`, definition: choice }));
    yield* repeated(choices, 'id', ({ id }) => String(id));
    yield* repeated(choices, 'const', choice => choice.const);
  }
};

/** Shipped choices never meet those that users add. */
export const choiceIdsLeaveRoom: Rule = function* ({ dialogs }) {
  for (const source of dialogs) {
    for (const [index, { id }] of source.definition.choices.entries()) {
      if (typeof id !== 'number' || id < firstUserChoice) continue;
      yield finding(
        source,
        `choices[${index}].id`,
        `${id} is kept for choices that users add; expected an id below ${firstUserChoice}`,
      );
    }
  }
};

function* misnamed<T>(sources: readonly Source<T>[], key: string, nameOf: (definition: T) => string): Iterable<string> {
  for (const source of sources) {
    const name = nameOf(source.definition);
    if (basename(source.file) !== `${name}.json`) yield finding(source, key, `'${name}' belongs into a file named ${name}.json`);
  }
}

function* repeated<T>(
  sources: readonly Source<T>[],
  key: string,
  valueIn: (definition: T) => string | number | null,
): Iterable<string> {
  const first = new Map<string | number, Source<T>>();
  for (const source of sources) {
    const value = valueIn(source.definition);
    const other = value === null ? undefined : first.get(value);
    if (other)
      yield finding(
        source,
        key,
        `${typeof value === 'string' ? `'${value}'` : value} is taken by ${[other.file, other.place].filter(Boolean).join(' ')}`,
      );
    else if (value !== null) first.set(value, source);
  }
}
