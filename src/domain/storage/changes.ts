/** A change of one object or entry; `before` and `after` are JSON texts, `null` where the record did not exist. */
export interface ChangeRecord {
  readonly time: string;
  readonly key: string;
  readonly method: string;
  readonly object: number;
  readonly entry: number | null;
  readonly category: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of a choice of a dialog; `before` and `after` are JSON texts, `null` where the choice did not exist. */
export type ChoiceChangeRecord = Pick<ChangeRecord, 'time' | 'key' | 'method' | 'before' | 'after'> & { readonly dialog: string };

/** A record that an import created, found again by the name of its source. */
export interface ExternalRecord {
  readonly source: string;
  readonly name: string;
  readonly object: number;
  readonly entry: number | null;
  readonly fingerprint: string;
}
