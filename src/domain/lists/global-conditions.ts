import type { ChoiceId } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { comparableTime, momentOf } from '../../attributes/times.js';
import type { Registry } from '../../catalog/registry.js';
import { toStoredCmdbStatus } from '../dialogs/cmdb-statuses.js';
import { statusNamed } from '../statuses.js';
import { titlePattern } from '../storage/folding.js';
import type { ObjectCondition, Pattern, ValuePlace, ValueTest } from '../storage/object-query.js';
import { isListOfChoices } from './comparisons.js';

type Column = Extract<ValuePlace, { of: 'column' }>['column'];

/** Attributes of Global that an object has columns for. */
const columns: Readonly<Record<string, Column>> = {
  title: 'title',
  sysid: 'sysid',
  status: 'status',
  cmdb_status: 'cmdbStatus',
  type: 'type',
  created: 'created',
  created_by: 'createdBy',
  changed: 'updated',
  changed_by: 'updatedBy',
};

/** Stored value of a column in place of the id of a choice. */
const keptIds: Partial<Record<Column, (registry: Registry, id: number) => string | undefined>> = {
  status: (_, id) => statusNamed(id),
  cmdbStatus: (registry, id) => toStoredCmdbStatus(registry, id),
  type: (registry, id) => registry.objectType(id)?.const,
};

/** The condition that an attribute of Global is like this: Global is the object itself. */
export function globalCondition(registry: Registry, attribute: Attribute, test: ValueTest): ObjectCondition {
  const place = placeInGlobal(attribute);
  if (place.of === 'object') return { kind: 'value', place, test };
  const { column } = place;
  const titles = column === 'title' ? patternsOf(test).map(titlePattern) : [];
  if (titles.length > 0) return { kind: 'title', patterns: titles };
  return { kind: 'value', place, test: toStoredTest(registry, column, test) };
}

/** Where objects keep an attribute of Global. */
export function placeInGlobal(attribute: Attribute): Extract<ValuePlace, { of: 'object' | 'column' }> {
  const { key } = attribute;
  const column = columns[key];
  return column ? { of: 'column', column } : { of: 'object', key, many: isListOfChoices(attribute) };
}

/** The stored form of a choice of an attribute: in a column or a list as it is, elsewhere as JSON. */
export function storedChoice(registry: Registry, attribute: Attribute, id: ChoiceId): string {
  const column = columns[attribute.key];
  const kept = column && keptIds[column];
  if (kept) return kept(registry, Number(id)) ?? String(id);
  return isListOfChoices(attribute) ? String(id) : JSON.stringify(id);
}

function toStoredTest(registry: Registry, column: Column, test: ValueTest): ValueTest {
  const kept = keptIds[column];
  const toStoredIds = (ids: readonly (string | number | boolean)[]) =>
    ids.map(id => kept?.(registry, Number(id))).filter(each => each !== undefined);
  if (kept && test.is === 'oneOf') return { is: 'oneOf', values: toStoredIds(test.values) };
  if (kept && test.is === 'choice') return { ...test, shipped: toStoredIds(test.shipped) };
  const isMoment = column === 'created' || column === 'updated';
  if (isMoment && test.is === 'ordered') return momentTest(test);
  if (isMoment && test.is === 'equal') return { is: 'equal', by: 'seconds', to: test.to.map(each => secondOf(String(each))) };
  return test;
}

/** Patterns that a title is compared with. */
function patternsOf(test: ValueTest): readonly Pattern[] {
  if (test.is === 'like') return [test.pattern];
  return test.is === 'equal' && test.by === 'letters' ? test.to.map(each => [String(each)]) : [];
}

function secondOf(text: string): string {
  return comparableTime(Date.parse(momentOf(text))).slice(0, 19);
}

/** Times are compared in seconds and stored more exactly. */
function momentTest({ order, text }: Extract<ValueTest, { is: 'ordered' }>): ValueTest {
  const moment = momentOf(text);
  if (order === '=') return { is: 'like', pattern: [secondOf(text), ''] };
  const isFromNextOn = order === '>' || order === '<=';
  const bound = comparableTime(Date.parse(moment) + (isFromNextOn ? 1000 : 0));
  return { is: 'ordered', order: order.startsWith('>') ? '>=' : '<', text: bound };
}
