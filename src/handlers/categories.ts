import type { CategoryDefinition, CategorySelection } from '../../generated/types.js';
import type { Category } from '../catalog/registry.js';
import { categoryNamed } from '../domain/categories.js';
import { isListedVirtual, resolveCategories } from '../domain/lists/requested-categories.js';
import { objectWithId } from '../domain/objects/objects.js';
import type { ListedEntries } from '../domain/reading/listing.js';
import { listEntriesOfMany } from '../domain/reading/listing-of-many.js';
import type { JsonText } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { isAsked } from './flags.js';
import { isDigits } from './ids.js';
import { JsonAssembly } from './json-assembly.js';
import { jsonOfEntries, jsonOfFirst } from './present.js';

/** Member names of each kind of category in parameters and results. */
const kinds = [
  ['catgID', 'global'],
  ['catsID', 'specific'],
  ['customID', 'custom'],
] as const satisfies readonly (readonly [string, CategoryDefinition['kind']])[];

/** cmdb.categories: the entries of an object in several categories. */
export const categories: MethodHandlers<CallContext>['categories'] = {
  async read({ objID, content, ...asked }, context) {
    const named = kinds.flatMap(([parameter, kind]) =>
      [asked[parameter] ?? []].flat().map(given => ({ given, kind, parameter })),
    );
    const requested = named.length === 0 ? resolveCategories(context, true) : undefined;
    const all = [...new Set(requested ? requested.categories.values() : named.flatMap(each => coerceCategory(each, context)))];
    const object = await objectWithId(context, objID);
    const entries = await listEntriesOfMany(context, [object], all, { content: isAsked(content) });
    const assembly = new JsonAssembly(context.settings.bodyLimit);
    const told = requested ? all.filter(category => requested.isReturned(category, object, entries)) : all;
    const kindsTold = kinds.flatMap(([name, kind]): (readonly [string, JsonText])[] => {
      const ofKind = told.filter(category => category.kind === kind);
      const members = ofKind.flatMap(category => memberFor(category, entries.of(category, object.id), context, assembly));
      return requested || ofKind.length > 0 ? [[name, assembly.object(members)]] : [];
    });
    return { json: assembly.object(kindsTold) };
  },
};

interface Named {
  readonly given: Exclude<CategorySelection, readonly unknown[]>;
  readonly kind: CategoryDefinition['kind'];
  readonly parameter: string;
}

/** The category that is named; none where it has no data, in a dialect whose lists go on with others. */
function coerceCategory({ given, kind, parameter }: Named, context: CallContext): Category | readonly Category[] {
  const numbered =
    isDigits(given) || typeof given === 'number' ? context.registry.categoryNumbered(kind, Number(given)) : undefined;
  const name = numbered?.const ?? String(given);
  return isListedVirtual(context, name, parameter) ? [] : categoryNamed(context, name, parameter);
}

/** The entries of a category under its constant; where the first stands for all of them, that one, if there is any. */
function memberFor(
  { const: constant }: Category,
  listed: ListedEntries,
  context: CallContext,
  assembly: JsonAssembly,
): (readonly [string, JsonText])[] {
  if (!context.dialect.tellsFirstEntry) return [[constant, jsonOfEntries(listed, context, assembly)]];
  const first = jsonOfFirst(listed, context, assembly);
  return first === undefined ? [] : [[constant, first]];
}
