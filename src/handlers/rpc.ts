import type { Handlers } from '../../generated/methods.js';
import type { CallContext } from './context.js';

/** rpc: the service itself. */
export const rpc: Handlers<CallContext>['rpc'] = {
  async discover(_, { document }) {
    return document as Awaited<ReturnType<Handlers<CallContext>['rpc']['discover']>>;
  },
};
