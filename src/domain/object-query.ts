import type { ObjectRecord, RecordStatus } from './store.js';

/** A text to be met: exactly one piece, or several with anything between them. */
export type Pattern = readonly string[];

/** What an object has to be like; every row of an engine's table makes SQL of one kind. */
export type ObjectCondition =
  | { readonly kind: 'status'; readonly status: RecordStatus }
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'types'; readonly types: readonly string[] }
  /** Of the folded title; parts of one are bare. */
  | { readonly kind: 'title'; readonly pattern: Pattern }
  | { readonly kind: 'sysid'; readonly sysid: string };

/** What decides the order, besides the id. */
export type ObjectOrder =
  | { readonly by: 'id' }
  | { readonly by: 'title' }
  | { readonly by: 'sysid' }
  /** The rank of each type; types of equal rank stand together. */
  | { readonly by: 'type'; readonly ranks: Readonly<Record<string, number>> };

/** Where an object stands in an order. */
export interface ObjectPosition {
  readonly value: string | number;
  readonly id: number;
}

/** Objects that meet every condition, in an order without ties. */
export interface ObjectQuery {
  readonly conditions: readonly ObjectCondition[];
  readonly order: ObjectOrder;
  readonly descending: boolean;
  /** Only what comes after it. */
  readonly after: ObjectPosition | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** An object of a list, and what it is sorted by. */
export interface ListedObject extends ObjectRecord {
  readonly position: string | number;
}
