import type { Method, PagesMark } from '../discovery/openrpc.js';
import type { Schema } from '../rpc/json-schema.js';

/** The pages of a list: which parameter leads to the next one, and the shapes of a page and of its items. */
export interface Paging extends PagesMark {
  readonly page: Schema;
  readonly item: Schema;
  /** The list has no end: the call for the next page waits for something new. */
  readonly isFeed: boolean;
}

type Listing = Pick<Method, 'x-pages' | 'x-waits'> & { readonly result: { readonly schema: Schema } };
type Schemas = Readonly<Record<string, Schema>>;

/** The pages of a method that has the mark, or `undefined` where its result has no such list. */
export function pagingOf({ 'x-pages': mark, 'x-waits': isFeed = false, result }: Listing, schemas: Schemas): Paging | undefined {
  if (!mark) return undefined;
  const pages = alternatives(result.schema, schemas).map(page => ({ page, list: listIn(page, mark, schemas) }));
  const found = pages.find(({ list }) => list?.items !== undefined);
  return found?.list?.items && { ...mark, page: found.page, item: found.list.items, isFeed };
}

/** A result is one shape or one of several. */
function alternatives(schema: Schema, schemas: Schemas): readonly Schema[] {
  return resolveSchema(schema, schemas)?.anyOf?.flatMap(each => alternatives(each, schemas)) ?? [schema];
}

function listIn(page: Schema, { items }: PagesMark, schemas: Schemas): Schema | undefined {
  const shape = resolveSchema(page, schemas);
  const list = items === undefined ? shape : resolveSchema(shape?.properties?.[items], schemas);
  return list?.type === 'array' ? list : undefined;
}

function resolveSchema(schema: Schema | undefined, schemas: Schemas): Schema | undefined {
  const pointer = schema?.$ref ?? schema?.allOf?.[0]?.$ref;
  return pointer === undefined ? schema : schemas[pointer.slice(pointer.lastIndexOf('/') + 1)];
}
