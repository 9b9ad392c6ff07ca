import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesUsingIt } from '../domain/behaviours/needs.js';
import { namesOf } from './parts/names.js';

export const behaviour = behaviourOf('C__CATG__CLOUD_SUBSCRIPTIONS', {
  needs: { subscriptions: entriesUsingIt('C__CATG__ASSIGNED_SUBSCRIPTIONS.uuid') },
  computed: { subscribers: (_, seen) => namesOf(seen.facts.subscriptions, entry => seen.ownerOf(entry)?.title) },
});
