import type { Counted, Text } from '../../texts/language.js';

/** Texts of the page of labels. */
export const labelWords = {
  hint: {
    en: 'A phone that scans a label opens its object. Things that stand here have one each.',
    de: 'Ein Telefon, das ein Etikett liest, öffnet dessen Objekt. Was hier steht, hat je eines.',
  },
  size: { en: 'Size', de: 'Größe' },
  labels: { one: { en: '{number} label', de: '{number} Etikett' }, other: { en: '{number} labels', de: '{number} Etiketten' } },
  cut: { en: 'The first {number} have a label here.', de: 'Die ersten {number} haben hier ein Etikett.' },
  code: { en: 'QR code of {title}', de: 'QR-Code von {title}' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
