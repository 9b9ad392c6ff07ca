import {
  type CmdbObjectsReadInput,
  type CmdbObjectsReadResult,
  calls,
  type Kataster,
  KatasterError,
} from '../../generated/client.js';
import type { ListedObject } from '../../generated/types.js';
import { type CsvAttribute, constant } from './catalogue.js';
import type { CsvSource } from './object-operations.js';
import { type CsvMatch, cellOf, missingKeys, type RowsOfObject } from './row-groups.js';
import { isLink } from './targets.js';
import { linkedId, titlesIn } from './values.js';

/** Conditions of objects, as the client sends them. */
export type CsvFilter = NonNullable<CmdbObjectsReadInput['filter']>;

/** Limit of a search by a key or a title: so many results are enough to say that it is not one. */
const maxFound = 5;

/** A title of an object, and the types that it may have. */
export interface TitleQuestion {
  readonly attribute: CsvAttribute;
  readonly text: string;
}

/** The filter that finds the object of rows; undefined where a key lacks a part, as it would find others. */
export function filterOf(
  [row]: RowsOfObject,
  { match, catalogue, attributes }: Pick<CsvSource, 'match' | 'catalogue' | 'attributes'>,
  textOf: (target: string, value: string) => string,
): CsvFilter | undefined {
  const keys = match.keys.map(key => ({ key, value: textOf(key, cellOf(row, match, key)) }));
  const given = keys.filter(({ value }) => value !== '');
  if (given.length === 0 || missingKeys(row, match).length > 0) return undefined;
  const type = catalogue.typeNamed(cellOf(row, match, 'type'))?.const ?? match.type;
  const texts = Object.fromEntries(
    given.filter(({ key }) => key === 'title' || key === 'sysid').map(({ key, value }) => [key, value]),
  );
  const ids = given.filter(({ key }) => key === 'id').map(({ value }) => Number(value));
  const links = new Set(attributes.filter(({ info }) => isLink(info)).map(({ name }) => name));
  const conditions = keys.filter(({ key }) => key.includes('-')).map(({ key, value }) => conditionOf(key, value, links.has(key)));
  return {
    ...texts,
    ...(ids.length > 0 && { ids }),
    ...(conditions.length > 0 && { attributes: conditions }),
    ...(ids.length === 0 && type !== '' && { type: constant(type) }),
  };
}

/** The condition that an attribute has a value of a key, or none where the key has none. Digits are equal to the id of a linked object, but like its title. */
function conditionOf(target: string, value: string, isOfLink: boolean): NonNullable<CsvFilter['attributes']>[number] {
  const [category = '', key = ''] = target.split('-');
  const attribute = { category: constant(category), key };
  if (value === '') return { ...attribute, comparison: 'unset' };
  const id = linkedId(value);
  if (isOfLink && id !== undefined) return { ...attribute, value: id };
  return { ...attribute, value, ...(isOfLink && /^\d+$/.test(value) && { comparison: 'like' }) };
}

/** Calls of a batch. */
const maxCalls = 100;

/** Objects that filters find, with their entries of these categories. */
export async function objectsFound(
  caller: Kataster,
  filters: readonly CsvFilter[],
  categories: readonly string[],
): Promise<readonly (readonly ListedObject[])[]> {
  const found: (readonly ListedObject[])[] = [];
  for (let from = 0; from < filters.length; from += maxCalls) {
    const answers = await caller.batch(filters.slice(from, from + maxCalls).map(filter => search(filter, categories)));
    found.push(...answers.map(listIn));
  }
  return found;
}

function search(filter: CsvFilter, categories: readonly string[]) {
  return calls.cmdb.objects.read({
    ...{ filter, limit: maxFound, fields: ['id', 'title', 'type', 'sysid'], content: false },
    ...(categories.length > 0 && { categories: categories.map(constant) }),
  });
}

/** The objects of an answer; a filter that nothing can meet, such as an id that is no number, finds nothing. */
function listIn(answer: CmdbObjectsReadResult | KatasterError): readonly ListedObject[] {
  if (answer instanceof KatasterError) {
    if (answer.errorName === 'InvalidParameters') return [];
    throw answer;
  }
  return Array.isArray(answer) ? answer : answer.objects;
}

/** Every object that links of these rows name. */
export function questionsOf(
  groups: readonly RowsOfObject[],
  match: CsvMatch,
  attributes: readonly CsvAttribute[],
): readonly TitleQuestion[] {
  const links = attributes.filter(({ name, info }) => match.targets.includes(name) && isLink(info));
  return links.flatMap(attribute =>
    groups.flatMap(rows =>
      rows.flatMap(row => {
        const cell = cellOf(row, match, attribute.name);
        return cell === '' ? [] : titlesIn(attribute, cell).map(text => ({ attribute, text }));
      }),
    ),
  );
}
