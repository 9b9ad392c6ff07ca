import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const category = 'C__CATG__CUSTOM_FIELDS_KOMPONENTE';
const type = 'C__OBJTYPE__SERVER';
const titled = (title: string) => ({ en: title, de: title });
const kind = 'f_popup_c_17289168067044910';
const parts = 'f_popup_c_17289128195752470';
const note = 'f_text_c_1570460865700';
const schema = {
  dialogs: [{ name: 'component_kind', choices: [{ id: 1, const: 'FIRST_VALUE', title: titled('First value') }] }],
  categories: [
    {
      ...{ const: category, title: titled('Component'), multiValue: true },
      attributes: [
        { key: kind, type: 'dialog_plus', dialog: 'component_kind', title: titled('Kind') },
        { key: parts, type: 'multiselect', dialog: 'component_kind', title: titled('Parts') },
        { key: note, type: 'text', title: titled('Note') },
      ],
    },
  ],
  object_types: [{ const: 'C__OBJTYPE__TANK', title: titled('Tank'), categories: ['C__CATG__GLOBAL', category] }],
};

type Entry = Readonly<Record<string, unknown>>;

const listed = <Row = Entry>(call: Caller, method: string, params: object) => resultOf<readonly Row[]>(call(method, params));

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: existing clients know own categories by their constants, numbers and keys`, async t => {
    const service = await startedService(t, engine);
    await resultOf(callerOf(service, 'contract')('kataster.schema.apply', { schema }));
    const call = callerOf(service, 'idoit');
    const { categories } = await resultOf<{ categories: { g_custom: Entry } }>(call('idoit.constants', {}));
    t.is(categories.g_custom[category], 'Component');
    const { custom } = await resultOf<{ custom: readonly { id: string; const: string; multi_value: string }[] }>(
      call('cmdb.object_type_categories', { type: 'C__OBJTYPE__TANK' }),
    );
    t.like(custom, [{ const: category, multi_value: '1' }]);
    const info = await resultOf<Readonly<Record<string, Entry>>>(call('cmdb.category_info', { category }));
    for (const customID of [category, Number(custom[0]?.id)])
      t.deepEqual(await resultOf(call('cmdb.category_info.read', { customID })), info, `${customID}`);
    t.like(info[kind], {
      title: 'Kind',
      info: { type: 'dialog_plus', description: 'f_popup' },
      data: { type: 'int', field: 'isys_catg_custom_fields_list__field_content', field_alias: kind },
      ui: { type: 'popup', id: 'c_17289168067044910', params: { type: 'f_popup', identifier: 'component_kind' } },
    });
    t.like(info[parts], { info: { type: 'multiselect', description: 'f_popup' } });
    t.like(info[note], { info: { type: 'text', description: 'f_text' }, ui: { id: 'c_1570460865700' } });
    await resultOf(call('cmdb.dialog.create', { category, property: kind, value: 'Second value' }));
    t.deepEqual(
      (await listed<{ title: string }>(call, 'cmdb.dialog', { category, property: kind })).map(({ title }) => title),
      ['First value', 'Second value'],
    );
    const { id } = await resultOf(call('cmdb.object.create', { type, title: 'web1' }));
    const object = Number(id);
    for (const chosen of ['First value', 'FIRST_VALUE', 1])
      await resultOf(call('cmdb.category.save', { object, category, data: { [kind]: chosen, [parts]: [chosen], [note]: 'n' } }));
    const entries = await listed(call, 'cmdb.category.read', { objID: object, customID: category });
    t.is(entries.length, 3);
    for (const entry of entries)
      t.like(entry, { [kind]: { title: 'First value', const: 'FIRST_VALUE' }, [parts]: [{ title: 'First value' }], [note]: 'n' });
  });
