// Requests that a behaviour must not make: each line that says an error has to have it.
import { behaviourOf } from '../../src/domain/behaviours/behaviour.js';
import {
  entriesBeside,
  entriesLinked,
  entriesLinkingHere,
  entriesOnLinked,
  pathOf,
  siblings,
} from '../../src/domain/behaviours/needs.js';

export const facts = behaviourOf('C__CATG__CLUSTER', {
  needs: {
    members: entriesBeside('C__CATG__CLUSTER_MEMBERS', 'member'),
    services: entriesBeside('C__CATG__CLUSTER_SERVICE'),
  },
  computed: {
    cluster_members: (_, { facts }) => facts.administrations, // TS2339
    cluster_service: ({ quorumm }) => quorumm, // TS2339
    administration_service: (_, seen) => seen.facts.members.map(each => seen.objectAt(each, 'description')), // TS2345
    cluster_member_count: (_, seen) => seen.facts.services.map(each => seen.objectAt(each, 'cluster_service')), // TS2345
    quorum: (_, seen) => seen.facts.members.map(each => seen.ownerOf(each)), // TS2345
    description: (_, { objectAt, entry }) => objectAt(entry, 'description'), // TS2684
    members: () => '', // TS2353
  },
});

export const withoutNeeds = behaviourOf('C__CATG__CLUSTER', {
  computed: { cluster_members: (_, { facts }) => facts.members }, // TS2339
});

export const needs = behaviourOf('C__CATG__CLUSTER', {
  needs: {
    plan: entriesOnLinked('emergency_plan', 'C__CATS__EMERGENCY_PLAN_ATTRIBUTE'), // TS2375
    none: entriesBeside('C__CATG__CLUSTERS'), // TS2345
    address: entriesBeside('C__CATG__IP', 'network'), // TS2345
    licence: entriesLinked('quorum', 'C__CATS__LICENCE_LIST', 'licence'), // TS2345
    ports: entriesLinkingHere(['C__CATG__NETWORK_PORT.cables']), // TS2820
    path: pathOf('quorum', 'C__CATG__LOCATION.parnt'), // TS2345
    siblings: siblings('C__CATG__CLUSTER'),
  },
});

export const form = behaviourOf('C__CATG__CLUSTER', {
  needs: { members: entriesBeside('C__CATG__CLUSTER_MEMBERS') },
  form: { show: (shown, { facts }) => ({ ...shown, members: facts.members.length }) }, // TS2339
});
