import { connecting, connector, port } from './helpers/connecting.js';
import { callerOf } from './helpers/rpc.js';
import { dialectNames } from './helpers/service.js';
import { onEveryEngine } from './helpers/stores.js';

onEveryEngine({
  'ports and other entries that count as connectors are saved as they are read among these': async (t, store) => {
    const { service, make, save, read } = await connecting(t, store);
    const object = await make('a');
    for (const category of [connector, port, 'C__CATG__POWER_CONSUMER', 'C__CATG__UNIVERSAL_INTERFACE'])
      await save(object, category, { title: category });
    for (const dialect of dialectNames)
      for (const data of await read(object, connector, dialect)) {
        const send = (sent: object) =>
          callerOf(service, dialect)('cmdb.category.save', { object, category: connector, entry: Number(data.id), data: sent });
        t.like(await send(data), { result: { entry: Number(data.id) } });
        const { error } = await send({ ...data, wiring_system: object });
        if (data.title !== connector) t.regex(JSON.stringify(error), /no such attribute in /);
      }
  },

  'existing clients are told the object, and the connector as a reference': async (t, store) => {
    const { make, save, read } = await connecting(t, store);
    const [pa, pb] = [await make('pa', 'PATCH_PANEL'), await make('pb')];
    const a1 = await save(pa, connector, { title: 'a1', type: 'C__CONNECTOR__INPUT', connection_type: 'LC' });
    const b1 = await save(pb, port, { title: 'b1', plug_type: 'own plug', assigned_connector: a1 });
    const about = { connector_type: '1', name: 'a1', id: String(pa), title: 'pa', type: 'C__OBJTYPE__PATCH_PANEL' };
    const reference = { ref_id: String(a1), ref_title: 'a1', ref_type: connector };
    const [here] = await read(pb, port, 'idoit');
    const { sysid, ...shown } = { sysid: '', ...here?.assigned_connector };
    t.regex(sysid, /^SYSID_/);
    t.deepEqual(shown as object, { ...about, assigned_category: connector, ...reference, con_type: 'LC' });
    const [there] = await read(pa, connector, 'idoit');
    t.like(there?.assigned_connector, {
      connector_type: null,
      name: 'b1',
      id: String(pb),
      con_type: 'own plug',
      ref_id: String(b1),
    });
    t.like(there?.assigned_connector, { assigned_category: port, ref_type: connector });
  },
});
