import type { AttributeDefinition, Titles } from '../../generated/types.js';
import type { Schema } from '../rpc/json-schema.js';
import type { Accepting, Attribute, Pending, Showing } from './attribute-type.js';
import type { Kept, KeptValues } from './attribute-values.js';
import type { CatalogLookups } from './catalog-lookups.js';
import type { Control } from './control.js';
import type { ReferencedChoice, ReferenceIds } from './references.js';
import type { SchemaContext, ValueSchemas } from './value-schemas.js';

/**
 * Definition of an attribute type: one file per type. Every member is required, so that a type states what it does not do.
 */
export interface AttributeType {
  /** Whether values are saved; those of other types are worked out on reading. */
  readonly saved: boolean;
  readonly holds: Holding;
  readonly marks: Marks;
  /** Texts that a search finds: the text or title of a value, those of the members of its rows, or nothing. */
  readonly searched: 'value' | 'members' | 'nothing';
  /** Whether a value can name its entry: unless the catalogue says otherwise, only where it does, or never. */
  readonly names: 'usually' | 'whereAsked' | 'never';
  readonly comparedAs: ComparedAs;
  /** The type of a value as an operand in expressions of computed attributes. */
  readonly operand: OperandType | 'nothing';
  /** How an unset value reads, and how in the forms of existing clients where that differs; or a kept value that it counts as. */
  readonly unset: { readonly reads: Unset; readonly formerly?: Unset } | { readonly countsAs: Kept };
  /** Values beside `null` and `""` that clear the attribute. */
  readonly clears: readonly unknown[];
  /** @throws InvalidValue with what would be right */
  accept(given: unknown, attribute: Attribute, accepting: Accepting): Kept | Pending;
  /** Whether a value in the database is one that this type keeps. */
  fits(kept: unknown, attribute: Attribute, known: KnownReferences): boolean;
  /** Notes what has to be looked up before a value can be shown. */
  readonly collectReferences: CollectReferences | 'nothing';
  show(kept: Kept, attribute: Attribute, showing: Showing, values: Readonly<KeptValues>): unknown;
  /** How values are read and saved, as JSON Schemas; those of clients follow from them. */
  schemas(attribute: Attribute, context: SchemaContext): ValueSchemas;
  /** Named schemas that `schemas` refers to. */
  readonly inputs: Readonly<Record<string, Schema>>;
  control(attribute: Attribute): Control;
  readonly words: TypeWords;
  /** A value for tests and examples; `'referred'`: a sample of the link's target is made; `'fields'`: a row of samples of its fields. */
  readonly sample: MakeSample | 'referred' | 'fields' | 'none';
  /** Values that are rejected, each with a part of the message. */
  readonly rejected: readonly (readonly [given: unknown, says: string])[];
  /** Names of the type for existing clients. */
  readonly legacyNames: LegacyNames;
}

/** Values that stand for none. */
export type Unset = '' | null | readonly [];

/** Structure of values. */
export interface Holding {
  /** Whether a value is a list. */
  readonly many: boolean;
  /** Records whose ids are stored. */
  readonly leadsTo: 'objects' | 'entries' | 'nothing';
  /** Constants of the only object types that values lead to; empty where the attribute says which. */
  readonly objectTypes: readonly string[];
  /** Whether values are choices of a dialog, and whether an unknown title becomes a new one. */
  readonly choice: 'fixed' | 'extendable' | 'none';
  /** How values are kept: a secret is encrypted where there is a key, content is stored apart from the values. */
  readonly kept: 'plain' | 'secret' | 'content';
}

/** Marks that the catalogue may set on attributes of a type. */
export interface Marks {
  /** Marks that it must have; attributes of no other type have them. */
  readonly needs: readonly Mark[];
  /** Marks that it may have; attributes of a type that does not say so may not. */
  readonly takes: readonly Mark[];
  readonly formats: 'every' | 'html' | 'none';
  /** Whether there is a least and a greatest value, and what they are. */
  readonly range: 'integer' | 'number' | 'none';
  /** Default that the catalogue may set on creation where the data does not name the attribute: of values, any that could be sent. */
  readonly preset: 'yesOrNo' | 'choice' | 'value' | 'none';
}

export type CollectReferences = (kept: Kept, attribute: Attribute, referenceIds: ReferenceIds) => void;

/** Marks of an attribute in the catalogue that belong to types. */
export type Mark = keyof Pick<
  AttributeDefinition,
  | 'dialog'
  | 'fields'
  | 'valueType'
  | 'unavailable'
  | 'expression'
  | 'exclusive'
  | 'showContent'
  | 'minLength'
  | 'notBefore'
  | 'step'
  | 'mutual'
  | 'byTitle'
>;

/** Families of comparisons: values of one family are compared alike. Of those that are present alone, only that they are set can be asked. */
export type ComparedAs =
  | 'text'
  | 'number'
  | 'moment'
  | 'yesOrNo'
  | 'choice'
  | 'objectLink'
  | 'entryLink'
  | 'presence'
  | 'nothing';

/** Types of values in expressions. */
export type OperandType = 'number' | 'text' | 'date' | 'boolean';

/** Context in which stored values are checked. */
export interface KnownReferences {
  readonly registry: Pick<CatalogLookups, 'dialog'>;
  /** Choices that users added, by their ids. */
  readonly added: ReadonlyMap<number, ReferencedChoice>;
}

/** How values of a type are written and read, in words. */
export interface TypeWords {
  readonly name: Titles;
  readonly written: Titles;
  readonly read: Titles;
  /** Hint beside the control of a form; that of a link follows from where it leads. */
  readonly hint: Titles | 'none';
}

/** A value to write, and what it reads as. */
export interface Sample {
  readonly given: unknown;
  readonly reads: unknown;
}

/** Texts of which samples are made. */
export interface SampleTexts {
  text(attribute: Attribute): string;
  lines(attribute: Attribute): string;
  link(attribute: Attribute): string;
  secret(attribute: Attribute): string;
}

export type MakeSample = (attribute: Attribute, texts: SampleTexts) => Sample;

/** Values of `info.type`, `data.type`, `ui.type` and `format.callback` in `cmdb.category_info.read` for existing clients. */
export interface LegacyNames {
  readonly info: string;
  readonly data: string;
  readonly ui: string;
  readonly callback: string | undefined;
}

/** Defines an attribute type: its file exports it as `type`, and is named as the document names the type. */
export function attributeType(type: AttributeType): AttributeType {
  return Object.freeze(type);
}
