import { moveObject } from '../src/domain/objects/objects.js';
import { readDump } from '../src/import/dump-file.js';
import { onEnginesInTurn } from './helpers/stores.js';
import { changesIn, contextOver, imported, madeOf, office, officeWith, read, total } from './imports/office.js';

onEnginesInTurn({
  'a second run changes nothing': async (t, store) => {
    const first = await imported(store, office);
    const before = await changesIn(store);
    const second = await imported(store, office);
    t.is((await changesIn(store)) - before, 0);
    t.is(total(second, 'unchanged'), total(first, 'created'));
    t.is(total(second, 'created') + total(second, 'updated'), 0);
  },

  'fields that changed in the dump change, and nothing else': async (t, store) => {
    await imported(store, office);
    const before = await changesIn(store);
    const report = await imported(
      store,
      officeWith({ 'dcim.device:1': { name: 'rtr02', serial: '' }, 'dcim.interface:2': { enabled: true } }),
    );
    t.is(total(report, 'updated'), 2);
    t.is((await changesIn(store)) - before, 3);
    t.like((await read(store, 'dcim.device:1', 'C__CATG__GLOBAL'))[0], { title: 'rtr02', description: 'Way out' });
    t.deepEqual(await read(store, 'dcim.device:1', 'C__CATG__MODEL'), [
      { manufacturer: 'Cisco', title: 'ISR 1111-8P', productid: 'C1111-8P' },
    ]);
    t.like((await read(store, 'dcim.device:2', 'C__CATG__NETWORK_PORT'))[0], { active: 'Yes', assigned_connector: 'Gi0/0/0' });
  },

  'fields that are only spelled otherwise change nothing, and their rows are unchanged': async (t, store) => {
    await imported(store, office);
    const spellings = {
      'dcim.devicerole:2': { name: ' ACCESS Switch' },
      'dcim.interface:1': { mac_address: '00-1B-63-84-45-E6' },
      'ipam.ipaddress:3': { address: '2A00:0001:0::0001/64' },
    };
    const before = await changesIn(store);
    for (const [name, fields] of [...Object.entries(spellings), ...Object.entries(spellings)]) {
      const report = await imported(store, officeWith({ [name]: fields }));
      t.is((await changesIn(store)) - before, 0, name);
      t.deepEqual([total(report, 'created'), total(report, 'updated')], [0, 0], name);
    }
  },

  'an address that goes to another device leaves the first one': async (t, store) => {
    await imported(store, office);
    const report = await imported(store, officeWith({ 'ipam.ipaddress:1': { assigned_object_id: 2 } }));
    t.deepEqual(report.counts.get('ipam.ipaddress'), { created: 0, updated: 1, unchanged: 4, skipped: 0 });
    t.deepEqual(
      (await read(store, 'dcim.device:1', 'C__CATG__IP', ['archived'])).map(({ hostaddress }) => hostaddress),
      ['10.0.1.2'],
    );
    t.like((await read(store, 'dcim.device:2', 'C__CATG__IP'))[0], { hostaddress: '10.0.1.2', assigned_port: 'Gi1/0/1' });
    t.deepEqual((await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT'))[0]?.addresses, ['10.0.1.1', '2a00:1::1']);
    t.is(total(await imported(store, officeWith({ 'ipam.ipaddress:1': { assigned_object_id: 2 } })), 'updated'), 0);
  },

  'an address that an interface gets is no longer a host of its own': async (t, store) => {
    await imported(store, office);
    const { object } = await madeOf(store, 'ipam.ipaddress:4');
    const given = { assigned_object_type: ['dcim', 'interface'], assigned_object_id: 2 };
    await imported(store, officeWith({ 'ipam.ipaddress:4': given }));
    t.is((await store.reads.objects.find(object))?.status, 'archived');
    t.like((await read(store, 'dcim.device:2', 'C__CATG__IP'))[0], { hostaddress: '10.0.1.9' });
    t.is(total(await imported(store, officeWith({ 'ipam.ipaddress:4': given })), 'updated'), 0);
  },

  'a cable that is taken away leaves its ports free, and that is said': async (t, store) => {
    await imported(store, office);
    const without = officeWith({ 'dcim.interface:1': { cable: null }, 'dcim.interface:2': { cable: null } });
    const report = await imported(
      store,
      without.filter(({ model }) => !model.startsWith('dcim.cable')),
    );
    const [port] = await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT');
    t.deepEqual([port?.assigned_connector, port?.cable], [undefined, undefined]);
    for (const device of ['dcim.device:1', 'dcim.device:2'])
      for (const end of await read(store, device, 'C__CATG__CONNECTOR')) t.is(end.assigned_connector, undefined);
    t.true(report.removed.some(({ place, reason }) => place === '1' && reason.en === 'assigned_connector is no longer set'));
  },

  'a row without a name is skipped, of others only what does not fit, and the others of its batch are kept': async (t, store) => {
    const report = await imported(store, [
      ...officeWith({
        'dcim.device:2': { name: 'x'.repeat(256) },
        'ipam.prefix:3': { prefix: 'ten' },
        'dcim.rack:1': { name: '' },
      }),
      { model: 'dcim.interface', pk: 9, fields: { device: 1, name: 'Gi9', type: '1000base-t', mac_address: 'none' } },
      { model: 'dcim.device', pk: 1, fields: {} },
      { model: 'dcim.device' },
    ]);
    t.like(report.counts.get('dcim.device'), { created: 2, skipped: 2 });
    t.deepEqual(
      (await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT')).map(({ title, mac }) => [title, mac]),
      [
        ['Gi0/0/0', '00:1b:63:84:45:e6'],
        ['Gi9', undefined],
      ],
    );
    const reasons = report.skipped.map(({ model, place, reason, detail }) => [`${model}:${place}`, reason.en, detail]);
    t.deepEqual(reasons, [
      ['dcim.device:1', 'stands in the file twice', undefined],
      ['(no model):item 61', 'has no model, pk and fields', undefined],
      ['dcim.rack:1', 'has no name', undefined],
      ['dcim.device:2', 'title: expected at most 255 characters, not 256', undefined],
      ['dcim.interface:2', 'belongs to what is not imported', 'dcim.device:2'],
      ['dcim.interface:3', 'belongs to what is not imported', 'dcim.device:2'],
      ['ipam.rir:1', 'has no counterpart', undefined],
    ]);
    const lacking = report.lacking.map(({ model, place, reason, detail }) => [`${model}:${place}`, reason.en, detail]);
    const net = 'expected an address with the length of its net, such as 10.0.0.1/24';
    for (const key of ['type', 'address', 'netmask', 'cidr_suffix', 'range_from', 'range_to'])
      t.true(
        lacking.some(each => each.join() === ['ipam.prefix:3', `${key}: ${net}`, 'ten'].join()),
        key,
      );
    t.true(
      lacking.some(([name, reason]) => name === 'dcim.interface:9' && String(reason).startsWith('mac: expected a MAC address')),
    );
  },

  'values that cannot be true, a place that is taken and a text that is too long are left out, and that is said': async (
    t,
    store,
  ) => {
    const report = await imported(
      store,
      officeWith({
        'dcim.device:2': { position: '4.0', face: 'front', comments: 'x'.repeat(70_000) },
        'ipam.vlan:1': { vid: 9999 },
        'ipam.ipaddress:5': { address: '10.0.1.2/24' },
      }),
    );
    const reasons = report.lacking.map(({ model, place, reason }) => `${model}:${place} ${reason.en}`).join('\n');
    t.regex(reasons, /^dcim\.device:2 pos: unit 4 of this rack is taken by ".+" \(object \d+\); expected a place/m);
    t.regex(reasons, /^dcim\.device:2 description: expected at most \d+/m);
    t.regex(reasons, /^ipam\.vlan:1 vlan_id: expected an integer from 1 to 4094, not a text "9999"$/m);
    t.regex(reasons, /^ipam\.ipaddress:5 .*10\.0\.1\.2/m);
    t.deepEqual(
      report.skipped.map(({ reason }) => reason.en),
      ['has no counterpart'],
    );
    t.like((await read(store, 'dcim.device:2', 'C__CATG__LOCATION'))[0], { parent: 'R1', insertion: 'Front' });
    t.like((await read(store, 'dcim.device:2', 'C__CATG__GLOBAL'))[0], { title: 'sw01', purpose: 'Access Switch' });
    t.is((await read(store, 'virtualization.virtualmachine:1', 'C__CATG__IP')).length, 1);
  },

  'a link to what is not imported is left out, and that is said': async (t, store) => {
    const report = await imported(
      store,
      office.filter(({ model }) => model !== 'tenancy.tenant' && model !== 'dcim.rack'),
    );
    t.deepEqual((await read(store, 'dcim.device:1', 'C__CATG__LOCATION'))[0]?.parent, 'Server room');
    t.true(
      report.lacking.some(
        ({ model, place, reason, detail }) =>
          `${model}:${place} ${reason.en}: ${detail}` === 'dcim.device:1 rack leads to what is not imported: dcim.rack:1',
      ),
    );
    t.like(report.counts.get('dcim.device'), { created: 3, skipped: 0 });
  },

  'a smaller dump finds what a larger one made': async (t, store) => {
    await imported(store, office);
    const report = await imported(store, [
      { model: 'dcim.site', pk: 2, fields: { name: 'Branch', region: 3, tenant: 1 } },
      { model: 'dcim.interface', pk: 9, fields: { device: 3, name: 'Gi9', type: '1000base-t', untagged_vlan: 1, parent: 3 } },
      { model: 'dcim.interface', pk: 10, fields: { device: 3, name: 'Gi9.1', type: 'virtual', parent: 9 } },
    ]);
    t.deepEqual(report.lacking, []);
    t.deepEqual(await read(store, 'dcim.site:2', 'C__CATG__LOCATION'), [
      { location_path: 'Europe > Germany > Berlin', parent: 'Berlin' },
    ]);
    t.like((await read(store, 'dcim.device:3', 'C__CATG__NETWORK_PORT'))[0], { title: 'Gi9', default_vlan: 'Data' });
    t.deepEqual((await read(store, 'dcim.device:3', 'C__CATG__NETWORK_LOG_PORT'))[0]?.ports, ['Gi9']);
  },

  'purged objects are made again; rows of another source are others': async (t, store) => {
    await imported(store, office);
    const { object } = await madeOf(store, 'dcim.device:3');
    await moveObject(contextOver(store), 'sendToPurged', object);
    const report = await imported(store, office);
    t.is(total(report, 'created'), 3);
    t.like((await read(store, 'dcim.device:3', 'C__CATG__CONNECTOR'))[0], { title: 'Port 1' });
    const [site] = office.filter(({ name }) => name === 'dcim.site:1');
    t.is(total(await imported(store, [site], 'netbox:other'), 'created'), 1);
  },
});

const whole = process.env.KATASTER_TEST_NETBOX;

if (whole !== undefined) {
  onEnginesInTurn({
    'a real data set is imported, and a second run changes nothing': async (t, store) => {
      const { rows } = readDump(whole);
      const first = await imported(store, rows);
      t.true(total(first, 'created') > 5000);
      t.deepEqual([...new Set(first.skipped.map(({ reason }) => reason.en))], ['has no counterpart']);
      t.deepEqual(first.lacking, []);
      t.is((await read(store, 'dcim.device:1', 'C__CATG__MODEL'))[0]?.title, 'ISR 1111-8P');
      const before = await changesIn(store);
      t.is(total(await imported(store, rows), 'unchanged'), total(first, 'created'));
      t.is((await changesIn(store)) - before, 0);
    },
  });
}
