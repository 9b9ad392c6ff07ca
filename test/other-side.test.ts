import test from 'ava';
import { serviceInTurn } from './helpers/in-turn.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { engines } from './helpers/stores.js';

type Entry = Readonly<Record<string, { readonly id: string } | null>>;

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  test.serial.failing('a category of mode backward shows the links of the other side', async t => {
    const call = callerOf(await serviceInTurn(t, engine), 'contract');
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    await resultOf(call('cmdb.object.create', { type: 'C__OBJECT_TYPE__GROUP', title: 'Web servers' }));
    await resultOf(call('cmdb.category.save', { object: 2, category: 'C__CATS__GROUP', data: { object: 1 } }));
    const address = { objID: 1, category: 'C__CATG__GROUP_MEMBERSHIPS' };
    const memberships = await resultOf<readonly Entry[]>(call('cmdb.category.read', address));
    t.deepEqual(
      memberships.map(({ connected_object }) => connected_object?.id),
      ['2'],
    );
  });

  test.serial.failing('a category of mode backward edits the links of the other side', async t => {
    const call = callerOf(await serviceInTurn(t, engine), 'contract');
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    await resultOf(call('cmdb.object.create', { type: 'C__OBJECT_TYPE__GROUP', title: 'Web servers' }));
    const saved = { object: 1, category: 'C__CATG__GROUP_MEMBERSHIPS', data: { connected_object: 2 } };
    await resultOf(call('cmdb.category.save', saved));
    const members = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: 2, category: 'C__CATS__GROUP' }));
    t.deepEqual(
      members.map(({ object }) => object?.id),
      ['1'],
    );
  });

  test.serial.failing('a layer 3 net lists the host addresses that are in it', async t => {
    const call = callerOf(await serviceInTurn(t, engine), 'contract');
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' }));
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    const data = { net: 1, ipv4_address: '192.0.2.10' };
    await resultOf(call('cmdb.category.save', { object: 2, category: 'C__CATG__IP', data }));
    const addresses = await resultOf<readonly Entry[]>(
      call('cmdb.category.read', { objID: 1, category: 'C__CATS__NET_IP_ADDRESSES' }),
    );
    t.deepEqual(
      addresses.map(({ object }) => object?.id),
      ['2'],
    );
  });

  test.serial.failing('the path of a place is worked out on reading', async t => {
    const call = callerOf(await serviceInTurn(t, engine), 'contract');
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__ENCLOSURE', title: 'Rack 1' }));
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    await resultOf(call('cmdb.category.save', { object: 2, category: 'C__CATG__LOCATION', data: { parent: 1 } }));
    const [place] = await resultOf<readonly Readonly<Record<string, unknown>>[]>(
      call('cmdb.category.read', { objID: 2, category: 'C__CATG__LOCATION' }),
    );
    t.regex(String(place?.location_path), /Rack 1/);
  });
}
