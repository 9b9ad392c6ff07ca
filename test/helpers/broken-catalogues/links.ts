import type * as links from '../../../src/catalog/rules-of-links.js';
import { type BrokenRules, connection, inAttribute, inCategory, inReversal, owner, title } from './builders.js';

const toEntry = { key: 'b', type: 'entry', title, target: { category: 'C__CATG__IP' } };

/** Catalogues that break a rule of `rules-of-links.ts`. */
export const brokenLinks: BrokenRules<typeof links> = {
  entryLinksNameCategories: [
    inAttribute({ type: 'entry' }, '.target: type entry needs the category it links to'),
    inAttribute({ target: { category: 'C__CATG__IP' } }, '.target: type text has no category to link to'),
    inAttribute(
      { type: 'entry', target: { category: 'C__CATG__IPP' } },
      ".target.category: no category 'C__CATG__IPP'; did you mean 'C__CATG__IP'?",
    ),
  ],
  otherNamesAreOfLinks: [
    inAttribute({ type: 'object', sameAs: 'other' }, ".sameAs: no link 'other'; there is none"),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'object', title },
          { key: 'b', type: 'objects', title, sameAs: 'a' },
        ],
      },
      "attributes[1].type: expected object, as 'a' is",
    ),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'object', title },
          { key: 'b', type: 'object', title, sameAs: 'a', required: true },
        ],
      },
      "attributes[1].required: expected it on 'a', which keeps the link",
    ),
  ],
  chainsAreOfKeptLinks: [
    inAttribute(
      { acyclic: true },
      '.acyclic: type text has no acyclic; expected type entries or entry or file or object or objects',
    ),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'object', title },
          { key: 'b', type: 'object', title, sameAs: 'a', acyclic: true },
        ],
      },
      "attributes[1].acyclic: expected it on 'a', which keeps the link",
    ),
    inCategory(
      { attributes: [{ ...connection, acyclic: true }] },
      'attributes[0].acyclic: a mutual link leads back in any case; expected one of both',
    ),
    inReversal({}, "attributes[0].acyclic: expected it on 'backup' of C__CATG__BACKUP, which keeps the links", [
      { ...owner, acyclic: true },
    ]),
  ],
  restrictionsAreOfKeptLinks: [
    inAttribute(
      { target: { sameObject: true } },
      '.target.sameObject: type text has no sameObject; expected type entries or entry',
    ),
    inAttribute(
      { target: { notItself: true } },
      '.target.notItself: type text has no notItself; expected type entries or entry or file or object or objects',
    ),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'object', title },
          { key: 'b', type: 'object', title, sameAs: 'a', target: { notItself: true } },
        ],
      },
      "attributes[1].target.notItself: expected it on 'a', which keeps the link",
    ),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'object', title },
          { ...toEntry, dependsOn: 'a', target: { category: 'C__CATG__IP', sameObject: true } },
        ],
      },
      "attributes[1].dependsOn: entries are of the same object, or of the one that 'a' leads to; expected one of both",
    ),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'text', title },
          { ...toEntry, dependsOn: 'a' },
        ],
      },
      "attributes[1].dependsOn: no link 'a'; did you mean 'b'?",
    ),
    inReversal({}, "attributes[0].target.notItself: expected it on 'backup' of C__CATG__BACKUP, which keeps the links", [
      { ...owner, target: { notItself: true } },
    ]),
  ],
  mirroredLinksExist: [
    inAttribute(
      { type: 'object', mirrors: { category: 'C__CATS__NETT', link: 'layer2_assignments' } },
      ".mirrors.category: no category 'C__CATS__NETT'; did you mean 'C__CATS__NET'?",
    ),
    inCategory(
      {
        multiValue: false,
        attributes: [{ key: 'a', type: 'object', title, mirrors: { category: 'C__CATS__NET', link: 'gateway' } }],
      },
      "attributes[0].mirrors.link: no link to objects 'gateway'; there is layer2_assignments",
    ),
    inAttribute(
      { type: 'objects', mirrors: { category: 'C__CATS__NET', link: 'layer2_assignments' } },
      '.mirrors: C__CATG__SITE has several entries; which of them links is not known',
    ),
    inCategory(
      {
        multiValue: false,
        attributes: [{ key: 'a', type: 'object', title, mirrors: { category: 'C__CATG__IP', link: 'net' } }],
      },
      'attributes[0].mirrors: C__CATG__IP has several entries; which of them links is not known',
    ),
  ],
  targetsExist: [
    inAttribute(
      { type: 'object', target: { objectTypes: ['C__OBJTYPE__SERVR'] } },
      ".target.objectTypes[0]: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
    inAttribute(
      { type: 'object', target: { categories: ['C__CATS__ROM'] } },
      ".target.categories[0]: no category 'C__CATS__ROM'; did you mean 'C__CATS__ROOM'?",
    ),
  ],
  targetsPermitSomething: [
    inAttribute({ type: 'object', target: { categories: ['C__CATG__SITE'] } }, '.target: no object type has what this asks for'),
  ],
  labelsAreTexts: [
    inCategory(
      { label: ['titel'], attributes: [{ key: 'title', type: 'text', title }] },
      "label[0]: no text attribute 'titel'; did you mean 'title'?",
    ),
  ],
  linkedEntriesHaveNames: [
    inCategory(
      { attributes: [{ key: 'a', type: 'entry', title, target: { category: 'C__CATG__SITE' } }] },
      'label: entries are linked to, but nothing names them; expected the key of a text attribute',
    ),
  ],
};
