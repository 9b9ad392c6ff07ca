import type { ExternalObject } from '../../generated/types.js';
import type { Category } from '../catalog/registry.js';
import { findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import { linkObject } from '../domain/externals/external-links.js';
import { partsOf } from '../domain/externals/external-names.js';
import { type KnownObject, objectsOfSource } from '../domain/externals/known-objects.js';
import { type EntriesOfMany, listEntriesOfMany } from '../domain/reading/listing-of-many.js';
import { text } from '../messages/text.js';
import { type JsonText, withMember } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { pushExternal } from './external-push.js';
import { JsonAssembly } from './json-assembly.js';
import { jsonOfEntries, presentDone, presentObject } from './present.js';

/** cmdb.external: objects as data sources know them, by ids of their own. */
export const external: MethodHandlers<CallContext>['external'] = {
  async linkV2({ extType, extId, objectId }, context) {
    const wasLinked = await linkObject(context, { extType, extId }, objectId);
    return { result: presentDone(context, text(wasLinked ? 'ExternalAlreadyLinked' : 'ExternalLinked')) };
  },

  async pullV2({ extType, extId }, context) {
    const known = await objectsOfSource(context, extType, extId);
    const objects = known.map(({ object }) => object);
    const added = await findAddedStatuses(context, objects);
    const result = known.map(
      ({ object, name }): ExternalObject => ({ extId: partsOf(name)[0], extType, ...presentObject(object, context, added) }),
    );
    const categories = [...new Set(known.flatMap(({ entries }) => [...entries.keys()]))];
    const entries = await listEntriesOfMany(context, objects, categories);
    const assembly = new JsonAssembly(context.settings.bodyLimit);
    const data = known.map(each => dataOf(each, entries, context, assembly));
    return {
      result,
      write: inDialect => {
        const ofObjects = data.values();
        return assembly.array(inDialect, object => {
          const { value = assembly.of({}) } = ofObjects.next();
          return withMember(assembly.of(object), 'data', value);
        });
      },
    };
  },

  async pushV2(request, context) {
    return { result: await pushExternal(context, request) };
  },
};

/** The entries that the source wrote, by category. */
function dataOf(
  { object, entries: written }: KnownObject,
  entries: EntriesOfMany,
  context: CallContext,
  assembly: JsonAssembly,
): JsonText {
  const shown = [...written].map(([category, ids]: readonly [Category, ReadonlySet<number>]) => {
    const listed = entries.of(category, object.id);
    const own = { ...listed, entries: listed.entries.filter(({ id }) => ids.has(id)) };
    return [category.const, jsonOfEntries(own, context, assembly)] as const;
  });
  return assembly.object(shown);
}
