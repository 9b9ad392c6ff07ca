import type { ComponentChildren } from 'preact';
import type { AttributeInfo, CategoryInfo, OfferedChoice } from '../../../generated/types.js';
import type { Values } from './entry-values.js';

export { textOf } from '../../csv/cell-text.js';
export * from './entry-values.js';

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
  /** Choices of a list that is not of the catalogue yet; those of the catalogue where absent. */
  readonly choices?: readonly OfferedChoice[] | undefined;
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

/** Whether people see an attribute beside the others of its category: it is not another name of one, nor worked out from them. */
export function isShown({ sameAs, internal }: AttributeInfo): boolean {
  return sameAs === undefined && !internal;
}

/** Whether people may fill an attribute in: one that they do not see only where a value is required, a deprecated one only where there is a value. */
function isFilledIn(attribute: AttributeInfo, hasValue: boolean): boolean {
  const { readOnly, sameAs, required, deprecated } = attribute;
  if (readOnly || sameAs !== undefined) return false;
  return required || (isShown(attribute) && (!deprecated || hasValue));
}

/** The attributes of a form: those that people may fill in, and the units and choices that these cannot do without. */
export function fieldsOf(
  info: CategoryInfo,
  hasValue: (key: string) => boolean,
): readonly [key: string, attribute: AttributeInfo][] {
  const filledIn = Object.entries(info).filter(([key, attribute]) => isFilledIn(attribute, hasValue(key)));
  const needed = new Set(filledIn.flatMap(([key, { unit, dependsOn }]) => [key, unit, dependsOn]));
  return Object.entries(info).filter(([key, { readOnly }]) => needed.has(key) && !readOnly);
}
