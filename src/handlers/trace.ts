import type { RackObject, TracePoint } from '../../generated/types.js';
import { positionsText } from '../attributes/positions.js';
import { type Trace, type Traces, tracesOf } from '../domain/cabling/trace.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentTyped } from './present.js';

/** kataster.trace: ways of cables. */
export const trace: MethodHandlers<CallContext>['trace'] = {
  async read({ id, entry }, context) {
    const found = await tracesOf(context, id, entry);
    return {
      result: {
        object: presentTyped(context, found.object),
        traces: found.traces.map(each => ({ points: presentPoints(context, each, found) })),
        complete: found.isComplete,
      },
    };
  },
};

function presentPoints(context: CallContext, { points, positions, hops, splits }: Trace, { objects }: Traces): TracePoint[] {
  const last = points.length - 1;
  return points.flatMap(({ entry, object, category, title, cable }, at) => {
    const [owner, hop, taken] = [objects.get(object), hops[at], positionsText(positions[at] ?? [])];
    if (!owner) return [];
    const plugged = hop === 'cable' ? (objects.get(cable ?? 0) ?? objects.get(points[at + 1]?.cable ?? 0)) : undefined;
    const isSplit = (at === 0 && splits[0] === true) || (at === last && splits[1] === true);
    return [
      {
        ...{ object: presentTyped(context, owner), entry, category, title },
        ...(taken !== '' && { positions: taken }),
        ...(hop && { next: hop }),
        ...(plugged && { cable: presentTyped(context, plugged) satisfies RackObject }),
        ...(isSplit && { splits: true as const }),
      },
    ];
  });
}
