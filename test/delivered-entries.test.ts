import { entriesRead } from './factories/calls.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { dialectNames } from './helpers/service.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const [ip, port, logical] = ['C__CATG__IP', 'C__CATG__NETWORK_PORT', 'C__CATG__NETWORK_LOG_PORT'];
const [drive, storage, raid] = ['C__CATG__DRIVE', 'C__CATG__STORAGE_DEVICE', 'C__CATG__RAID'];

interface Link {
  readonly title: string;
}
interface Entry {
  readonly id: string;
  readonly title?: string;
  readonly assigned_port: Link | null;
  readonly addresses: readonly Link[];
  readonly ports: readonly Link[];
  readonly raid: Link | null;
  readonly raid_group: Link | null;
  readonly storages: readonly Link[];
  readonly parent: Link | null;
}

for (const engine of enginesInTurn) {
  const service = sharedService(engine);
  const started = async () => {
    const call = callerOf(await service(), 'contract');
    const read = (object: number, category: string) => entriesRead<Entry>(call, { object, category });
    return { call, read };
  };

  for (const dialect of dialectNames)
    engine.test(`entries of an object name each other by their titles, in any order, on ${engine.name}, ${dialect}`, async t => {
      const { read } = await started();
      const call = callerOf(await service(), dialect);
      const categories = {
        [ip]: [{ ipv4_address: '10.0.0.1', assigned_port: 'bond0' }, { ipv4_address: '10.0.0.2' }],
        [logical]: [{ title: 'vlan1', parent: 'lag1', ports: ['bond0', 'eth1'] }, { title: 'lag1' }],
        [port]: [{ title: 'bond0', addresses: ['10.0.0.1'] }, { title: 'eth1' }],
        [drive]: { title: 'data', raid: 'array' },
        [raid]: { title: 'array', storages: ['sda'] },
        [storage]: { title: 'sda', raid_group: 'array' },
      };
      const created = await resultOf<{ id: unknown; categories: Readonly<Record<string, readonly unknown[]>> }>(
        call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1', categories }),
      );
      const object = Number(created.id);
      const [address, other] = await read(object, ip);
      t.deepEqual(created.categories[ip]?.map(String), [address?.id, other?.id], 'the ids come in the order given');
      t.deepEqual([address?.assigned_port?.title, other?.assigned_port], ['bond0', null]);
      const vlan = (await read(object, logical)).find(({ title }) => title === 'vlan1');
      t.deepEqual([vlan?.parent?.title, vlan?.ports.map(({ title }) => title)], ['lag1', ['bond0', 'eth1']]);
      t.deepEqual(
        (await read(object, port))[0]?.addresses.map(({ title }) => title),
        ['10.0.0.1'],
      );
      t.is((await read(object, drive))[0]?.raid?.title, 'array');
      t.is((await read(object, storage))[0]?.raid_group?.title, 'array');
      t.deepEqual(
        (await read(object, raid))[0]?.storages.map(({ title }) => title),
        ['sda'],
      );
    });

  engine.test(`a title that none or several entries of the call have is refused on ${engine.name}`, async t => {
    const { call } = await started();
    const create = (ports: readonly string[]) =>
      call('cmdb.object.create', {
        ...{ type: 'C__OBJTYPE__SERVER', title: 'web2' },
        categories: { [ip]: [{ ipv4_address: '10.0.0.1', assigned_port: 'eth0' }], [port]: ports.map(title => ({ title })) },
      });
    const fault = async (ports: readonly string[]) => (await create(ports)).error?.data?.[`categories.${ip}.0.assigned_port`];
    t.regex(String(await fault(['eth1'])), /^expected the id of an entry/);
    t.regex(String(await fault(['eth0', 'eth0'])), /^several entries of this call are called eth0/);
  });

  engine.test(
    `entries of a push name each other by the ids of the source, also those of a push before, on ${engine.name}`,
    async t => {
      const { call, read } = await started();
      const push = (data: object) =>
        resultOf<{ success: boolean; messages: readonly { message: string; level: number }[] }>(
          call('cmdb.external.push.v2', { extType: 'agent', extId: 'web3', class: 'C__OBJTYPE__SERVER', title: 'web3', data }),
        );
      const first = await push({
        [ip]: { a1: { ipv4_address: '10.0.0.3', assigned_port: 'p1' }, a2: { ipv4_address: '10.0.0.4', assigned_port: 'bond1' } },
        [port]: { p1: { title: 'bond0', addresses: ['a1'] }, 7: { title: 'bond1' } },
      });
      t.true(first.success, JSON.stringify(first.messages));
      const [{ id = '' } = { id: '' }] = await resultOf<readonly { id: string }[]>(
        call('cmdb.objects.read', { filter: { title: 'web3' } }),
      );
      const ports = async () => (await read(Number(id), ip)).map(each => each.assigned_port?.title);
      t.deepEqual(await ports(), ['bond0', 'bond1']);
      t.deepEqual((await read(Number(id), port)).find(({ id: _, ...each }) => each.addresses.length > 0)?.addresses.length, 1);
      t.true((await push({ [ip]: { a1: { ipv4_address: '10.0.0.3', assigned_port: '7' } } })).success);
      t.deepEqual(await ports(), ['bond1', 'bond1']);
      t.false((await push({ [ip]: { a1: { ipv4_address: '10.0.0.3', assigned_port: 'p9' } } })).success);
    },
  );

  engine.test(
    `entries of a row name each other by part or title, and those of rows before by name, on ${engine.name}`,
    async t => {
      const { call, read } = await started();
      const rows = [
        {
          name: 'host:4',
          object: { type: 'C__OBJTYPE__SERVER', data: { title: 'web4' } },
          entries: [
            { part: 'address', category: ip, data: { ipv4_address: '10.0.0.5', assigned_port: 'nic' } },
            { part: 'second', category: ip, data: { ipv4_address: '10.0.0.6', assigned_port: 'bond0' } },
            { part: 'nic', category: port, data: { title: 'bond0', addresses: ['address', 'second'] } },
          ],
        },
      ];
      const save = (all: readonly object[]) =>
        resultOf<{
          number: number | null;
          rows: readonly { result: string; refused: readonly object[]; records: readonly { object: number }[] }[];
        }>(call('kataster.imports.save', { source: 'agents', rows: all }));
      const [saved] = (await save(rows)).rows;
      t.deepEqual([saved?.result, saved?.refused], ['created', []]);
      const object = saved?.records[0]?.object ?? 0;
      const ports = async () => (await read(object, ip)).map(each => each.assigned_port?.title);
      t.deepEqual(await ports(), ['bond0', 'bond0']);
      t.deepEqual(
        (await read(object, port))[0]?.addresses.map(({ title }) => title),
        ['10.0.0.5', '10.0.0.6'],
      );
      const again = await save(rows);
      t.deepEqual([again.number, again.rows[0]?.result], [null, 'unchanged']);
      const third = { part: 'third', category: ip, object, data: { ipv4_address: '10.0.0.7', assigned_port: 'host:4/nic' } };
      const further = (await save([...rows, { name: 'address:7', entries: [third] }])).rows[1];
      t.deepEqual([further?.result, further?.refused], ['created', []]);
      t.deepEqual(await ports(), ['bond0', 'bond0', 'bond0']);
    },
  );
}
