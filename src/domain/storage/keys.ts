/** A key as it is kept: never its text. Times are ISO 8601 in UTC. */
export interface KeyRecord {
  readonly id: string;
  /** HMAC-SHA-256 of the key's text, in hexadecimal. */
  readonly digest: string;
  readonly title: string;
  readonly created: string;
  readonly expires: string | null;
  readonly revoked: string | null;
  readonly lastUsed: string | null;
  /** A JSON text of grants; `null` is every right. */
  readonly rights: string | null;
}

/** The keys of the service. */
export interface KeyStore {
  find(id: string): KeyRecord | undefined | Promise<KeyRecord | undefined>;
  list(): Promise<KeyRecord[]>;
  insert(key: KeyRecord): Promise<void>;
  revoke(id: string, time: string): Promise<boolean>;
  /** Keeps when these were last used; what is kept already and later stays. */
  touch(uses: ReadonlyMap<string, string>): Promise<void>;
}
