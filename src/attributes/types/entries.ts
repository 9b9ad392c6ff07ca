import { attributeType } from '../definition.js';
import { everyOne, isId } from '../fitting.js';
import { linksInput, linksSchemas, noLists, referEntry, showEntry, showList } from '../links.js';
import { acceptEntries, titleSchemas } from '../titled-entries.js';

/** Links to entries. */
export const type = attributeType({
  saved: true,
  holds: { many: true, leadsTo: 'entries', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['byTitle'], formats: 'none', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'never',
  comparedAs: 'entryLink',
  operand: 'nothing',
  unset: { reads: [] },
  clears: [],
  accept: acceptEntries,
  fits: everyOne(isId),
  collectReferences: referEntry,
  show: showList(showEntry),
  schemas: attribute => (attribute.byTitle ? titleSchemas(attribute) : linksSchemas(attribute, 'EntryReference')),
  inputs: { LinksInput: linksInput },
  control: () => ({ kind: 'link', takes: 'ids' }),
  words: {
    name: { en: 'links to entries', de: 'Verweise auf Einträge' },
    written: { en: 'a list of ids of entries', de: 'Liste von Nummern von Einträgen' },
    read: { en: 'a list of entries; empty while unset', de: 'Liste von Einträgen; leer, solange nichts gesetzt ist' },
    hint: 'none',
  },
  sample: 'referred',
  rejected: noLists,
  legacyNames: { info: 'dialog_list', data: 'int', ui: 'f_dialog_list', callback: undefined },
});
