import type { Text } from '../../texts/language.js';

/** Texts of the start page. */
export const startWords = {
  title: { en: 'Overview', de: 'Überblick' },
  types: { en: 'What there is', de: 'Was es gibt' },
  changes: { en: 'Changed lately', de: 'Zuletzt geändert' },
  nothing: {
    en: 'There is nothing here yet that you may see. Import a NetBox dump with kataster import netbox FILE, or create an object.',
    de: 'Hier ist noch nichts, was Sie sehen dürfen. Importieren Sie mit kataster import netbox DATEI, oder legen Sie ein Objekt an.',
  },
} as const satisfies Readonly<Record<string, Text>>;
