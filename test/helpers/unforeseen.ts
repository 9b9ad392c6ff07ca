import { Secret, TOTP } from 'otpauth';
import { Authenticator } from './authenticator.js';

/** Placeholder for the id of a session in transcripts and examples. */
const writtenSession = 'd1obs6i2yb5v9kj9yurkdd4i1t';

/** Placeholder for the fingerprint by which a session is ended. */
const writtenFingerprint = '5d0c1e7b9a3f4826c1d7e05b8f2a6394b7c8d1e0f3a29586047b1c2d3e4f5a6b';

/** Placeholder for the id of the key of the tests, which follows from a secret of each installation. */
const writtenTestKey = 'env-45d022c7ac102782';

/** Placeholders for keys that are made, in the order of making. */
export const writtenKeys: readonly string[] = [
  'kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2',
  'kat_Mn4pQr8s_9zYxWvUtSrQpOnMlKjIhGfEdCbA9876543210fedcba_Tu5vW6',
];

/** Placeholders for cursors of followers, in the order in which they are returned: none is like another. */
export const writtenCursors: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(
  order => `${order}-place-in-the-feed.aBcDeFgHiJkLmNoPqRsTuV`,
);

/** Placeholders for webhooks that are made, and for secrets of webhooks, in the order of making. */
const writtenWebhooks = ['Wh3kLm5p', 'Qr6sTu8v'];
const writtenSecrets = [
  'whsec_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG=',
  'whsec_9876543210ZyXwVuTsRqPoNmLkJiHgFeDcBa9876543=',
];

/** Placeholders for the secret of a second factor, for a code of it, and for recovery codes. */
const writtenFactor = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const writtenCode = '123456';
const writtenRecovery = [
  'k7qm-3xpa-9dtw-hn5c',
  'b2vf-8rjy-4suz-gm6e',
  'w9tn-5ckd-7haq-xp3r',
  'd4yu-2mzb-6fje-vs8g',
  'h6ra-7wnt-3qxk-cp9y',
].concat(['m8gz-4dsv-5bju-ye2f', 'p3ke-9hcr-2tnm-aw7x', 's5qd-6yfb-8vgz-uj4h', 't7xw-3pma-5knc-rd9e', 'y2bj-8gvs-4huf-zq6t']);

/** Placeholders for the challenge for a passkey, and for what an authenticator makes of it. */
const writtenChallenge = 'a2F0YXN0ZXItY2hhbGxlbmdlLTAxMjM0NTY3ODlhYmNkZWY';
const writtenHandle = 'dXNlciBoYW5kbGUgb2YgYW4gZXhhbXBsZSBwZXJzb24';
const writtenAttested = {
  client_data: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoi4oCmIn0',
  attestation: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik',
};

/** Replaces random sessions, keys, webhooks and cursors: placeholders by actual ones in requests, actual ones by placeholders in answers. */
export class Unforeseen {
  private session = writtenSession;
  private fingerprint = writtenFingerprint;
  private readonly testKey: string;
  private readonly now: () => Date;
  private factor = writtenFactor;
  private handle = writtenHandle;
  private challenge = writtenChallenge;
  private attested: typeof writtenAttested = writtenAttested;
  private recovery: readonly string[] = [];
  private readonly keys: string[] = [];
  private readonly webhooks: string[] = [];
  private readonly secrets: string[] = [];
  private readonly cursors = new Set<string>();

  /**
   * @param testKey the id of the key of the tests
   * @param now the clock of the service, which codes follow
   */
  constructor(testKey: string, now: () => Date) {
    this.testKey = testKey;
    this.now = now;
  }

  /** A text as it is sent. */
  sent(text: string): string {
    const sent = this.pairs().reduce((replaced, [actual, written]) => replaced.replaceAll(written, actual), text);
    if (this.factor === writtenFactor) return sent;
    const code = new TOTP({ secret: Secret.fromBase32(this.factor) }).generate({ timestamp: this.now().getTime() });
    return sent === writtenCode ? code : sent.replaceAll(`"${writtenCode}"`, `"${code}"`);
  }

  /** A text as it is written; it may hold what was just made. */
  told(text: string): string {
    this.session = /"session-id":"([0-9a-z]{26})"/.exec(text)?.[1] ?? this.session;
    this.fingerprint = /"id":"([0-9a-f]{64})"/.exec(text)?.[1] ?? this.fingerprint;
    this.keys.push(...[...text.matchAll(/"key":"(kat_\w+)"/g)].map(([, key = '']) => key));
    this.webhooks.push(...[...text.matchAll(/"id":"(\w+)","secret":"whsec_/g)].map(([, id = '']) => id));
    this.secrets.push(...[...text.matchAll(/"secret":"(whsec_[^"]+)"/g)].map(([, secret = '']) => secret));
    this.factor = /"secret":"([A-Z2-7]{32})"/.exec(text)?.[1] ?? this.factor;
    this.handle = /"user":\{"id":"([\w-]{43})"/.exec(text)?.[1] ?? this.handle;
    this.attest(/"challenge":"([\w-]+)"/.exec(text)?.[1]);
    const codes = /"recovery_codes":(\[[^\]]*\])/.exec(text)?.[1];
    if (codes !== undefined) this.recovery = JSON.parse(codes);
    for (const [, cursor = ''] of text.matchAll(/"cursor":"([\w-]{60,}\.[\w-]{22})"/g)) this.cursors.add(cursor);
    return this.pairs().reduce((told, [actual, written]) => told.replaceAll(actual, written), text);
  }

  private attest(challenge: string | undefined): void {
    if (challenge === undefined || challenge === this.challenge) return;
    this.challenge = challenge;
    this.attested = new Authenticator().attest({ challenge });
  }

  private pairs(): readonly (readonly [actual: string, written: string])[] {
    const keys = this.keys.map((key, at) => [key, writtenKeys[at] ?? ''] as const);
    const cursors = [...this.cursors].map((cursor, at) => [cursor, writtenCursors[at] ?? ''] as const);
    const webhooks = this.webhooks.slice(0, writtenWebhooks.length).map((id, at) => [id, writtenWebhooks[at] ?? ''] as const);
    const secrets = this.secrets.slice(0, writtenSecrets.length).map((secret, at) => [secret, writtenSecrets[at] ?? ''] as const);
    return [
      [this.session, writtenSession],
      [this.fingerprint, writtenFingerprint],
      [this.testKey, writtenTestKey],
      [this.factor, writtenFactor],
      [this.handle, writtenHandle],
      [this.challenge, writtenChallenge],
      [this.attested.client_data, writtenAttested.client_data],
      [this.attested.attestation, writtenAttested.attestation],
      ...this.recovery.map((code, at) => [code, writtenRecovery[at] ?? ''] as const),
      ...cursors,
      ...secrets,
      ...webhooks,
      ...keys,
      ...keys.map(([actual, written]) => [idOf(actual), idOf(written)] as const),
    ];
  }
}

function idOf(key: string): string {
  return key.split('_')[1] ?? '';
}
