import type { Handlers } from '../../generated/methods.js';
import type { CallContext } from './context.js';
import { resultWithText } from './json-text.js';

/** rpc: the service itself. Who gives a key is told what the catalogue of the site holds. */
export const rpc: Handlers<CallContext>['rpc'] = {
  async discover(_, { discovery, key, language }) {
    return resultWithText(key === '' ? discovery.text : discovery.textOfSite(language));
  },
};
