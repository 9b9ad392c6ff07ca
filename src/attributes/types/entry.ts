import { attributeType } from '../definition.js';
import { isId } from '../fitting.js';
import { acceptEntry, linkInput, linkSchemas, noLinks, referEntry, showEntry } from '../links.js';

/** A link to an entry. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'entries', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['mutual'], formats: 'none', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'never',
  comparedAs: 'entryLink',
  operand: 'nothing',
  unset: { reads: null },
  clears: [],
  accept: acceptEntry,
  fits: isId,
  collectReferences: referEntry,
  show: showEntry,
  schemas: attribute => linkSchemas(attribute, 'EntryReference'),
  inputs: { LinkInput: linkInput },
  control: ({ extendable }) => ({ kind: 'link', takes: extendable ? 'idOrTitle' : 'id' }),
  words: {
    name: { en: 'link to an entry', de: 'Verweis auf einen Eintrag' },
    written: { en: 'the id of an entry', de: 'Nummer eines Eintrags' },
    read: {
      en: 'an object with `id`, `title` and `type`; `null` while unset',
      de: 'JSON-Objekt mit `id`, `title` und `type`; `null`, solange nichts gesetzt ist',
    },
    hint: 'none',
  },
  sample: 'referred',
  rejected: noLinks('entry'),
  legacyNames: { info: 'object_browser', data: 'int', ui: 'popup', callback: 'object' },
});
