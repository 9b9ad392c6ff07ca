import type { CategoryDefinition, SearchHit } from '../../generated/types.js';
import { type SearchResult, search as searched } from '../domain/search/search.js';
import { statusNames } from '../domain/statuses.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** idoit.search: objects and entries by what is written in them. */
export const search: MethodHandlers<CallContext>['search'] = {
  async read({ q: text, mode, limit }, context) {
    if (context.options?.asOf !== undefined) rejectParameter('as_of', 'what was is not searched; expected a search without it');
    await context.searchIndex.catchUp();
    return { result: (await searched(context, { text, mode, limit })).map(result => presentHit(result, text, context)) };
  },
};

/** How a link names a category by its number. */
const categoryIds = { global: 'catgID', specific: 'catsID', custom: 'customID' } as const satisfies Record<
  CategoryDefinition['kind'],
  string
>;

function presentHit(result: SearchResult, text: string, { registry, language }: CallContext): SearchHit {
  const { object, entry, model, match, score } = result;
  const { category } = model;
  const type = registry.objectType(object.type)?.title[language] ?? object.type;
  const place = `objID=${object.id}&${categoryIds[category.kind]}=${category.id}&cateID=${(entry ?? object).id}`;
  const isTitle = !entry && match.text === object.title;
  return {
    documentId: String(object.id),
    key: [type, category.title[language], match.attribute.title?.[language] ?? match.attribute.key].join(' > '),
    value: isTitle ? object.title : `${object.title}: ${match.text}`,
    type: 'cmdb',
    link: `/?${place}&highlight=${encodeURIComponent(text)}`,
    score: String(score),
    status: registry.recordStatus(statusNames.normal.number)?.title[language] ?? '',
  };
}
