/** Control by which a value is entered: data, which documentation and other pages draw. */
export type Control =
  | { readonly kind: 'line'; readonly parse: 'text' | 'moment' | 'file'; readonly attributes: ControlAttributes }
  | { readonly kind: 'lines'; readonly parse: 'text' | 'lines' }
  /** A line for a number. */
  | { readonly kind: 'number' }
  | { readonly kind: 'yesOrNo' }
  /** One of the choices of the dialog of the attribute. */
  | { readonly kind: 'choice' }
  /** The same, or another text. */
  | { readonly kind: 'openChoice' }
  /** Where the attribute leads to: by an id, by one or a title that makes an entry, or by several ids. */
  | { readonly kind: 'link'; readonly takes: 'id' | 'idOrTitle' | 'ids' }
  /** Rows of the fields of the attribute. */
  | { readonly kind: 'rows' };

/** Attributes of an HTML element, by which a browser itself says what is wrong. */
export type ControlAttributes = Readonly<Record<string, string | number | boolean>>;

/** A line for a text. */
export function line(attributes: ControlAttributes): Control {
  return { kind: 'line', parse: 'text', attributes };
}
