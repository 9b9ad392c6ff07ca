import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** The service as existing clients know add-ons. */
const addon = { title: 'Api', key: 'api' } as const;

/** The largest number that clients of every language hold as an integer: objects are not limited in number. */
const withoutLimit = 2_147_483_647;

/** idoit.addons: the add-ons of the service. */
export const addons: MethodHandlers<CallContext>['addons'] = {
  async read(_, { discovery: { version } }) {
    const api = { ...addon, version, author: { name: 'kataster' }, licensed: true, active: true, installed: true };
    return { result: { success: true, result: [api] } };
  },
};

/** idoit.license: how many objects there are, and may be. */
export const license: MethodHandlers<CallContext>['license'] = {
  async read(_, { store }) {
    const inUse = await store.reads.objects.count([]);
    return {
      result: {
        objectCapacity: { total: withoutLimit, inUse },
        addons: { [addon.key]: { label: addon.title, licensed: true } },
        licenses: [],
      },
    };
  },
};

/** cmdb.filter: saved filters. */
export const filter: MethodHandlers<CallContext>['filter'] = {
  async read() {
    return { result: [] };
  },
};
