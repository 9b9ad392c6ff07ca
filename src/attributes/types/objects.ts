import { attributeType } from '../definition.js';
import { everyOne, isId } from '../fitting.js';
import { acceptObject, linksInput, linksSchemas, listOf, noLists, referObject, showList, showObject } from '../links.js';

/** Links to objects. */
export const type = attributeType({
  saved: true,
  holds: { many: true, leadsTo: 'objects', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: [], formats: 'none', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'never',
  comparedAs: 'objectLink',
  operand: 'nothing',
  unset: { reads: [] },
  clears: [],
  accept: listOf(acceptObject),
  fits: everyOne(isId),
  collectReferences: referObject,
  show: showList(showObject),
  schemas: attribute => linksSchemas(attribute, 'ObjectReference'),
  inputs: { LinksInput: linksInput },
  control: () => ({ kind: 'link', takes: 'ids' }),
  words: {
    name: { en: 'links to objects', de: 'Verweise auf Objekte' },
    written: { en: 'a list of ids of objects', de: 'Liste von Nummern von Objekten' },
    read: { en: 'a list of objects; empty while unset', de: 'Liste von Objekten; leer, solange nichts gesetzt ist' },
    hint: 'none',
  },
  sample: 'referred',
  rejected: noLists,
  legacyNames: { info: 'n2m', data: 'int', ui: 'popup', callback: 'object' },
});
