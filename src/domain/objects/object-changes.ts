import type { Change } from '../context.js';
import type { ObjectRecord } from '../storage/objects.js';

/** A row of the change log for an object. */
export function objectChange(object: number, before: ObjectRecord | null, after: ObjectRecord | null): Change {
  return { object, entry: null, category: null, before: before && snapshot(before), after: after && snapshot(after) };
}

function snapshot({ type, title, sysid, status, cmdbStatus, values }: ObjectRecord): string {
  return JSON.stringify({ type, title, sysid, status, cmdb_status: cmdbStatus, ...(JSON.parse(values) as object) });
}
