import { RpcError } from '../../generated/errors.js';
import { nearest } from '../catalog/nearest.js';
import type { Registry } from '../catalog/registry.js';
import type { DomainContext } from './context.js';
import { bareText, foldedTitle } from './folding.js';
import { hasTitle } from './lists.js';
import type { ObjectCondition } from './object-query.js';
import { objectTypeNamed } from './object-types.js';
import type { RecordStatus } from './store.js';

/** What a caller may ask of the objects of a list; all of it has to hold. */
export interface ObjectFilter {
  readonly ids?: readonly number[] | undefined;
  /** By constants or ids. */
  readonly types?: readonly (string | number)[] | undefined;
  readonly typeGroup?: string | undefined;
  readonly typeTitle?: string | undefined;
  readonly title?: string | undefined;
  readonly sysid?: string | undefined;
  readonly status: RecordStatus;
}

/** The condition that a part of a filter stands for; `undefined` where it is not given. */
type Part = (filter: ObjectFilter, context: DomainContext) => ObjectCondition | undefined;

const parts: readonly Part[] = [
  ({ status }) => ({ kind: 'status', status }),
  ({ ids }) => ids && { kind: 'ids', ids },
  ({ types }, context) =>
    types && {
      kind: 'types',
      types: types.map(type => objectTypeNamed(context, type, right => ({ filter: `type: ${right}` })).const),
    },
  ({ typeGroup }, { registry }) =>
    typeGroup === undefined ? undefined : { kind: 'types', types: typesOfGroup(registry, typeGroup) },
  ({ typeTitle }, context) => (typeTitle === undefined ? undefined : { kind: 'types', types: typesTitled(context, typeTitle) }),
  ({ title }, context) => (title === undefined ? undefined : { kind: 'title', pattern: titlePattern(title, context) }),
  ({ sysid }) => (sysid === undefined ? undefined : { kind: 'sysid', sysid }),
];

/**
 * The conditions that a filter stands for.
 * @throws RpcError ObjectTypeNotFound, InvalidParameters
 */
export function conditionsOf(filter: ObjectFilter, context: DomainContext): readonly ObjectCondition[] {
  return parts.map(part => part(filter, context)).filter(condition => condition !== undefined);
}

function titlePattern(title: string, { dialect: { wildcards } }: DomainContext): readonly string[] {
  const pieces = wildcards ? title.split(wildcards) : [title];
  return pieces.length === 1 ? [foldedTitle(title)] : pieces.map(bareText);
}

function typesOfGroup({ objectTypeGroups }: Registry, name: string): readonly string[] {
  const group = objectTypeGroups.find(each => each.const === name);
  if (group) return group.objectTypes;
  const names = objectTypeGroups.map(each => each.const);
  const near = nearest(name, names);
  const right = near ? `did you mean '${near}'?` : `expected one of ${names.join(', ')}`;
  const reason = `type_group: there is no group of object types '${name}'; ${right}`;
  throw new RpcError('InvalidParameters', { reason: `filter: ${reason}` }, { filter: reason });
}

/** Titles are the site's own words: one that no type has finds nothing. */
function typesTitled({ registry, language }: DomainContext, title: string): readonly string[] {
  return registry.objectTypes.filter(each => hasTitle([title], each.title[language])).map(each => each.const);
}
