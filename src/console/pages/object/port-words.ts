import type { Counted, Text } from '../../texts/language.js';

/** Texts of adding ports and connecting them. */
export const portWords = {
  addSeveral: { en: 'Add several', de: 'Mehrere hinzufügen' },
  titles: { en: 'Titles, with numbers from and to', de: 'Bezeichnungen, mit Nummern von und bis' },
  hint: {
    en: 'eth[1-48] stands for eth1 to eth48. At most {number} at once.',
    de: 'eth[1-48] steht für eth1 bis eth48. Höchstens {number} auf einmal.',
  },
  made: {
    one: { en: 'Makes {number} entry:', de: 'Legt {number} Eintrag an:' },
    other: { en: 'Makes {number} entries:', de: 'Legt {number} Einträge an:' },
  },
  present: {
    one: { en: '{number} is there already and stays.', de: '{number} gibt es schon und bleibt.' },
    other: { en: '{number} are there already and stay.', de: '{number} gibt es schon und bleiben.' },
  },
  added: {
    one: { en: '{number} entry was added.', de: '{number} Eintrag wurde hinzugefügt.' },
    other: { en: '{number} entries were added.', de: '{number} Einträge wurden hinzugefügt.' },
  },
  connect: { en: 'Connect', de: 'Verbinden' },
  connectPort: { en: 'Connect {title}', de: '{title} verbinden' },
  otherEnd: { en: 'Device and port at the other end', de: 'Gerät und Port am anderen Ende' },
  withCable: { en: 'Document the cable as an object', de: 'Das Kabel als Objekt dokumentieren' },
  cableTitle: { en: 'Title of the cable', de: 'Titel des Kabels' },
  connected: { en: '{title} is connected.', de: '{title} ist verbunden.' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
