import type { CategoryDefinition, SearchHit } from '../../generated/types.js';
import { pathsOfEqual } from '../domain/lists/location-paths.js';
import { type SearchRequest, type SearchResult, search as searched } from '../domain/search/search.js';
import { statusNames } from '../domain/statuses.js';
import { text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** idoit.search, console.search: objects and entries by what is written in them. */
export const search: MethodHandlers<CallContext>['search'] = {
  async query({ options: { searchString: searchText } }, context) {
    const limit = Math.min(hitsOfQuery, context.settings.pageLimit);
    const hits = await hitsOf(context, { text: searchText, mode: 'normal', limit });
    return { result: { success: true, output: hits.map(({ documentId, key, value }) => `${documentId}: ${key}: ${value}`) } };
  },

  async read({ q: searchText, mode, limit }, context) {
    if (context.options?.asOf !== undefined) rejectParameter('as_of', text('WhatWasIsNotSearched'));
    return { result: await hitsOf(context, { text: searchText, mode, limit }) };
  },
};

/** Lines that a search by command returns at most. */
const hitsOfQuery = 100;

async function hitsOf(context: CallContext, request: SearchRequest): Promise<SearchHit[]> {
  await context.searchIndex.catchUp();
  const found = await searched(context, request);
  const paths = await pathsOfEqual(
    context,
    found.map(({ object }) => object),
  );
  return found.map(result => {
    const path = context.dialect.formerForms ? undefined : paths.get(result.object.id);
    return { ...presentHit(result, request.text, context), ...(path && { location_path: path }) };
  });
}

/** How a link names a category by its number. */
const categoryIds = { global: 'catgID', specific: 'catsID', custom: 'customID' } as const satisfies Record<
  CategoryDefinition['kind'],
  string
>;

function presentHit(result: SearchResult, searchText: string, { registry, language }: CallContext): SearchHit {
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
    link: `/?${place}&highlight=${encodeURIComponent(searchText)}`,
    score: String(score),
    status: registry.recordStatus(statusNames.normal.number)?.title[language] ?? '',
  };
}
