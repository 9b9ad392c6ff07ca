import { calls, Kataster, KatasterError, type ModelEntry, type OtherConstant } from 'kataster/client';

const client = new Kataster({ url: 'http://127.0.0.1:8080/jsonrpc', apikey: 'key', timeout: 1000 });

/** Code that must compile: no line of this file is refused. */
export async function right(name: string, object: number): Promise<void> {
  const constant = name as OtherConstant;
  const { entry } = await client.cmdb.category.save({ object, category: 'C__CATG__MODEL', data: { manufacturer: 'Lenovo' } });
  const id: number = entry;
  await client.cmdb.category.save({ object, category: 'C__CATG__MODEL', entry: id, data: { serial: null } }, { timeout: 50 });
  await client.cmdb.object.archive({ object }, { idempotency_key: 'one', timeout: 50 });
  const { changes, plan } = await client.cmdb.object.archive({ object }, { dry_run: true });
  const actions: string[] = (changes ?? []).map(({ action }) => action);
  const operations = [{ method: 'cmdb.object.archive', params: { object } }];
  const { number, results } = await client.kataster.changes.apply(plan ? { plan } : { operations }, { comment: 'both' });
  console.log(actions, number, results.length);
  await client.batch([calls.cmdb.object.archive({ object }, { idempotency_key: 'another' })]);
  await client.cmdb.category.save({
    object,
    category: 'C__CATG__IP',
    data: { net_type: 'C__CATS_NET_TYPE__IPV4', primary: true },
  });

  const [cpu] = await client.cmdb.category.read({ objID: object, category: 'C__CATG__CPU' });
  await client.cmdb.category.save({
    object,
    category: 'C__CATG__CPU',
    data: { cores: cpu?.cores ?? '4', frequency: 2.5, frequency_unit: 'GHz', type: -1 },
  });
  await client.cmdb.category.save({ object, category: 'C__CATG__IP', data: { primary: '', net: [7], net_type: -1, zone: [1] } });
  await client.cmdb.category.create({ objID: object, category: 'C__CATG__IP', data: { hostname: 'web1', primary: 1 } });
  await client.cmdb.category.create({ objID: object, category: constant, data: { whatever: 1 } });
  await client.cmdb.category.update({ objID: object, category: 'C__CATG__IP', data: { category_id: id, hostname: null } });

  const [model] = await client.cmdb.category.read({ objID: object, category: 'C__CATG__MODEL' });
  const manufacturer: string | undefined = model?.manufacturer?.title;
  const serial: string | undefined = model?.serial;
  const whole: ModelEntry | undefined = model;

  const unknown = await client.cmdb.category.read({ objID: object, category: constant });
  const own: unknown = unknown[0]?.whatever;
  await client.cmdb.category.save({ object, category: constant, data: { whatever: 1 } });
  await client.cmdb.category.save({
    object,
    category: 'C__CATG__OF_ANOTHER_SITE' as OtherConstant,
    data: { whatever: [own, whole] },
  });

  await client.cmdb.object.create({
    type: 'C__OBJTYPE__SERVER',
    title: 'web1',
    categories: { C__CATG__MODEL: { serial: 'J300X12' }, C__CATG__IP: [{ ipv4_address: '10.0.0.1' }] },
  });
  await client.cmdb.object.create({
    type: constant,
    title: [manufacturer, serial].join(' '),
    cmdb_status: 'C__CMDB_STATUS__PLANNED',
    categories: { C__CATG__MODEL: [], [constant]: { whatever: 1 } },
  });
  await client.cmdb.object.create({ type: 5, title: 'web3', cmdb_status: constant });
  await client.cmdb.objects.read({ filter: { type: 'C__OBJTYPE__SERVER' }, categories: ['C__CATG__MODEL', constant] });
  await client.cmdb.categories.read({ objID: object, catgID: ['C__CATG__MODEL', 31, constant] });
  await client.cmdb.category.archive({ object, category: 'C__CATG__IP', entry: id });
  await client.cmdb.category.archive({ object, category: constant, entry: id });
  await client.cmdb.category.purge({ object, category: 'C__CATG__MODEL' });
  await client.cmdb.category_info.read({ category: 'C__CATG__MODEL' });
  await client.cmdb.dialog.read({ category: 'C__CATG__MODEL', property: 'manufacturer' });
  await client.cmdb.dialog.read({ category: 'C__CATG__MODEL', property: ['manufacturer', 'title'] });
  await client.cmdb.dialog.read({ category: constant, property: ['whatever'] });
  await client.cmdb.dialog.create({ category: 'C__CATG__MODEL', property: 'title', value: 'SR630', parent: 'Lenovo' });

  const [read, created] = await client.batch([
    calls.cmdb.category.read({ objID: object, category: 'C__CATG__MODEL' }),
    calls.cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web2' }),
  ]);
  for await (const each of client.each(calls.cmdb.category.read({ objID: object, category: 'C__CATG__MODEL' })))
    void each.serial.length;
  for await (const { objects } of client.pages(calls.cmdb.objects.read({ limit: 100 }))) void objects[0]?.title.length;
  for await (const each of client.cmdb.objects.each({ order_by: 'title' })) void each.type_title.length;
  for await (const each of client.cmdb.objects.each({ fields: ['title'] })) void each.title?.length;
  const serials: string[] = read instanceof KatasterError ? [] : read.map(each => each.serial);
  const made: string = created instanceof KatasterError ? created.message : created.id;
  await client.cmdb.object.read({ id: made }, { signal: AbortSignal.timeout(serials.length) });
}
