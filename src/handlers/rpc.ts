import { statusesAdded } from '../domain/dialogs/cmdb-statuses.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** rpc: the service itself. For an authenticated caller the document includes the catalogue of the site, and the CMDB statuses that were added. */
export const rpc: MethodHandlers<CallContext>['rpc'] = {
  async discover(_, context) {
    const { discovery, key, language, publicUrl } = context;
    if (key === '') return discovery.ofService(publicUrl);
    const added = (await statusesAdded(context)).map(({ id, constant, title }) => ({
      id,
      const: constant ?? '',
      title: { en: title, de: title },
    }));
    return discovery.ofSite(publicUrl, language, context.registry.named ?? context.registry, added);
  },
};
