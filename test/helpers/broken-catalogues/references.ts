import { loadRegistry } from '../../../src/catalog/registry.js';
import type * as references from '../../../src/catalog/rules-of-references.js';
import {
  type BrokenRules,
  category,
  defaultObject,
  group,
  inAttribute,
  inCategory,
  inFile,
  inType,
  objectType,
  relationType,
} from './builders.js';

const shippedCategories = loadRegistry([]).categories.length;

/** Catalogues that break a rule of `rules-of-references.ts`. */
export const brokenReferences: BrokenRules<typeof references> = {
  categoriesAreListed: [
    [
      { 'categories/C__CATG__SITE.json': { ...category, unlisted: true }, 'object-types/C__OBJTYPE__SITE.json': objectType },
      'categories/C__CATG__SITE.json: unlisted: an object type lists the category; expected no such mark',
    ],
  ],
  categoriesNestUnderCategories: [
    inCategory({ parent: 'C__CATG__SITE' }, 'parent: stands below itself: C__CATG__SITE > C__CATG__SITE'),
    inCategory({ parent: 'C__CATG__LOCATON' }, "parent: no category 'C__CATG__LOCATON'; did you mean 'C__CATG__LOCATION'?"),
    inCategory(
      { alsoUnder: ['C__CATG__QQQQQQ'] },
      `alsoUnder[0]: no category 'C__CATG__QQQQQQ'; there are ${shippedCategories + 1}, such as 'C__CATG__ACCESS'`,
    ),
  ],
  sharedEntriesHaveAnOwner: [
    inCategory({ sameAs: 'C__CATS__PERSO' }, "sameAs: no category 'C__CATS__PERSO'; did you mean 'C__CATS__PERSON'?"),
    inCategory(
      { sameAs: 'C__CATS__PERSON' },
      "sameAs: 'C__CATS__PERSON' keeps no entries itself; expected C__CATS__PERSON_MASTER",
    ),
  ],
  sharedEntriesHaveOneShape: [
    inCategory(
      { sameAs: 'C__CATS__WS_NET_TYPE' },
      'attributes[0]: differs from that of C__CATS__WS_NET_TYPE, whose entries it reads and writes',
    ),
    inCategory({ sameAs: 'C__CATG__OVERVIEW' }, 'multiValue: expected false, as in C__CATG__OVERVIEW'),
  ],
  typesNameCategories: [
    inType({ categories: ['C__CATG__GLOBL'] }, "categories[0]: no category 'C__CATG__GLOBL'; did you mean 'C__CATG__GLOBAL'?"),
    inType({ specificCategory: 'C__CATS__ROM' }, "specificCategory: no category 'C__CATS__ROM'; did you mean 'C__CATS__ROOM'?"),
    inType(
      { overviewCategories: ['C__CATS__ROM'] },
      "overviewCategories[0]: no category 'C__CATS__ROM'; did you mean 'C__CATS__ROOM'?",
    ),
  ],
  rulesNameTypesAndCategories: [
    inFile(
      'category-rules.json',
      [{ category: 'C__CATG__MODL', title: { en: 'Model', de: 'Modell' } }],
      "[0].category: no category 'C__CATG__MODL'; did you mean 'C__CATG__MODEL'?",
    ),
    inFile(
      'object-type-rules.json',
      [{ objectType: 'C__OBJTYPE__SERVR', addedCategories: ['C__CATG__MODL'], hiddenCategories: ['C__CATG__GLOBL'] }],
      "[0].objectType: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
    inFile(
      'object-type-rules.json',
      [{ objectType: 'C__OBJTYPE__SERVER', addedCategories: ['C__CATG__MODL'] }],
      "[0].addedCategories[0]: no category 'C__CATG__MODL'; did you mean 'C__CATG__MODEL'?",
    ),
    inFile(
      'object-type-rules.json',
      [{ objectType: 'C__OBJTYPE__SERVER', hiddenCategories: ['C__CATG__GLOBL'] }],
      "[0].hiddenCategories[0]: no category 'C__CATG__GLOBL'; did you mean 'C__CATG__GLOBAL'?",
    ),
  ],
  typesNameGroups: [
    inType(
      { group: 'C__OBJTYPE_GROUP__OTHR' },
      "group: no object type group 'C__OBJTYPE_GROUP__OTHR'; did you mean 'C__OBJTYPE_GROUP__OTHER'?",
    ),
  ],
  groupsListTheirTypes: [
    inFile(
      'object-type-groups.json',
      [{ ...group, objectTypes: ['C__OBJTYPE__SERVER'] }],
      '[0].objectTypes[0]: C__OBJTYPE__SERVER is of group C__OBJTYPE_GROUP__INFRASTRUCTURE',
    ),
    inFile(
      'object-type-groups.json',
      [{ ...group, objectTypes: ['C__OBJTYPE__SERVR'] }],
      "[0].objectTypes[0]: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
  ],
  typesHaveIcons: [inType({ icon: 'hdd-stak' }, "icon: no icon 'hdd-stak'; did you mean 'hdd-stack'?")],
  relationTypesResolve: [
    inFile(
      'relation-types.json',
      [{ ...relationType, category: 'C__CATG__BACKP' }],
      "[0].category: no category 'C__CATG__BACKP'; did you mean 'C__CATG__BACKUP'?",
    ),
    inFile(
      'relation-types.json',
      [{ ...relationType, weighting: 'C__WEIGHTING__55' }],
      "[0].weighting: no weighting 'C__WEIGHTING__55'; did you mean 'C__WEIGHTING__5'?",
    ),
  ],
  relationsHaveTypes: [
    inAttribute(
      { type: 'object', relation: 'C__RELATION_TYPE__BACKP' },
      ".relation: no relation type 'C__RELATION_TYPE__BACKP'; did you mean 'C__RELATION_TYPE__BACKUP'?",
    ),
  ],
  defaultObjectsResolve: [
    inFile(
      'default-objects.json',
      [{ ...defaultObject, type: 'C__OBJTYPE__SERVR' }],
      "[0].type: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
    inFile(
      'default-objects.json',
      [{ ...defaultObject, categories: { C__CATG__MODL: {} } }],
      "[0].categories: no category 'C__CATG__MODL'; did you mean 'C__CATG__MODEL'?",
    ),
  ],
  formerConstantsMeanCategories: [
    inFile(
      'former-constants.json',
      [{ former: 'C__CMDB__SUBCAT__SITE', const: 'C__CATG__BACKP' }],
      "[0].const: no category 'C__CATG__BACKP'; did you mean 'C__CATG__BACKUP'?",
    ),
  ],
};
