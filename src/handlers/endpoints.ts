import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** system.endpoints: the parameters of every method, for clients that do not know OpenRPC. */
export const endpoints: MethodHandlers<CallContext>['endpoints'] = {
  async readV2(_, { discovery }) {
    return { json: discovery.endpoints() };
  },
};
