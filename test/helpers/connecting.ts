import type { Store } from '../../src/domain/storage/store.js';
import { entryMade, objectMade } from '../factories/calls.js';
import { callerOf, resultOf } from './rpc.js';
import type { Scope } from './scope.js';
import { type DialectName, serviceOver } from './service.js';

export const port = 'C__CATG__NETWORK_PORT';
export const connector = 'C__CATG__CONNECTOR';

type Reference = Readonly<Record<'id' | 'title' | 'type', string>>;

/** A port or a connector, as far as it tells of its connection. */
export interface End {
  readonly id: string;
  readonly title: string;
  readonly assigned_connector: Reference | null;
  readonly connected_object: Reference | null;
}

/** Functions that connect ends of objects on a service, and read them. */
export async function connecting(t: Scope, store: Store) {
  const service = await serviceOver(t, store);
  const call = callerOf(service, 'contract');
  const make = async (title: string, type = 'SWITCH'): Promise<number> =>
    await objectMade(call, { type: `C__OBJTYPE__${type}`, title });
  const save = async (object: number, category: string, data: object, entry?: number): Promise<number> =>
    await entryMade(call, { object, category, data, entry });
  const read = (objID: number, category = port, dialect: DialectName = 'contract', more: object = {}): Promise<End[]> =>
    resultOf<End[]>(callerOf(service, dialect)('cmdb.category.read', { objID, category, ...more }));
  /** Titles of the connected ends, by the titles of an object's ends. */
  const pairs = async (object: number, category = port) =>
    Object.fromEntries((await read(object, category)).map(end => [end.title, end.assigned_connector?.title ?? null]));
  const related = async (id: number): Promise<string[]> => {
    const told = await resultOf<Record<string, { data: { title: string } }>>(call('cmdb.objects_by_relation', { id }));
    return Object.values(told).map(({ data }) => data.title);
  };
  return { service, call, make, save, read, pairs, related };
}

export type Connecting = Awaited<ReturnType<typeof connecting>>;
