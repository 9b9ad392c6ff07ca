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

/**
 * A change of a key, or of the access of an object: its grants, its sessions. `before` and `after` are JSON texts without
 * secrets, `null` where there was nothing.
 */
export type AccessChangeRecord = Pick<ChangeRecord, 'time' | 'key' | 'method' | 'before' | 'after'> &
  (
    | { readonly subject: 'key'; readonly apiKey: string; readonly object?: undefined }
    | { readonly subject: 'grants' | 'sessions'; readonly object: number; readonly apiKey?: undefined }
  );

/** A record that an import created, found again by the name of its source. */
export interface ExternalRecord {
  readonly source: string;
  readonly name: string;
  readonly object: number;
  readonly entry: number | null;
  readonly fingerprint: string;
}
