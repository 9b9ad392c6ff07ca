import { benchKey, objectWithTwentyEntries, titleOf } from './cases.js';
import { startKataster } from './servers.js';

/** The address that the service shows to its users. */
export const publicUrl = 'http://bench.invalid';

const callsOfBatch = 1000;

/** Makes what was written searchable before the database is copied. */
const searched = { jsonrpc: '2.0', id: 1, method: 'idoit.search.read', params: { apikey: benchKey, q: 'server', limit: 1 } };

/** Makes the objects of a database through the service, and answers one host address as it is read. */
export async function fill(database: string, objects: number): Promise<object> {
  const service = await startKataster(database, publicUrl);
  const model = { manufacturer: 'Lenovo', title: 'ThinkSystem SR650', serial: 'S0', firmware: 'v1' };
  const addresses = Array.from({ length: 20 }, (_, at) => ({ ipv4_address: `10.0.0.${at + 1}` }));
  const more = {
    C__CATG__ACCOUNTING: { inventory_no: 'I1' },
    C__CATG__MEMORY: { quantity: 2 },
    C__CATG__ACCESS: { title: 'SSH' },
  };
  const calls = Array.from({ length: objects }, (_, at) => {
    const categories = {
      C__CATG__MODEL: model,
      ...(at + 1 === objectWithTwentyEntries ? { C__CATG__IP: addresses } : {}),
      ...(objects > 1000 && at < 1000 ? more : {}),
    };
    const params = { apikey: benchKey, type: 'C__OBJTYPE__SERVER', title: titleOf(at + 1), categories };
    return { jsonrpc: '2.0', id: at, method: 'cmdb.object.create', params };
  });
  for (let at = 0; at < calls.length; at += callsOfBatch) await service.call(JSON.stringify(calls.slice(at, at + callsOfBatch)));
  await service.call(JSON.stringify(searched));
  const params = { apikey: benchKey, objID: objectWithTwentyEntries, category: 'C__CATG__IP', limit: 1 };
  const [entry] = JSON.parse(
    await service.call(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'cmdb.category.read', params })),
  ).result;
  await service.stop();
  return entry;
}
