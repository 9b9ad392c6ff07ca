import type { Titles } from '../../generated/types.js';
import type { Ways } from './dataset.js';

/** A value for an attribute. Choices and links are given by their constants or titles. */
export type Scalar = string | number | boolean;

/**
 * Turns a value of the source into one of ours, seeing the row it stands in; `null` where it says nothing.
 * @throws UnmappableValue
 */
export type Conversion = (value: unknown, fields: Readonly<Record<string, unknown>>) => Scalar | null;

/** Where the value of an attribute comes from. Paths lead through references: `device_type.manufacturer.name`. */
export type Value =
  | { readonly kind: 'constant'; readonly value: Scalar }
  /** `beside` are the other fields of the row that the conversion reads. */
  | { readonly kind: 'field'; readonly path: string; readonly as: Conversion; readonly beside: readonly string[] }
  /** The value that the table gives for the whole value, or for the first word of the table that occurs in it. */
  | { readonly kind: 'choice' | 'keyword'; readonly path: string; readonly table: Readonly<Record<string, Scalar>> }
  /** A text with paths in braces; nothing, where one of them leads to nothing. */
  | { readonly kind: 'text'; readonly template: string }
  /** Every value the path leads to. */
  | { readonly kind: 'list'; readonly path: string }
  /** Every value the paths lead to, each on a line of its own, or with a text between them; behind its label where its path has one. */
  | {
      readonly kind: 'lines';
      readonly paths: readonly string[];
      readonly between?: string;
      readonly labels?: Readonly<Record<string, string>>;
    }
  /** The place of the row among those that the path leads to, by its number, or from one; nothing where it is alone. What cannot be sure is said. */
  | { readonly kind: 'rank'; readonly path: string; readonly number: string; readonly unsure: string; readonly reason: Titles }
  /** The place of a number among those that begin with another one, or with one: of units from 5 on, unit 5 is the first. */
  | { readonly kind: 'counted'; readonly path: string; readonly beginning: string }
  /** A constant where the path leads to anything. A `mark` is never taken away: without it, the attribute is not named at all. */
  | { readonly kind: 'given' | 'mark'; readonly path: string; readonly value: Scalar }
  /** Objects that rows became: that of the first path that leads to one, or those of all paths. */
  | { readonly kind: 'object' | 'objects'; readonly paths: readonly string[] }
  /** The object of every installation that has this constant, where it is there. */
  | { readonly kind: 'installed'; readonly constant: string }
  /** Entries that parts of rows became, the first of these parts before the others. Where further ones lead here by themselves, `isEnd` is true. */
  | {
      readonly kind: 'entry' | 'entries';
      readonly paths: readonly string[];
      readonly parts: readonly string[];
      readonly isEnd?: boolean;
    }
  | { readonly kind: 'first'; readonly of: readonly Value[] };

/** Whether a path leads to anything, or to one of some values. */
export interface Condition {
  readonly path: string;
  readonly values?: readonly string[];
  /** The answer that the condition requires. */
  readonly holds: boolean;
}

export type AttributeValues = Readonly<Record<string, Value>>;

/** The object that a row becomes. */
export interface ObjectMapping {
  readonly when?: Condition;
  readonly type: Value;
  /** Attributes of Global. */
  readonly global: AttributeValues;
}

/** An entry that a row becomes, or adds attributes to. */
export interface EntryMapping {
  /** Names the entry within the row. */
  readonly part: string;
  readonly category: string;
  readonly when?: Condition;
  /** There is no entry unless one of these attributes has a value. */
  readonly needs?: readonly string[];
  /** The object that the entry belongs to; the object of the row where absent or leading nowhere. */
  readonly of?: Value;
  /** The entry, made by another part, that gets these attributes as well. */
  readonly into?: Value;
  readonly attributes: AttributeValues;
}

/** The objects and entries that rows of a model become. A model may have two mappings: circular links need a second round. */
export interface Mapping {
  readonly model: string;
  /** Path to rows of the same model that have to come first. */
  readonly after?: string;
  readonly object?: ObjectMapping;
  readonly entries?: readonly EntryMapping[];
}

/** Reasons by model and field, `dcim.site.facility`; a star stands for every model or the end of a field. */
export type FieldReasons = Readonly<Record<string, Titles>>;

/** Versions of the source that a dump may come from, as far as it tells. */
export interface Origin {
  readonly system: string;
  /** Oldest and newest of them. */
  readonly from: string;
  readonly to: string;
  /** Models that no known version has. */
  readonly unseen: readonly string[];
}

/** Everything that has to be known of a source: what its rows become, in this order, and how they hang together. */
export interface Format extends Ways {
  readonly mappings: readonly Mapping[];
  /** Constants of the objects of every installation that rows may lead to. */
  readonly constants: readonly string[];
  readonly origin: Origin;
  /** Fields that say nothing of what is documented: they are not in the report. */
  readonly meaningless: ReadonlySet<string>;
  /** Values, by model and field, that say no more than that nobody chose one: they are not in the report. */
  readonly usual: Readonly<Record<string, unknown>>;
  /** Why fields that say something are not taken over. */
  readonly withoutCounterpart: FieldReasons;
  /** Paths by fields that say the same as the rows that these lead to: `virtualization.virtualmachine.disk`. */
  readonly toldBy: Readonly<Record<string, string>>;
}

/** A row that cannot become what its mapping says. */
export class UnmappableValue extends Error {
  readonly reason: Titles;
  /** The field or value of the row that is at fault, where the reason does not contain it. */
  readonly detail: string | undefined;

  constructor(reason: Titles, detail?: string) {
    super(reason.en);
    this.reason = reason;
    this.detail = detail;
  }
}
