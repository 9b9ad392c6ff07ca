import { type Text, text } from '../../messages/text.js';
import type { DomainContext } from '../context.js';
import type { Definition } from './definitions.js';
import { inLanguageOf } from './one-language.js';
import {
  addDefinition,
  type ChangedDefinition,
  changeDefinition,
  type Meant,
  removeDefinition,
  type SinglePart,
} from './single-definitions.js';

/** Members of a group of object types as a method gives them; absent ones stay as they are, or are usual. */
export interface GivenObjectTypeGroup {
  readonly title?: string;
  readonly sort?: number;
  readonly visible?: boolean;
}

/** Groups of object types, by the names that methods have for their members. */
export const objectTypeGroupPart: SinglePart = {
  part: 'object_type_groups',
  list: ({ registry }) => registry.objectTypeGroups,
  unknown: name => text('NoSuchObjectTypeGroup', { name }),
  reader: 'cmdb.object-type-group.read.v2',
  parameters: {},
};

/**
 * Adds a group.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its parameter
 */
export function addObjectTypeGroup(
  context: DomainContext,
  named: { readonly constant: string | undefined; readonly beginning: string },
  given: GivenObjectTypeGroup,
): Promise<ChangedDefinition> {
  return addDefinition(context, objectTypeGroupPart, named, () => membersIn(context, given, {}));
}

/**
 * Changes a group of the site.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its parameter
 */
export function changeObjectTypeGroup(
  context: DomainContext,
  meant: Meant,
  given: GivenObjectTypeGroup,
): Promise<ChangedDefinition> {
  return changeDefinition(context, objectTypeGroupPart, meant, former => membersIn(context, given, former));
}

/**
 * Removes a group of the site that no object type is in.
 * @throws RpcError Forbidden, InvalidParameters
 */
export function removeObjectTypeGroup(context: DomainContext, meant: Meant): Promise<ChangedDefinition> {
  return removeDefinition(context, objectTypeGroupPart, meant, constant => typesStandIn(context, constant));
}

function membersIn(context: DomainContext, given: GivenObjectTypeGroup, former: Definition): Definition {
  const members = { ...inLanguageOf(context, given, former), sort: given.sort, visible: given.visible };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

function typesStandIn({ registry }: DomainContext, group: string): Text | undefined {
  const types = registry.objectTypes.filter(each => each.group === group).map(each => each.const);
  return types.length > 0 ? text('GroupHasTypes', { types: types.join(', ') }) : undefined;
}
