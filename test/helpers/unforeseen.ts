/** Placeholder for the id of a session in transcripts and examples. */
const writtenSession = 'd1obs6i2yb5v9kj9yurkdd4i1t';

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

/** Replaces random sessions, keys, webhooks and cursors: placeholders by actual ones in requests, actual ones by placeholders in answers. */
export class Unforeseen {
  private session = writtenSession;
  private readonly keys: string[] = [];
  private readonly webhooks: string[] = [];
  private readonly secrets: string[] = [];
  private readonly cursors = new Set<string>();

  /** A text as it is sent. */
  sent(text: string): string {
    return this.pairs().reduce((sent, [actual, written]) => sent.replaceAll(written, actual), text);
  }

  /** A text as it is written; it may hold what was just made. */
  told(text: string): string {
    this.session = /"session-id":"([0-9a-z]{26})"/.exec(text)?.[1] ?? this.session;
    this.keys.push(...[...text.matchAll(/"key":"(kat_\w+)"/g)].map(([, key = '']) => key));
    this.webhooks.push(...[...text.matchAll(/"id":"(\w+)","secret":"whsec_/g)].map(([, id = '']) => id));
    this.secrets.push(...[...text.matchAll(/"secret":"(whsec_[^"]+)"/g)].map(([, secret = '']) => secret));
    for (const [, cursor = ''] of text.matchAll(/"cursor":"([\w-]{60,}\.[\w-]{22})"/g)) this.cursors.add(cursor);
    return this.pairs().reduce((told, [actual, written]) => told.replaceAll(actual, written), text);
  }

  private pairs(): readonly (readonly [actual: string, written: string])[] {
    const keys = this.keys.map((key, at) => [key, writtenKeys[at] ?? ''] as const);
    const cursors = [...this.cursors].map((cursor, at) => [cursor, writtenCursors[at] ?? ''] as const);
    const webhooks = this.webhooks.slice(0, writtenWebhooks.length).map((id, at) => [id, writtenWebhooks[at] ?? ''] as const);
    const secrets = this.secrets.slice(0, writtenSecrets.length).map((secret, at) => [secret, writtenSecrets[at] ?? ''] as const);
    return [
      [this.session, writtenSession],
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
