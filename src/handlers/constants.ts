import type { CategoryDefinition, Constants, Titles } from '../../generated/types.js';
import { jsonOf } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { madeOnce } from './made-once.js';

/** idoit.constants: titles of constants, by kind. */
export const constants: MethodHandlers<CallContext>['constants'] = {
  async read(_, context) {
    return { json: jsonFor(context) };
  },
};

const jsonFor = madeOnce(context => jsonOf(constantsOf(context)));

/** The statuses that existing clients expect: those a record is taken to. */
const statuses = [
  'C__RECORD_STATUS__NORMAL',
  'C__RECORD_STATUS__ARCHIVED',
  'C__RECORD_STATUS__DELETED',
  'C__RECORD_STATUS__PURGE',
];

function constantsOf({ registry, language }: CallContext): Constants {
  const titled = (all: readonly { readonly const: string; readonly title: Readonly<Titles> }[]) =>
    Object.fromEntries(all.map(({ const: constant, title }) => [constant, title[language]]));
  const categories = (kind: CategoryDefinition['kind']) => titled(registry.categories.filter(category => category.kind === kind));
  const objects = registry.defaultObjects.flatMap(({ const: constant, title }) => (constant ? [[constant, title]] : []));
  return {
    objectTypes: titled(registry.objectTypes),
    categories: { g: categories('global'), s: categories('specific'), g_custom: categories('custom') },
    recordStates: titled(registry.recordStatuses.filter(status => statuses.includes(status.const))),
    relationTypes: titled(registry.relationTypes),
    staticObjects: Object.fromEntries(objects),
  };
}
