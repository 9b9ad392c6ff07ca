import type { Text } from '../texts/language.js';

/** Words about records that are one. */
export const mergeWords = {
  merge: { en: 'Merge into another', de: 'Mit anderem vereinen' },
  into: { en: 'Into', de: 'Mit' },
  next: { en: 'Show what it changes', de: 'Zeigen, was es ändert' },
  choiceHint: {
    en: 'Values that are this choice become the other, and this one is deleted.',
    de: 'Werte, die diese Auswahl sind, werden zur anderen, und diese wird gelöscht.',
  },
  objectHint: {
    en: 'What leads to this object leads to the other, and this one is archived with its entries.',
    de: 'Was zu diesem Objekt führt, führt zum anderen, und dieses wird mit seinen Einträgen archiviert.',
  },
} as const satisfies Readonly<Record<string, Text>>;
