import type { Handlers } from '../../generated/methods.js';
import type { CategoryDefinition, CategorySelection } from '../../generated/types.js';
import type { Category } from '../catalog/registry.js';
import { categoryNamed } from '../domain/categories.js';
import { type EntriesOfMany, listEntriesOfMany } from '../domain/entries/listing-of-many.js';
import { categoriesWanted } from '../domain/lists/categories-wanted.js';
import { objectWithId } from '../domain/objects/objects.js';
import type { CallContext } from './context.js';
import { isDigits } from './ids.js';
import { resultWithText } from './json-text.js';
import { textOfEntries } from './present.js';

/** The names under which categories of each kind are asked for and told. */
const kinds = [
  ['catgID', 'global'],
  ['catsID', 'specific'],
  ['customID', 'custom'],
] as const satisfies readonly (readonly [string, CategoryDefinition['kind']])[];

/** cmdb.categories: the entries of an object in several categories. */
export const categories: Handlers<CallContext>['categories'] = {
  async read({ objID, ...asked }, context) {
    const named = kinds.flatMap(([name, kind]) => [asked[name] ?? []].flat().map(each => meantBy(each, kind, name, context)));
    const wanted = named.length === 0 ? categoriesWanted(context, true) : undefined;
    const all = [...new Set(wanted ? wanted.categories.values() : named)];
    const object = await objectWithId(context, objID);
    const shelves = all.map(category => ({ category, beside: context.forms[category.storedIn]?.beside }));
    const entries = await listEntriesOfMany(context, [object], shelves);
    const told = wanted ? all.filter(category => wanted.isTold(category, object, entries)) : all;
    const texts = kinds.flatMap(([name, kind]) => {
      const ofKind = told.filter(category => category.kind === kind);
      const members = ofKind.flatMap(category => textOf(category, object.id, entries, context) ?? []);
      return wanted || ofKind.length > 0 ? [`"${name}":{${members.join()}}`] : [];
    });
    return resultWithText(`{${texts.join()}}`);
  },
};

type Named = Exclude<CategorySelection, readonly unknown[]>;

function meantBy(given: Named, kind: CategoryDefinition['kind'], parameter: string, context: CallContext): Category {
  const numbered =
    isDigits(given) || typeof given === 'number' ? context.registry.categoryNumbered(kind, Number(given)) : undefined;
  return categoryNamed(context, numbered?.const ?? String(given), parameter);
}

/** The entries of a category; where the first stands for all of them, that one, if there is any. */
function textOf(category: Category, object: number, all: EntriesOfMany, context: CallContext): string | undefined {
  const listed = all.of(category, object);
  if (!context.dialect.tellsFirstEntry) return `"${category.const}":${textOfEntries(listed, context)}`;
  const entries = listed.entries.slice(0, 1);
  if (entries.length === 0) return undefined;
  return `"${category.const}":${textOfEntries({ ...listed, entries }, context).slice(1, -1)}`;
}
