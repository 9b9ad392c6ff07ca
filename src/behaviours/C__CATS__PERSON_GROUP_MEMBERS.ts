import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesOnLinked, siblings } from '../domain/behaviours/needs.js';
import { namesOncePerPage } from './parts/names.js';

export const behaviour = behaviourOf('C__CATS__PERSON_GROUP_MEMBERS', {
  needs: {
    members: siblings('C__CATS__PERSON_GROUP_MEMBERS'),
    masters: entriesOnLinked('connected_object', 'C__CATS__PERSON_MASTER', 'organization'),
  },
  computed: {
    first_name: (_, { facts }) => facts.masters[0]?.values.first_name ?? '',
    last_name: (_, { facts }) => facts.masters[0]?.values.last_name ?? '',
    department: (_, { facts }) => facts.masters[0]?.values.department ?? '',
    phone_company: (_, { facts }) => facts.masters[0]?.values.phone_company ?? '',
    email_address: (_, { facts }) => facts.masters[0]?.values.mail ?? '',
    organization: (_, seen) => {
      const [master] = seen.facts.masters;
      return seen.presentObject(master && seen.objectAt(master, 'organization'));
    },
    title: (_, { facts }) => facts.masters[0]?.values.title ?? '',
    members: namesOncePerPage(
      ({ facts }) => facts.members,
      (member, seen) => seen.objectAt(member, 'connected_object')?.title,
    ),
    membersCount: (_, { facts }) => String(facts.members.length),
  },
});
