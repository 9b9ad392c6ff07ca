import { attributeType } from '../definition.js';
import { type as object } from './object.js';

/** A link to an object that stands for a file. */
export const type = attributeType({
  ...object,
  holds: { ...object.holds, objectTypes: ['C__OBJTYPE__FILE'] },
  words: {
    ...object.words,
    name: { en: 'link to a file', de: 'Verweis auf eine Datei' },
    written: { en: 'the id of an object of type `C__OBJTYPE__FILE`', de: 'Nummer eines Objekts vom Typ `C__OBJTYPE__FILE`' },
    hint: { en: 'The id of an object of type File.', de: 'Die Nummer eines Objekts vom Typ Datei.' },
  },
});
