import type { Text } from '../texts/language.js';

/** Texts of racks. */
export const rackWords = {
  rack: { en: 'Rack', de: 'Rack' },
  front: { en: 'Front', de: 'Vorne' },
  rear: { en: 'Rear', de: 'Hinten' },
  units: { en: '{number} units, {free} free in front', de: '{number} Höheneinheiten, vorne {free} frei' },
  reserved: { en: 'reserved', de: 'reserviert' },
  unplaced: { en: 'In the rack without a place', de: 'Im Rack ohne Platz' },
  conflicts: { en: 'Faults', de: 'Fehler' },
  overlap: { en: 'Units {from}–{to} are taken twice: {objects}', de: 'Die Einheiten {from}–{to} sind doppelt belegt: {objects}' },
  beyond: { en: '{objects} ends outside of the rack.', de: '{objects} endet außerhalb des Racks.' },
  move: { en: 'Move {title} to unit {unit}', de: '{title} auf Einheit {unit} setzen' },
  moveLabel: { en: 'Move', de: 'Umsetzen' },
  moved: { en: '{title} is at unit {unit} now.', de: '{title} steht jetzt auf Einheit {unit}.' },
  hint: {
    en: 'Drag a device to another unit, or focus it and use the arrow keys and Enter. What changes is shown before it is done.',
    de: 'Ziehen Sie ein Gerät auf eine andere Einheit, oder wählen Sie es mit Tab, Pfeiltasten und Enter. Was sich ändert, wird vorher gezeigt.',
  },
  device: { en: '{title}, units {from} to {to}', de: '{title}, Einheiten {from} bis {to}' },
} as const satisfies Readonly<Record<string, Text>>;

/** Sides of a rack, and the choices that say them in the category of places. */
export const sides = {
  front: { label: rackWords.front, insertion: 'C__INSERTION__FRONT' },
  rear: { label: rackWords.rear, insertion: 'C__INSERTION__REAR' },
} as const;

export type Side = keyof typeof sides;
