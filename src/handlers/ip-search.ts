import type { NetOfAddress as ShownNet } from '../../generated/types.js';
import { type NetOfAddress, netsOfAddress } from '../domain/assignments/nets-of-address.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** cmdb.ip_search: the nets of an address. */
export const ipSearch: MethodHandlers<CallContext>['ip_search'] = {
  async read({ ip }, context) {
    return { result: (await netsOfAddress(context, ip)).map(net => presentNet(net, context)) };
  },
};

function presentNet({ object, values }: NetOfAddress, { registry, language }: CallContext): ShownNet {
  const type = registry.objectType(object.type);
  const { address = '', netmask = '', cidr_suffix: suffix, range_from = '', range_to = '' } = values;
  return {
    ...{ id: object.id, title: object.title, sysid: object.sysid },
    ...{ type: type?.id ?? 0, type_title: type?.title[language] ?? object.type },
    ...{ address: String(address), netmask: String(netmask), cidr_suffix: typeof suffix === 'number' ? suffix : null },
    ...{ range_from: String(range_from), range_to: String(range_to) },
  };
}
