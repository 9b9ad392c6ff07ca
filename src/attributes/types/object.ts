import { attributeType } from '../definition.js';
import { isId } from '../fitting.js';
import { acceptObject, linkInput, linkSchemas, noLinks, referObject, showObject } from '../links.js';

/** A link to an object. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'objects', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: [], formats: 'none', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'never',
  comparedAs: 'objectLink',
  operand: 'nothing',
  unset: { reads: null },
  clears: [],
  accept: acceptObject,
  fits: isId,
  collectReferences: referObject,
  show: showObject,
  schemas: attribute => linkSchemas(attribute, 'ObjectReference'),
  inputs: { LinkInput: linkInput },
  control: () => ({ kind: 'link', takes: 'id' }),
  words: {
    name: { en: 'link to an object', de: 'Verweis auf ein Objekt' },
    written: { en: 'the id of an object', de: 'Nummer eines Objekts' },
    read: {
      en: 'an object with `id`, `title`, `sysid`, `type` and `type_title`; `null` while unset',
      de: 'JSON-Objekt mit `id`, `title`, `sysid`, `type` und `type_title`; `null`, solange nichts gesetzt ist',
    },
    hint: 'none',
  },
  sample: 'referred',
  rejected: noLinks('object'),
  legacyNames: { info: 'object_browser', data: 'int', ui: 'popup', callback: 'object' },
});
