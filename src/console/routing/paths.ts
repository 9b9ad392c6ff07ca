/** First segments of the addresses of the console, whose pages all are one document. */
export const consolePaths = [
  'objects',
  'connections',
  'impact',
  'history',
  'places',
  'nets',
  'import',
  'schema',
  'administration',
  'audit',
] as const;

/** A page by the first segment of its address. */
export type ConsolePath = (typeof consolePaths)[number];
