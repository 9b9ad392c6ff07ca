import type { Counted, Text } from '../../texts/language.js';

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
  ending: { en: 'Ends within 90 days', de: 'Endet in 90 Tagen' },
  endsNothing: {
    en: 'No contract, warranty, licence, certificate or support ends within 90 days.',
    de: 'Kein Vertrag, keine Garantie, keine Lizenz, kein Zertifikat und kein Support endet in den nächsten 90 Tagen.',
  },
  ends: {
    one: { en: 'On a line of 90 days: {number} end', de: 'Auf einer Linie von 90 Tagen: {number} Ende' },
    other: { en: 'On a line of 90 days: {number} ends', de: 'Auf einer Linie von 90 Tagen: {number} Enden' },
  },
  days: { one: { en: '{number} day', de: '{number} Tag' }, other: { en: '{number} days', de: '{number} Tage' } },
  what: { en: 'What ends', de: 'Was endet' },
  endsOn: { en: 'On', de: 'Am' },
  allOf: { en: '{what}: all as a list', de: '{what}: alle als Liste' },
  mine: { en: 'Changed: what I answer for', de: 'Geändert: wofür ich zuständig bin' },
  mineAll: { en: 'All that I answer for', de: 'Alles, wofür ich zuständig bin' },
  byStatus: { en: 'By status', de: 'Nach Status' },
  byPlace: { en: 'By place', de: 'Nach Ort' },
  racks: { en: 'Racks that fill up', de: 'Schränke, die voll werden' },
  nets: { en: 'Nets that fill up', de: 'Netze, die voll werden' },
  usedOf: { en: '{used} of {all}', de: '{used} von {all}' },
  unowned: { en: 'Nobody is named for', de: 'Niemand ist benannt für' },
  growth: { en: 'Objects over 90 days', de: 'Objekte über 90 Tage' },
  grew: { en: 'From {first} to {last} objects', de: 'Von {first} auf {last} Objekte' },
  asList: { en: 'As a list', de: 'Als Liste' },
  day: { en: 'Day', de: 'Tag' },
  example: { en: 'Load an example company', de: 'Beispielfirma laden' },
  exampleLoading: { en: 'Loading the example company …', de: 'Beispielfirma wird geladen …' },
  exampleLoaded: { en: 'The example company is loaded.', de: 'Die Beispielfirma ist geladen.' },
  exampleRemoved: { en: 'The example company is removed.', de: 'Die Beispielfirma ist entfernt.' },
  removeExample: { en: 'Remove it', de: 'Entfernen' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
