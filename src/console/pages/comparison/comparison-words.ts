import type { Text } from '../../texts/language.js';

/** Texts of the comparison of two moments. */
export const comparisonWords = {
  object: { en: 'Object', de: 'Objekt' },
  withContents: { en: 'With everything that is in this place', de: 'Mit allem, was an diesem Ort ist' },
  from: { en: 'From', de: 'Von' },
  until: { en: 'Until (now, if empty)', de: 'Bis (jetzt, wenn leer)' },
  compare: { en: 'Compare', de: 'Vergleichen' },
  since: { en: 'Compare with', de: 'Vergleichen mit' },
  now: { en: 'Now', de: 'Jetzt' },
  category: { en: 'Category', de: 'Kategorie' },
  attribute: { en: 'Attribute', de: 'Attribut' },
  same: { en: 'Nothing differs between these moments.', de: 'Zwischen diesen Zeitpunkten unterscheidet sich nichts.' },
  begin: {
    en: 'Choose an object or a place and a moment: what came, went and changed since is shown side by side.',
    de: 'Wählen Sie ein Objekt oder einen Ort und einen Zeitpunkt: Was seither kam, ging und sich änderte, steht dann nebeneinander.',
  },
  more: { en: 'More differences', de: 'Weitere Unterschiede' },
} as const satisfies Readonly<Record<string, Text>>;
