import { verbs } from '../../../generated/methods.js';
import { grantTo } from '../users.js';
import type { Row } from './row.js';
import { group, person, type Site } from './site.js';

const groups = 'C__CATS__PERSON_ASSIGNED_GROUPS';
const everything = [{ verbs }];

async function memberOf(site: Site): Promise<readonly [member: number, data: object]> {
  const admins = await site.object(group);
  await grantTo(site.context.store, admins, everything);
  return [await site.object(person), { connected_object: admins }];
}

export const row: Row = {
  category: groups,
  cells: {
    prepare: {
      what: 'nobody becomes a member of a group that may do more than the caller',
      async happens(site) {
        const [member, data] = await memberOf(site);
        return site.ofPersons().save(member, groups, data);
      },
      expected: ['Forbidden', 'right'],
    },
    beforeTransition: {
      what: 'nobody leaves a group that may do more than the caller',
      async happens(site) {
        const [member, data] = await memberOf(site);
        return site.ofPersons().step('archive', member, groups, await site.save(member, groups, data));
      },
      expected: ['Forbidden', 'right'],
    },
    objectStepping: {
      what: 'nobody is archived who may do more than the caller',
      async happens(site) {
        const admin = await site.object(person);
        await grantTo(site.context.store, admin, everything);
        return site.ofPersons().stepObject('archive', admin);
      },
      expected: ['Forbidden', 'right'],
    },
  },
};
