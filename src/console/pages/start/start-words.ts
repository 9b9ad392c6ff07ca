import type { Text } from '../../texts/language.js';

/** Texts of the start page. */
export const startWords = {
  title: { en: 'Overview', de: 'Überblick' },
  types: { en: 'What there is', de: 'Was es gibt' },
  changes: { en: 'Changed lately', de: 'Zuletzt geändert' },
  opened: { en: 'Opened lately', de: 'Zuletzt geöffnet' },
  views: { en: 'Saved views', de: 'Gespeicherte Ansichten' },
  first: { en: 'Begin here', de: 'So fangen Sie an' },
  firstText: {
    en: 'Nothing is documented yet. Take over what you have, or make the first object by hand: a rack, a server, a room.',
    de: 'Noch ist nichts dokumentiert. Übernehmen Sie, was Sie haben, oder legen Sie das erste Objekt an: einen Schrank, einen Server, einen Raum.',
  },
  drop: {
    en: 'Drop a NetBox dump (JSON) or a CSV file here, or choose one',
    de: 'NetBox-Dump (JSON) oder CSV-Datei hierher ziehen oder wählen',
  },
} as const satisfies Readonly<Record<string, Text>>;
