import type { Titles } from '../../../generated/types.js';
import type { Parse } from '../browser/try/parse.js';
import type { Markup } from '../markup/html.js';

/** Something that is offered: the value as it is sent, and what people call it. */
export interface Option {
  readonly value: unknown;
  readonly title: Titles;
}

/** Ids of this tab that are offered: objects, of certain types where not every one fits, or entries of a category. */
export type Offer =
  | { readonly kind: 'object'; readonly types?: readonly ObjectTypeName[] }
  | { readonly kind: 'entry'; readonly category?: string };

/** The constant or the id of an object type: calls name either. */
type ObjectTypeName = string | number;

/** The control of a value. */
export type Control =
  | {
      readonly kind: 'line';
      readonly parse: Parse;
      readonly attributes?: Attributes;
      readonly suggested?: readonly Option[];
      /** Suggestions that the script adds, as they would make the page too long: every attribute with its category. */
      readonly suggests?: 'attributes';
      readonly offer?: Offer;
    }
  | { readonly kind: 'lines'; readonly parse: Parse; readonly attributes?: Attributes; readonly permitted?: readonly string[] }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'rows'; readonly fields: readonly Field[] }
  | { readonly kind: 'fixed'; readonly value: string };

/** Attributes of the element, by which the browser itself says what is wrong. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** One value of a form. */
export interface Field {
  /** The name under which the value is sent, and under which an error tells of it. */
  readonly name: string;
  readonly label?: Markup;
  readonly hint?: Markup;
  readonly required?: boolean;
  /** Whether null may be sent to clear what is kept. */
  readonly clears?: boolean;
  readonly control: Control;
}

/** A line for an id. */
export function idLine(offer: Offer): Control {
  return { kind: 'line', parse: 'number', offer, attributes: { inputmode: 'numeric', pattern: '[1-9][0-9]*' } };
}

/** A line for ids, one or several. */
export function idsLine(offer: Offer): Control {
  return { kind: 'line', parse: 'ids', offer, attributes: { pattern: '[1-9][0-9]*([ ,]+[1-9][0-9]*)*' } };
}

/** A line for a number. */
export const numberLine: Control = {
  kind: 'line',
  parse: 'number',
  attributes: { inputmode: 'decimal', pattern: '-?[0-9]+([.][0-9]+)?' },
};

/** Room for JSON. */
export const jsonLines: Control = { kind: 'lines', parse: 'json', attributes: { spellcheck: 'false', class: 'json' } };
