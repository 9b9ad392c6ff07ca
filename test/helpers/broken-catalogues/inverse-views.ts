import type * as inverseViews from '../../../src/catalog/rules-of-inverse-views.js';
import { type BrokenRules, inReversal, owner, title } from './builders.js';

/** Catalogues that break a rule of `rules-of-inverse-views.ts`. */
export const brokenInverseViews: BrokenRules<typeof inverseViews> = {
  reversalsShowStoredEntries: [
    inReversal(
      { category: 'C__CATG__BACKP' },
      "reverses.category: no category 'C__CATG__BACKP'; did you mean 'C__CATG__BACKUP'?",
    ),
    inReversal(
      { category: 'C__CATG__GROUP_MEMBERSHIPS', link: 'connected_object' },
      "reverses.category: 'C__CATG__GROUP_MEMBERSHIPS' keeps no entries itself",
    ),
    inReversal({ category: 'C__CATS__PERSON' }, "reverses.category: 'C__CATS__PERSON' keeps no entries itself"),
    inReversal({}, 'multiValue: expected true, as any number of entries may link to an object', [owner], { multiValue: false }),
  ],
  reversedLinksExist: [
    inReversal({ link: 'title' }, "reverses.link: no attribute of type object or objects 'title'; there is backup"),
  ],
  reversalsShowOwners: [
    inReversal({ owner: 'ownr' }, "reverses.owner: no attribute of type object 'ownr'; did you mean 'owner'?"),
  ],
  reversalsNeedOwners: [
    inReversal({}, "reverses.owner: attribute 'owner' is not required; without it an entry has no object", [
      { ...owner, required: false },
    ]),
  ],
  reversalsShowEntries: [
    inReversal({ entry: 'itself' }, "reverses.entry: no attribute of type entry to C__CATG__BACKUP 'itself'; there is none", [
      owner,
      { key: 'itself', type: 'entry', title, target: { category: 'C__CATG__IP' } },
    ]),
  ],
  reversedKeysExist: [
    inReversal({ attributes: { name: 'title' } }, "reverses.attributes: no attribute 'name'; there is owner"),
    inReversal({ attributes: { name: 'titel' } }, "reverses.attributes.name: no attribute 'titel'; did you mean 'title'?", [
      owner,
      { key: 'name', type: 'text', title, readOnly: true },
    ]),
  ],
  reversedAttributesAreSaved: [
    inReversal({}, "attributes[1]: 'name' is no attribute of C__CATG__BACKUP, where it is saved", [
      owner,
      { key: 'name', type: 'text', title },
    ]),
    inReversal({}, "attributes[1]: 'cycle' differs from 'cycle' of C__CATG__BACKUP, where it is saved", [
      owner,
      { key: 'cycle', type: 'dialog_plus', title, dialog: 'tag' },
    ]),
  ],
};
