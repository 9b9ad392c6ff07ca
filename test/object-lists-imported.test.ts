import type { Store } from '../src/domain/storage/store.js';
import type { Row } from '../src/mappings/dump.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { onEnginesInTurn } from './helpers/stores.js';
import { imported, madeOf, office } from './imports/office.js';

type Listed = readonly { readonly id: string; readonly title: string }[];

/** The office with one more switch, which stands in its room and in no rack. */
function withAnotherSwitch(): Row[] {
  const device = office.find(({ name }) => name === 'dcim.device:2');
  if (!device) throw new Error('The office has no switch.');
  const fields = { ...device.fields, name: 'SW00', rack: null, position: null, serial: '', asset_tag: null, primary_ip4: null };
  return [...office, { ...device, name: 'dcim.device:9', pk: '9', fields }];
}

async function listed(service: Parameters<typeof callerOf>[0], params: object): Promise<readonly string[]> {
  return (await resultOf<Listed>(callerOf(service, 'contract')('cmdb.objects.read', params))).map(({ title }) => title);
}

onEnginesInTurn({
  'the switches of an imported site are listed by title, in racks and beside them': async (t, store: Store) => {
    await imported(store, withAnotherSwitch());
    const service = await serviceOver(t, store);
    const { object: site } = await madeOf(store, 'dcim.site:1');
    const { object: room } = await madeOf(store, 'dcim.location:1');
    const { object: rack } = await madeOf(store, 'dcim.rack:1');
    const switches = { type: 'C__OBJTYPE__SWITCH' };
    const asked = { order_by: 'title', fields: ['title'] };
    t.deepEqual(await listed(service, { ...asked, filter: { ...switches, location: site } }), ['SW00', 'sw01']);
    t.deepEqual(await listed(service, { ...asked, filter: { ...switches, location: room } }), ['SW00', 'sw01']);
    t.deepEqual(await listed(service, { ...asked, filter: { ...switches, location: rack } }), ['sw01']);
    const nowhere = await callerOf(service, 'contract')('cmdb.objects.read', { filter: { ...switches, location: 999_999 } });
    t.is(nowhere.error?.data?.filter, 'location: there is no object 999999; expected the id of a place');
  },

  'all imported objects of a manufacturer are listed': async (t, store: Store) => {
    await imported(store, withAnotherSwitch());
    const service = await serviceOver(t, store);
    const by = (comparison: string, value: string) => ({ category: 'C__CATG__MODEL', key: 'manufacturer', comparison, value });
    const ofCisco = await listed(service, { filter: { attributes: [by('=', 'Cisco')] }, order_by: 'title' });
    t.deepEqual(
      ofCisco.filter(title => ['rtr01', 'SW00', 'sw01'].includes(title)),
      ['rtr01', 'SW00', 'sw01'],
    );
    t.deepEqual(await listed(service, { filter: { attributes: [by('begins', 'cis')] }, order_by: 'title' }), ofCisco);
    t.deepEqual(await listed(service, { filter: { attributes: [by('=', 'Juniper')] } }), []);
    t.deepEqual(await listed(service, { filter: { attributes: [by('!=', 'Cisco')] } }), []);
  },
});
