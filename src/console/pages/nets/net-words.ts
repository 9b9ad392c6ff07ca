import type { Text } from '../../texts/language.js';

/** Texts about nets. */
export const netWords = {
  address: { en: 'Address', de: 'Adresse' },
  range: { en: 'Range', de: 'Bereich' },
  used: { en: '{used} of {all} addresses are used.', de: '{used} von {all} Adressen sind belegt.' },
  next: { en: 'Next free address: {address}', de: 'Nächste freie Adresse: {address}' },
  full: { en: 'No address is free.', de: 'Keine Adresse ist frei.' },
  addresses: { en: 'Addresses', de: 'Adressen' },
  who: { en: 'Who has it', de: 'Wer sie hat' },
  assignment: { en: 'Assignment', de: 'Vergabe' },
  layer2: { en: 'Layer 2', de: 'Layer 2' },
  map: { en: 'Map of the addresses', de: 'Karte der Adressen' },
  object: { en: 'Object', de: 'Objekt' },
  freeOne: { en: '{address}: free', de: '{address}: frei' },
  mapCut: { en: 'The first {number} addresses are drawn.', de: 'Die ersten {number} Adressen sind gezeichnet.' },
} as const satisfies Readonly<Record<string, Text>>;
