import type { VisibilityScope } from '../../../domain/storage/visibility-scope.js';

/** Whether objects of one type are seen otherwise than those of another: only then may what was be seen otherwise than what is. */
export function isByType(scope: VisibilityScope): boolean {
  return scope.some(({ objectTypes }) => objectTypes !== undefined);
}

export function canSeeType(scope: VisibilityScope, type = 'type'): string {
  return anyOf(scope.map(({ objectTypes }) => isIn(type, objectTypes)));
}

export function canSeeEntry(scope: VisibilityScope, category = 'entry.category'): string {
  return anyOf(scope.map(view => bothOf(isIn('owner.type', view.objectTypes), isIn(category, view.categories))));
}

/** Whether the record of a `change` is seen of an `owner`. */
export function canSeeRecord(scope: VisibilityScope): string {
  return `CASE change.kind WHEN 'object' THEN ${canSeeType(scope, 'owner.type')} ELSE ${canSeeEntry(scope, 'change.category')} END`;
}

/** A condition that is not there is met. */
function anyOf(conditions: readonly (string | undefined)[]): string {
  return conditions.includes(undefined) ? '1 = 1' : `(${['1 = 0', ...conditions].join(' OR ')})`;
}

function bothOf(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && other !== undefined ? `${one} AND ${other}` : (one ?? other);
}

function isIn(column: string, constants: readonly string[] | undefined): string | undefined {
  if (constants === undefined) return undefined;
  return constants.length > 0 ? `${column} IN (${constants.map(quoteConstant).join(', ')})` : '1 = 0';
}

/** Constants are the only texts that become part of a statement; the catalogue permits them no other characters. */
function quoteConstant(constant: string): string {
  if (!/^\w+$/.test(constant)) throw new Error('A scope consists of constants');
  return `'${constant}'`;
}
