/** What happened to one object or entry; `before` and `after` are JSON texts, `null` for what was not there. */
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

/** What happened to a choice of a dialog; `before` and `after` are JSON texts, `null` for what was not there. */
export type ChoiceChangeRecord = Pick<ChangeRecord, 'time' | 'key' | 'method' | 'before' | 'after'> & { readonly dialog: string };

/**
 * What happened to a key, or to what an object has access by: its grants, its sessions. `before` and `after` are JSON texts without
 * secrets, `null` for what was not there.
 */
export type AccessChangeRecord = Pick<ChangeRecord, 'time' | 'key' | 'method' | 'before' | 'after'> &
  (
    | { readonly subject: 'key'; readonly apiKey: string; readonly object?: undefined }
    | { readonly subject: 'grants' | 'sessions'; readonly object: number; readonly apiKey?: undefined }
  );

/** What an import made, found again by the name its source gives it. */
export interface ExternalRecord {
  readonly source: string;
  readonly name: string;
  readonly object: number;
  readonly entry: number | null;
  readonly fingerprint: string;
}
