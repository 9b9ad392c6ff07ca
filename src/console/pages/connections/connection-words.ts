import type { Text } from '../../texts/language.js';

/** Texts of the page of how an object hangs together with others. */
export const connectionWords = {
  title: { en: 'How {title} hangs together', de: 'Wie {title} zusammenhängt' },
  depth: { en: 'Steps', de: 'Schritte' },
  kind: { en: 'Kind', de: 'Art' },
  drawing: { en: 'Drawing', de: 'Zeichnung' },
  list: { en: 'Relations', de: 'Beziehungen' },
  nothing: { en: 'No relation is documented.', de: 'Es ist keine Beziehung dokumentiert.' },
  cut: { en: 'Only the nearest {number} objects are drawn.', de: 'Nur die nächsten {number} Objekte sind gezeichnet.' },
} as const satisfies Readonly<Record<string, Text>>;
