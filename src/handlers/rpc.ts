import { isTold } from '../discovery/site-document.js';
import { requireKnownCategory } from '../domain/categories.js';
import { statusesAdded } from '../domain/dialogs/cmdb-statuses.js';
import { text } from '../messages/text.js';
import { withSuggestion } from '../rpc/did-you-mean.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';

/** rpc: the service itself. For an authenticated caller the document includes the catalogue of the site, and the CMDB statuses that were added. */
export const rpc: MethodHandlers<CallContext>['rpc'] = {
  async discover({ methods, categories }, context) {
    const { discovery, key, language, publicUrl } = context;
    if (key === '') {
      for (const [name, given] of Object.entries({ methods, categories }))
        if (given !== undefined) rejectParameter(name, text('PartOfDocumentNeedsKey'));
      return discovery.ofService(publicUrl);
    }
    const catalog = context.registry.named ?? context.registry;
    const statuses = (await statusesAdded(context)).map(({ id, constant, title }) => ({
      id,
      const: constant ?? '',
      title: { en: title, de: title },
    }));
    if (!methods && !categories) return discovery.ofSite(publicUrl, language, catalog, statuses);
    for (const name of methods ?? []) requireMethod(name, discovery.methods());
    const described = categories?.map(name => describedCategory(context, name));
    return discovery.partOfSite(publicUrl, language, { catalog, statuses }, { methods, categories: described });
  },
};

function requireMethod(name: string, known: readonly string[]): void {
  if (!known.includes(name)) rejectParameter('methods', withSuggestion(text('MethodNotInDocument', { name }), name, known));
}

/** The constant of a category that the document describes. */
function describedCategory(context: CallContext, name: string): string {
  const category = requireKnownCategory(context, name, 'categories');
  if (!isTold(category)) throw new RpcError('CategoryWithoutAttributes', { category: name });
  return category.const;
}
