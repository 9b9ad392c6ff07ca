import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** system.endpoints: what every method takes, for clients that do not know OpenRPC. */
export const endpoints: MethodHandlers<CallContext>['endpoints'] = {
  async readV2(_, { discovery }) {
    return { json: discovery.endpoints() };
  },
};
