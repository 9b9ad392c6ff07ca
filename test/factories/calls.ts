import { type Caller, resultOf } from '../helpers/rpc.js';

/** Makes an object by the parameters of cmdb.object.create, a server called web1 where they say nothing else; answers its id. */
export async function objectMade(call: Caller, params: object = {}): Promise<number> {
  const object = { type: 'C__OBJTYPE__SERVER', title: 'web1', ...params };
  return Number((await resultOf<{ readonly id: number | string }>(call('cmdb.object.create', object))).id);
}

/** Saves an entry by the parameters of cmdb.category.save; answers its id. */
export async function entryMade(call: Caller, params: object): Promise<number> {
  return Number((await resultOf<{ readonly entry: number }>(call('cmdb.category.save', params))).entry);
}

/** Entries as cmdb.category.read shows them. */
export function entriesRead<Entry = Readonly<Record<string, unknown>>>(call: Caller, params: object): Promise<readonly Entry[]> {
  return resultOf<readonly Entry[]>(call('cmdb.category.read', params));
}
