import type { Text } from '../../texts/language.js';

/** Texts of the page of an object. */
export const objectWords = {
  asPlace: { en: 'Place', de: 'Ort' },
  former: { en: 'Archived and deleted entries', de: 'Archivierte und gelöschte Einträge' },
  archivedEntries: { en: 'Archived entries', de: 'Archivierte Einträge' },
  deletedEntries: { en: 'Deleted entries', de: 'Gelöschte Einträge' },
  noneFormer: { en: 'None', de: 'Keine' },
  duplicate: { en: 'Duplicate', de: 'Duplizieren' },
  fromTemplate: { en: 'Create from this template', de: 'Aus dieser Vorlage anlegen' },
  duplicateHint: {
    en: 'The new object gets what is documented on this one. A login is not copied; the system ID is a new one.',
    de: 'Das neue Objekt bekommt, was zu diesem dokumentiert ist. Ein Login wird nicht kopiert; die SYSID ist eine neue.',
  },
  copyOf: { en: '{title} (copy)', de: '{title} (Kopie)' },
  created: { en: '{title} was created.', de: '{title} wurde angelegt.' },
  more: { en: 'More', de: 'Mehr' },
  setPicture: { en: 'Set a picture', de: 'Bild setzen' },
  changePicture: { en: 'Change the picture', de: 'Bild ändern' },
  removePicture: { en: 'Remove the picture', de: 'Bild entfernen' },
  pictureSet: { en: 'The picture is set.', de: 'Das Bild ist gesetzt.' },
  pictureRemoved: { en: 'The picture is removed.', de: 'Das Bild ist entfernt.' },
  pictureOf: { en: 'Picture of {title}', de: 'Bild von {title}' },
  categories: { en: 'Categories', de: 'Kategorien' },
  empty: { en: 'Empty', de: 'Leer' },
  noEntry: { en: 'Nothing is documented here yet.', de: 'Hier ist noch nichts dokumentiert.' },
  noAttributes: { en: 'This category has no attributes of its own.', de: 'Diese Kategorie hat keine eigenen Attribute.' },
  everything: { en: 'Everything', de: 'Alles' },
  revision: { en: 'Revision {number}', de: 'Revision {number}' },
  showAll: { en: 'Show all {number}', de: 'Alle {number} zeigen' },
  editEntry: { en: 'Edit {title}', de: '{title} bearbeiten' },
  wayOfCable: { en: 'Way of the cable in {title}', de: 'Weg des Kabels in {title}' },
} as const satisfies Readonly<Record<string, Text>>;
