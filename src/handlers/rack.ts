import type { RackDevice } from '../../generated/types.js';
import type { Mounted } from '../domain/racks/rack.js';
import { rackOf } from '../domain/racks/rack.js';
import { conflictsIn, freeUnits, isReserved } from '../domain/racks/rack-occupancy.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentTyped } from './present.js';

/** kataster.rack: racks with the devices in them. */
export const rack: MethodHandlers<CallContext>['rack'] = {
  async read({ id }, context) {
    const found = await rackOf(context, id);
    return {
      result: {
        object: presentTyped(context, found.object),
        units: found.units ?? null,
        numbering: found.isDescending ? ('descending' as const) : ('ascending' as const),
        slots: { front: found.slots.front, rear: found.slots.rear },
        devices: found.mounted.map(each => presentDevice(context, each)),
        unplaced: found.unplaced.map(each => presentTyped(context, each)),
        free: { front: freeUnits(found, 'front').map(copyRange), rear: freeUnits(found, 'rear').map(copyRange) },
        conflicts: conflictsIn(found).map(({ objects, ...conflict }) => ({ ...conflict, objects: [...objects] })),
      },
    };
  },
};

function presentDevice(context: CallContext, mounted: Mounted): RackDevice {
  const { object, place } = mounted;
  return {
    ...presentTyped(context, object),
    from: place.first,
    to: place.last,
    sides: [...place.sides],
    vertical: place.isVertical,
    reserved: isReserved(mounted),
    color: context.registry.objectType(object.type)?.color ?? 'FFFFFF',
  };
}

function copyRange<Range extends object>(range: Range): Range {
  return { ...range };
}
