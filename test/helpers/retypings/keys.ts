import { verbs } from '../../../generated/methods.js';
import type { Grant } from '../../../src/domain/access/rights.js';
import { global, types } from './model.js';

const [server, client, virtual] = types;
const logbook = 'C__CATG__LOGBOOK';

/** Keys that see some of what objects become; each sees something of servers. */
export const narrowKeys: Readonly<Record<string, readonly Grant[]>> = {
  'one type': [{ verbs, objectTypes: [server] }],
  'two types': [{ verbs, objectTypes: [server, client] }],
  'other categories of each type': [
    { verbs, objectTypes: [server], categories: [global, 'C__CATG__MODEL', logbook] },
    { verbs, objectTypes: [client], categories: ['C__CATG__IP', 'C__CATG__BACKUP', logbook] },
    { verbs, objectTypes: [virtual], categories: ['C__CATG__MODEL', 'C__CATG__IP', 'C__CATG__BACKUP', logbook] },
  ],
  'some categories of all types': [{ verbs, categories: ['C__CATG__MODEL', logbook] }],
  'all of one type, and some categories of all': [
    { verbs, objectTypes: [server] },
    { verbs, categories: [global, logbook] },
  ],
};
