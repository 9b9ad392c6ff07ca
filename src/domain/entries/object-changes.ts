import { RpcError } from '../../rpc/rpc-error.js';
import type { Change } from '../context.js';
import { damagedValues, readableValues } from '../storage/damage.js';
import type { ObjectRecord } from '../storage/objects.js';

/** A row of the change log for an object. */
export function objectChange(object: number, before: ObjectRecord | null, after: ObjectRecord | null): Change {
  return { object, entry: null, category: null, before: before && snapshot(before), after: after && snapshot(after) };
}

function snapshot({ type, title, sysid, status, cmdbStatus, values }: ObjectRecord): string {
  return JSON.stringify({
    type,
    title,
    sysid,
    status,
    cmdb_status: cmdbStatus,
    ...(readableValues(values) ?? damagedValues(values, false)),
  });
}

/** The refusal where another transaction was first. */
export function changedFirst({ id }: ObjectRecord): RpcError {
  return new RpcError('Conflict', { reason: `somebody else changed object ${id} first` });
}
