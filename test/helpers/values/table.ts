/** Values of one attribute: how those that are accepted read, and why others are not. */
export interface ValueTable {
  /** Kind of attribute. */
  readonly subject: string;
  readonly category: string;
  readonly key: string;
  /** Objects that are there before, from id 2 on; object 1 is the server that is written to. */
  readonly objects?: readonly { readonly type: string; readonly title: string }[];
  /** Entries that are there before, from id 1 on. */
  readonly entries?: readonly { readonly object: number; readonly category: string; readonly data: object }[];
  /** Values of other attributes that it requires. */
  readonly beside?: object;
  readonly accepted: readonly AcceptedValue[];
  readonly refused: readonly RefusedValue[];
  /** Value that is read when it was never written, or was cleared; `undefined` where it cannot be cleared. */
  readonly unset: unknown;
  /** Values that clear it, beside null and "". */
  readonly clears?: readonly unknown[];
}

/** Value as written, and as read in English and in German, where that differs. */
export type AcceptedValue = readonly [given: unknown, reads: unknown, readsInGerman?: unknown];

/** Value as written, and the text of its error. */
export type RefusedValue = readonly [given: unknown, says: string];

/** Values as they were sent. */
export function asSent(values: readonly string[]): readonly AcceptedValue[] {
  return values.map(value => [value, value]);
}
