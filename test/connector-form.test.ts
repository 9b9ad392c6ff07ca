import { connecting, connector, port } from './helpers/connecting.js';
import { onEveryEngine } from './helpers/stores.js';

onEveryEngine({
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
