import type { Text } from '../../texts/language.js';

/** Texts of the audit. */
export const auditWords = {
  time: { en: 'When', de: 'Wann' },
  event: { en: 'What', de: 'Was' },
  by: { en: 'By', de: 'Von' },
  about: { en: 'About', de: 'Worüber' },
  address: { en: 'Address', de: 'Adresse' },
  details: { en: 'Details', de: 'Einzelheiten' },
  older: { en: 'Older', de: 'Ältere' },
} as const satisfies Readonly<Record<string, Text>>;
