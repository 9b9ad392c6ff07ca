import type { RecordStatus } from '../../../../generated/types.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';

/** Texts of the pages of places. */
export const placeWords = {
  tree: { en: 'Tree of places', de: 'Baum der Orte' },
  open: { en: 'Open {title}', de: '{title} aufklappen' },
  contents: { en: 'What stands here', de: 'Was hier steht' },
  noHeight: {
    en: 'This rack has no height yet, so its units cannot be drawn.',
    de: 'Dieser Schrank hat noch keine Höhe, daher lassen sich seine Einheiten nicht zeichnen.',
  },
  setHeight: { en: 'Set its rack units', de: 'Höheneinheiten eintragen' },
  noPlaces: { en: 'No building, room or rack has a place yet.', de: 'Noch kein Gebäude, Raum oder Schrank hat einen Ort.' },
  empty: { en: 'Nothing stands here.', de: 'Hier steht nichts.' },
  newHere: { en: 'New object here', de: 'Neues Objekt hier' },
  unplaced: { en: 'Without a place', de: 'Ohne Ort' },
  unplacedHint: {
    en: 'These are in no place, and so not in the tree.',
    de: 'Diese stehen an keinem Ort und fehlen deshalb im Baum.',
  },
  putInto: { en: 'Put into {place}', de: 'In {place} einordnen' },
  put: { en: 'Put there', de: 'Einordnen' },
  putTitle: { en: 'Put {title} into {place}', de: '{title} in {place} einordnen' },
  placed: { en: '{title} is in {place} now.', de: '{title} steht jetzt in {place}.' },
  list: { en: 'All of it as a list', de: 'Alles als Liste' },
  object: { en: 'Object', de: 'Objekt' },
} as const satisfies Readonly<Record<string, Text>>;

const former: Readonly<Partial<Record<RecordStatus, Text>>> = {
  C__RECORD_STATUS__ARCHIVED: { en: ' (archived)', de: ' (archiviert)' },
  C__RECORD_STATUS__DELETED: { en: ' (deleted)', de: ' (gelöscht)' },
};

/** The title of a place; one that is archived or deleted, and still has something in it, is marked. */
export function placeTitle({ title, status }: { readonly title: string; readonly status: RecordStatus }): string {
  const mark = former[status];
  return mark ? title + say(mark) : title;
}
