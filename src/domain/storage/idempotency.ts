/** The result of a call, kept under the idempotency key that the call carried. */
export interface KeptResult {
  /** Id of the key, of the user, or of both: keys of one caller mean nothing to another. */
  readonly caller: string;
  readonly key: string;
  readonly method: string;
  /** HMAC-SHA-256 of the parameters, in hexadecimal. */
  readonly fingerprint: string;
  /** JSON text of what the transaction of the call returned. */
  readonly result: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
}

/** Results of calls in a transaction. */
export interface IdempotencyRecords {
  /** The result kept under a key. Other transactions that ask for this key wait until this one ends, whose commit is no less durable than the result. */
  find(caller: string, key: string): Promise<KeptResult | undefined>;
  /** Keeps a result in the place of an older one. */
  put(result: KeptResult): Promise<void>;
}
