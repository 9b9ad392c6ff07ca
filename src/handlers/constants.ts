import type { CategoryDefinition, Constants, Titles } from '../../generated/types.js';
import { jsonOf } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { memoize } from './memoize.js';

/** idoit.constants: titles of constants, by kind. */
export const constants: MethodHandlers<CallContext>['constants'] = {
  async read(_, context) {
    return { json: jsonFor(context) };
  },
};

const jsonFor = memoize(context => jsonOf(constantsOf(context)));

/** The statuses that existing clients expect: those a record is taken to. */
const statuses = [
  'C__RECORD_STATUS__NORMAL',
  'C__RECORD_STATUS__ARCHIVED',
  'C__RECORD_STATUS__DELETED',
  'C__RECORD_STATUS__PURGE',
];

function constantsOf({ registry, language }: CallContext): Constants {
  const titlesByConstant = (all: readonly { readonly const: string; readonly title: Readonly<Titles> }[]) =>
    Object.fromEntries(all.map(({ const: constant, title }) => [constant, title[language]]));
  const categories = (kind: CategoryDefinition['kind']) =>
    titlesByConstant(registry.categories.filter(category => category.kind === kind));
  const objects = registry.defaultObjects.flatMap(({ const: constant, title }) => (constant ? [[constant, title]] : []));
  return {
    objectTypes: titlesByConstant(registry.objectTypes),
    categories: { g: categories('global'), s: categories('specific'), g_custom: categories('custom') },
    recordStates: titlesByConstant(registry.recordStatuses.filter(status => statuses.includes(status.const))),
    relationTypes: titlesByConstant(registry.relationTypes),
    staticObjects: Object.fromEntries(objects),
  };
}
