import type { Text } from '../../texts/language.js';

/** Texts of the pages of places. */
export const placeWords = {
  tree: { en: 'Tree of places', de: 'Baum der Orte' },
  open: { en: 'Open {title}', de: '{title} aufklappen' },
  contents: { en: 'What stands here', de: 'Was hier steht' },
  empty: { en: 'Nothing stands here.', de: 'Hier steht nichts.' },
  list: { en: 'All of it as a list', de: 'Alles als Liste' },
  object: { en: 'Object', de: 'Objekt' },
} as const satisfies Readonly<Record<string, Text>>;
