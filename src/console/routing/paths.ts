/** First segments of the addresses of the console, whose pages all are one document. */
export const consolePaths = [
  'objects',
  'connections',
  'cables',
  'impact',
  'labels',
  'reports',
  'history',
  'places',
  'nets',
  'import',
  'schema',
  'administration',
  'audit',
  'account',
] as const;

/** First segments of the addresses of pages that can be shown as of a moment of the past. */
export const pathsWithPast: readonly string[] = ['objects', 'connections', 'cables', 'impact', 'places', 'nets', 'reports'];

/** A page by the first segment of its address. */
export type ConsolePath = (typeof consolePaths)[number];
