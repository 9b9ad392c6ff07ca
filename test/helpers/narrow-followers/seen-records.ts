import { attributes, type EntryCategory, entryCategories } from '../retypings/model.js';
import { type Caller, resultOf } from '../rpc.js';

/** An object as a copy holds it: with the one value of each of its entries; a link is the id of its target. */
export interface SeenObject {
  readonly title: string;
  readonly type: number;
  readonly status: string;
  readonly entries: ReadonlyMap<number, SeenEntry>;
}

/** An entry of an object. */
export interface SeenEntry {
  readonly category: EntryCategory;
  readonly status: string;
  readonly value: string | number | null;
}

export const statuses = {
  normal: 'C__RECORD_STATUS__NORMAL',
  archived: 'C__RECORD_STATUS__ARCHIVED',
  deleted: 'C__RECORD_STATUS__DELETED',
};
export const statusesByConstant: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(statuses).map(([name, wire]) => [wire, name]),
);

interface WireObject {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly status: string;
}

/** Objects as a caller reads them now, with their entries, by their ids. */
export async function readObjects(call: Caller, filter: object = {}): Promise<Map<number, SeenObject>> {
  const seen = new Map<number, SeenObject>();
  for (const status of Object.values(statuses)) {
    const params = { filter: { ...filter, status }, limit: 1000 };
    for (const object of await resultOf<readonly WireObject[]>(call('cmdb.objects.read', params)))
      seen.set(Number(object.id), {
        ...{ title: object.title, type: Number(object.type), status: statusesByConstant[object.status] ?? '' },
        entries: await readEntries(call, Number(object.id)),
      });
  }
  return seen;
}

/** A category that its reader may not see, or that the type of the object has not, has no entries. */
async function readEntries(call: Caller, objID: number): Promise<ReadonlyMap<number, SeenEntry>> {
  const entries = new Map<number, SeenEntry>();
  for (const category of entryCategories)
    for (const [status, wire] of Object.entries(statuses)) {
      const { result = [] } = await call('cmdb.category.read', { objID, category, status: wire });
      for (const entry of result as readonly Readonly<Record<string, unknown>>[])
        entries.set(Number(entry.id), { category, status, value: toComparedValue(entry[attributes[category]]) });
    }
  return entries;
}

/** A value as it is compared: nothing and an empty text are alike. */
export function toComparedValue(shown: unknown): SeenEntry['value'] {
  if (typeof shown === 'object' && shown !== null && 'id' in shown) return Number(shown.id);
  return typeof shown === 'number' || (typeof shown === 'string' && shown !== '') ? shown : null;
}
