import type { Handlers } from '../../generated/methods.js';
import type { CallContext } from './context.js';
import { resultWithText } from './json-text.js';

/** system.endpoints: what every method takes, for clients that do not know OpenRPC. */
export const endpoints: Handlers<CallContext>['endpoints'] = {
  async readV2(_, { discovery }) {
    return resultWithText(discovery.textOfEndpoints());
  },
};
