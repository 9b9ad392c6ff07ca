import type { TextOrder } from '../../attributes/text-orders.js';
import type { ObjectRecord, RecordStatus } from './objects.js';

/** A text to be met: exactly one piece, or several with anything between them. */
export type Pattern = readonly string[];

/** How values are compared that have an order. */
export type Order = '=' | '<' | '<=' | '>' | '>=';

/** A condition on a stored value. A value that is not set meets none. */
export type ValueTest =
  | { readonly is: 'set' }
  /** A text like this; the case of A to Z does not count. */
  | { readonly is: 'like'; readonly pattern: Pattern }
  /** A text that stands in this order, byte by byte; with `by`, the ordering forms of both. */
  | { readonly is: 'ordered'; readonly order: Order; readonly text: string; readonly by?: TextOrder }
  /** A number, or an amount kept as a text. */
  | { readonly is: 'number'; readonly order: Order; readonly number: number }
  /** One of these values; of a list, one of its elements. */
  | { readonly is: 'oneOf'; readonly values: readonly (string | number | boolean)[]; readonly orUnset?: boolean }
  /** One of these: as texts in which the case of A to Z does not count, byte by byte, by the first seconds of a moment, or as numbers. */
  | {
      readonly is: 'equal';
      readonly by: 'letters' | 'bytes' | 'seconds' | 'number';
      readonly to: readonly (string | number)[];
    }
  /** A choice of this dialog that users added, with a title like one of these, or one that is shipped. */
  | {
      readonly is: 'choice';
      readonly dialog: string;
      readonly patterns: readonly Pattern[];
      readonly shipped: readonly (string | number)[];
    };

/** Where a value stands: a member of the values of an entry, or `otherwise` another one of them, a member of those of an object, or a column of its own. */
export type ValuePlace =
  | { readonly of: 'entry'; readonly key: string; readonly within?: 'base'; readonly many?: boolean; readonly otherwise?: string }
  | { readonly of: 'object'; readonly key: string; readonly many?: boolean }
  | {
      readonly of: 'column';
      readonly column: 'title' | 'sysid' | 'created' | 'createdBy' | 'updated' | 'updatedBy' | 'cmdbStatus' | 'type' | 'status';
    }
  | { readonly of: 'mark' }
  /** The id of the object an entry belongs to, or of the entry. */
  | { readonly of: 'owner' }
  | { readonly of: 'id' };

/** Entries of a category: on the object itself, or those that link to it. */
export interface EntrySource {
  readonly category: string;
  /** The attribute there that links to the object. */
  readonly link?: string | undefined;
}

/** Where entries keep an attribute, and its key there. */
export interface AttributePlace {
  readonly source: EntrySource;
  readonly key: string;
  readonly place: ValuePlace;
}

/** A condition on the target of a link. */
export type LinkTarget =
  | { readonly to: 'anything' }
  | { readonly to: 'objects' | 'entries'; readonly ids: readonly number[] }
  /** Objects whose folded title is like one of these. */
  | { readonly to: 'titled'; readonly patterns: readonly Pattern[] };

/** A condition on an object; each engine makes SQL of every kind. */
export type ObjectCondition =
  /** `isFew`: an index of the status, or of the type, leads to what is looked for. */
  | { readonly kind: 'status'; readonly status: RecordStatus; readonly isFew?: boolean }
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'types'; readonly types: readonly string[]; readonly isFew?: boolean }
  /** The folded title is like one of these; parts of one are bare. */
  | { readonly kind: 'title'; readonly patterns: readonly Pattern[] }
  | { readonly kind: 'sysid'; readonly sysid: string }
  /** A value of the object itself. */
  | { readonly kind: 'value'; readonly place: ValuePlace; readonly test: ValueTest }
  /** A normal entry with such a value. */
  | {
      readonly kind: 'entry';
      readonly source: EntrySource;
      readonly place: ValuePlace;
      readonly test: ValueTest;
    }
  /** A normal entry that links there by an attribute. */
  | { readonly kind: 'link'; readonly source: EntrySource; readonly key: string; readonly target: LinkTarget }
  /** Found from an object on along links from below, as `category.attribute`, itself among them. */
  | { readonly kind: 'below'; readonly object: number; readonly links: readonly string[] }
  | { readonly kind: 'not'; readonly condition: ObjectCondition }
  | { readonly kind: 'any'; readonly of: readonly (readonly ObjectCondition[])[] };

/** Whether the numbers of objects by type and status say how many meet the conditions: they are kept, so nothing has to be counted. */
export function isCounted(conditions: readonly ObjectCondition[]): boolean {
  return conditions.every(({ kind }) => kind === 'status' || kind === 'types');
}

/** Sort key of a list, in front of the id. */
export type ObjectOrder =
  | { readonly by: 'id' }
  | { readonly by: 'title' }
  | { readonly by: 'sysid' }
  | { readonly by: 'created' }
  /** The last change, or the creation where there is none. */
  | { readonly by: 'updated' }
  /** The rank of each type; types of equal rank stand together. */
  | { readonly by: 'type'; readonly ranks: Readonly<Record<string, number>> }
  | AttributeOrder;

/** By a value of the first normal entry, or of the object itself; what has none comes last in either direction. */
export interface AttributeOrder {
  readonly by: 'attribute';
  /** Where the value may stand: in entries that one source leads to, or in the object. */
  readonly places: readonly AttributePlace[] | Extract<ValuePlace, { of: 'object' | 'column' }>;
  readonly sortedAs: SortedAs;
  /** Only values of objects of these types count; those of all where absent. */
  readonly types?: readonly string[] | undefined;
}

/**
 * How values stand in an order: as texts, in which the case of A to Z does not count, as what such texts stand for, as numbers, as a yes after
 * a no, or as the titles of what they lead to; `shipped` has the folded titles of the choices of the catalogue by what is stored of them.
 */
export type SortedAs =
  | { readonly as: 'text' | TextOrder | 'number' | 'yesOrNo' | 'object' | 'entry' }
  | { readonly as: 'choice'; readonly dialog: string; readonly shipped: Readonly<Record<string, string>> };

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
