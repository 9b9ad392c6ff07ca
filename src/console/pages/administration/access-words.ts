import type { Text } from '../../texts/language.js';

/** Texts of rights that are tried out. */
export const accessWords = {
  question: { en: 'What does this key see?', de: 'Was sieht dieser Schlüssel?' },
  choose: {
    en: 'Choose a key, a user, or both: a user who sends a key may do what both may.',
    de: 'Wählen Sie einen Schlüssel, einen Benutzer oder beide: Ein Benutzer mit Schlüssel darf, was beide dürfen.',
  },
  inObjectsOf: { en: 'In objects of type', de: 'In Objekten vom Typ' },
  inactive: {
    en: 'Every call is refused: the key is revoked or has expired, or the user cannot log in.',
    de: 'Jeder Aufruf wird abgewiesen: Der Schlüssel ist widerrufen oder abgelaufen, oder der Benutzer kann sich nicht anmelden.',
  },
  summary: {
    en: 'Objects of {types} of {all} types are seen; {methods} methods may be used.',
    de: 'Objekte von {types} der {all} Typen sind sichtbar; {methods} Methoden dürfen benutzt werden.',
  },
  granted: { en: 'Rights: {rights}.', de: 'Rechte: {rights}.' },
  types: { en: 'Objects by type', de: 'Objekte nach Typ' },
  categories: { en: 'Categories', de: 'Kategorien' },
  categoriesOf: { en: 'Categories of {type}', de: 'Kategorien von {type}' },
  methods: { en: 'Methods', de: 'Methoden' },
  partly: { en: 'in some categories', de: 'in manchen Kategorien' },
  anybody: { en: 'without a right', de: 'ohne ein Recht' },
} as const satisfies Readonly<Record<string, Text>>;
