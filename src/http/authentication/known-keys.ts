import { hash } from 'node:crypto';
import type { KeyRecord } from '../../domain/storage/keys.js';
import { digestOf, isDigestOf, keyIdOf } from '../../domain/users/keys.js';

const mostRemembered = 1000;
const mostTexts = 16;

/** The id and the digest that follow from the text of a key. */
interface KeyText {
  readonly id: string;
  readonly digest: string;
}

/**
 * Digests by the hash of the key's text: the dearer digest of a good key is worked out once. A few texts that were good are remembered as they
 * are, in a copy apart from their bodies, so that not even the hash is worked out of them at each call: a Map compares a hash with a secret
 * seed first, and the time of a look-up tells nothing of how much of a text is right.
 */
export class KnownKeys {
  private readonly remembered = new Map<string, string>();
  private readonly latest = new Map<string, KeyText>();
  private readonly secret: string;
  private readonly dummy: string;

  constructor(secret: string) {
    this.secret = secret;
    this.dummy = digestOf('', secret);
  }

  /** The id and the digest of a key that is remembered. */
  find(text: string): KeyText | undefined {
    const latest = this.latest.get(text);
    if (latest) return latest;
    const digest = this.remembered.get(hash('sha256', text));
    return digest === undefined ? undefined : this.rememberText(text, digest);
  }

  /** The id of a key, whether it is good or not. */
  idOf(text: string): string {
    return this.latest.get(text)?.id ?? keyIdOf(text);
  }

  isKey(text: string, record: KeyRecord | undefined): boolean {
    const known = this.find(text);
    if (record && known?.digest === record.digest) return true;
    if (!isDigestOf(text, record?.digest ?? this.dummy, this.secret) || !record) return false;
    if (this.remembered.size >= mostRemembered) this.remembered.clear();
    this.remembered.set(hash('sha256', text), record.digest);
    return true;
  }

  private rememberText(text: string, digest: string): KeyText {
    const found = { id: keyIdOf(text), digest };
    if (this.latest.size >= mostTexts) this.latest.clear();
    this.latest.set(Buffer.from(text).toString(), found);
    return found;
  }
}
