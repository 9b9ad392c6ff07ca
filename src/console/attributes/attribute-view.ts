import type { ComponentChildren } from 'preact';
import type { AttributeInfo } from '../../../generated/types.js';

/** An entry as it is read, or as it is being written: values by the keys of attributes. */
export type Values = Readonly<Record<string, unknown>>;

/** Parameters of a control of a form. */
export interface ControlProps {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly attribute: AttributeInfo;
  readonly value: unknown;
  /** The other values of the entry. */
  readonly values: Values;
  /** The id of the object; undefined while it is created. */
  readonly object: number | undefined;
  /** Attributes for screen readers: whether the value was rejected, and where it says why. */
  readonly described: { readonly 'aria-invalid'?: 'true'; readonly 'aria-describedby'?: string };
  onChange(value: unknown): void;
}

/** How values of an attribute type are shown and changed. Values have the form in which they are read. */
export interface AttributeView {
  show(value: unknown, values: Values): ComponentChildren;
  /** The control of a form; never where nothing can be saved. */
  readonly control: ((props: ControlProps) => ComponentChildren) | 'never';
  /** The value as a save sends it. */
  given(value: unknown): unknown;
  /** Comparisons that a filter offers. */
  readonly comparedAs: 'text' | 'order' | 'choice' | 'presence';
  /** False where lists and reports have no such column. */
  readonly isColumn?: false;
}

/** Whether nothing is set. */
export function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A record, where a value is one. */
export function recordIn(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The members of a list; nothing where a value is none. */
export function listIn(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(recordIn) : [];
}

/** A value as one text: that of a line, the title of a reference, both ends of a relation, the number of a quantity. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null) {
    const { title, object1, object2 } = recordIn(value);
    return object1 === undefined ? textOf(title) : `${textOf(object1)} – ${textOf(object2)}`;
  }
  return value === undefined || value === null ? '' : String(value);
}
