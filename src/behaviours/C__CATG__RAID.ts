import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesLinked } from '../domain/behaviours/needs.js';
import { raidCapacity, sizeOf } from './parts/sizes.js';

export const behaviour = behaviourOf('C__CATG__RAID', {
  needs: { disks: entriesLinked('storages', 'C__CATG__STORAGE_DEVICE') },
  computed: {
    full_capacity: (_, { facts }) => sizeOf(facts.disks),
    capacity: ({ raid_level }, { facts, registry }) =>
      raidCapacity(registry.dialog('stor_raid_level')?.byId.get(Number(raid_level))?.const, facts.disks),
  },
});
