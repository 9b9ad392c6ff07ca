import type * as marks from '../../../src/catalog/rules-of-marks.js';
import { type BrokenRules, inAttribute, inAutomatic, inByChoice, inCategory, inTitle, title, upload } from './builders.js';

/** Catalogues that break a rule of `rules-of-marks.ts`. */
export const brokenMarks: BrokenRules<typeof marks> = {
  directionsAreOfRelations: [
    inAttribute(
      { type: 'object', relationFromTarget: true },
      '.relationFromTarget: expected a link with the relation that it creates',
    ),
  ],
  choicesSayRelations: [
    inAttribute(
      { type: 'object', relation: 'by-role' },
      ': relation by-role needs relationByChoice: which choice creates which relation',
    ),
    inByChoice({ relation: 'C__RELATION_TYPE__USER' }, {}, ': expected it beside relation by-role'),
    inByChoice({}, { attribute: 'roll' }, ".attribute: no attribute with choices 'roll'; did you mean 'role'?"),
    inByChoice(
      {},
      { types: [{ choice: 'C__CONTACT_TYPE__ADMN', relation: 'C__RELATION_TYPE__ADMIN' }] },
      ".types[0].choice: no choice 'C__CONTACT_TYPE__ADMN'; did you mean 'C__CONTACT_TYPE__ADMIN'?",
    ),
    inByChoice(
      {},
      { types: [{ choice: 'C__CONTACT_TYPE__ADMIN', relation: 'C__RELATION_TYPE__ADMN' }] },
      ".types[0].relation: no relation type 'C__RELATION_TYPE__ADMN'; did you mean 'C__RELATION_TYPE__ADMIN'?",
    ),
    inByChoice(
      {},
      { otherwise: 'C__RELATION_TYPE__USR' },
      ".otherwise: no relation type 'C__RELATION_TYPE__USR'; did you mean 'C__RELATION_TYPE__USER'?",
    ),
  ],
  titlesAreSaidOnce: [
    inTitle({}, {}, ': expected a single-value category that keeps its entries itself', { multiValue: true }),
    inTitle(
      { objectType: 'C__OBJTYPE__SERVR' },
      {},
      ".objectType: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
    inTitle({ attributes: ['nam'] }, {}, ".attributes[0]: no text attribute 'nam'; did you mean 'name'?"),
    inTitle({}, { readOnly: true }, ".attributes[0]: no text attribute 'name'; there is none"),
    inTitle({ objectType: 'C__OBJTYPE__PERSON' }, {}, ': C__CATS__PERSON_MASTER says the title of C__OBJTYPE__PERSON'),
  ],
  netsAreDescribed: [inCategory({ net: true }, "net: expected an attribute 'netmask' of type text")],
  placementsAreLinks: [
    inCategory(
      { placement: 'a', attributes: [{ key: 'a', type: 'object', title }] },
      'placement: expected a single-value category that keeps its entries itself',
    ),
    inCategory(
      { placement: 'a', multiValue: false, attributes: [{ key: 'a', type: 'text', title }] },
      "placement: no link to an object 'a'; there is none",
    ),
  ],
  contactsAreTexts: [
    inCategory(
      { contact: { email: 'mial' }, attributes: [{ key: 'mail', type: 'text', title }] },
      "contact.email: no text attribute 'mial'; did you mean 'mail'?",
    ),
  ],
  automaticValuesAreKept: [
    inAutomatic({ readOnly: false }, '', 'expected readOnly beside it: nobody saves what the service sets'),
    inAutomatic({ type: 'text' }, '', 'type text cannot hold caller; expected type object'),
    inAutomatic({}, '.with', "no attribute that is saved 'othr'; did you mean 'other'?", { with: 'othr' }),
    inAutomatic({}, '.choice', 'expected a choice where the value is one, and only there', { choice: 'C__CONTACT_TYPE__ADMIN' }),
    inAutomatic(
      { type: 'dialog', dialog: 'contact_tag' },
      '.choice',
      "no choice 'C__CONTACT_TYPE__ADMN'; did you mean 'C__CONTACT_TYPE__ADMIN'?",
      { value: 'choice', choice: 'C__CONTACT_TYPE__ADMN' },
    ),
  ],
  picturesAreUploads: [
    inCategory(
      { picture: 'image', attributes: [upload] },
      'picture: expected a single-value category that keeps its entries itself',
    ),
    inCategory({ picture: 'imge', attributes: [upload], multiValue: false }, "picture: no upload 'imge'; did you mean 'image'?"),
  ],
};
