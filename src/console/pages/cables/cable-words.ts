import type { Counted, Text } from '../../texts/language.js';

/** Texts of the page of the ways of cables. */
export const cableWords = {
  title: { en: 'Cables of {title}', de: 'Kabel von {title}' },
  titleOfPort: { en: '{port} of {title}', de: '{port} von {title}' },
  drawing: { en: 'Drawing of the ways', de: 'Zeichnung der Wege' },
  ways: { en: 'Ways from end to end', de: 'Wege von Ende zu Ende' },
  from: { en: 'From', de: 'Von' },
  way: { en: 'Way', de: 'Weg' },
  to: { en: 'To', de: 'Bis' },
  cable: { en: 'cable', de: 'Kabel' },
  inside: { en: 'inside', de: 'innen' },
  port: { en: 'Port', de: 'Port' },
  position: { en: 'position {positions}', de: 'Position {positions}' },
  onward: { en: 'Goes on by', de: 'Geht weiter durch' },
  end: { en: 'end', de: 'Ende' },
  splits: {
    en: 'goes on by several connectors, so that nobody knows by which',
    de: 'geht durch mehrere Anschlüsse weiter, daher ist unbekannt, durch welchen',
  },
  allPorts: { en: 'All ports', de: 'Alle Ports' },
  nothing: { en: 'No cable is plugged in.', de: 'Es ist kein Kabel eingesteckt.' },
  unplugged: {
    one: { en: '{number} way leads through the object without a cable.', de: '{number} Weg führt ohne Kabel durch das Objekt.' },
    other: {
      en: '{number} ways lead through the object without a cable.',
      de: '{number} Wege führen ohne Kabel durch das Objekt.',
    },
  },
  cut: { en: 'The first {number} ways are drawn.', de: 'Die ersten {number} Wege sind gezeichnet.' },
  incomplete: { en: 'There is more than could be followed.', de: 'Es gibt mehr, als verfolgt werden konnte.' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
