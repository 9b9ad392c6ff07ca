import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesBeside } from '../domain/behaviours/needs.js';
import { namesOf } from './parts/names.js';

export const behaviour = behaviourOf('C__CATG__CLUSTER', {
  needs: {
    administrations: entriesBeside('C__CATG__CLUSTER_ADM_SERVICE', 'connected_object'),
    members: entriesBeside('C__CATG__CLUSTER_MEMBERS', 'member'),
    services: entriesBeside('C__CATG__CLUSTER_SERVICE', 'cluster_service'),
  },
  computed: {
    administration_service: (_, seen) =>
      namesOf(seen.facts.administrations, entry => seen.objectAt(entry, 'connected_object')?.title),
    cluster_members: (_, seen) => namesOf(seen.facts.members, entry => seen.objectAt(entry, 'member')?.title),
    cluster_member_count: (_, { facts }) => String(facts.members.length),
    cluster_service: (_, seen) => namesOf(seen.facts.services, entry => seen.objectAt(entry, 'cluster_service')?.title),
  },
});
