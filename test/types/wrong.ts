import { calls, Kataster, KatasterError } from 'kataster/client';

const client = new Kataster({ url: 'http://127.0.0.1:8080/jsonrpc', apikey: 'key' });

/** Code that must not compile: each line that names an error has it, and no other line has one. */
export async function wrong(object: number, constant: string): Promise<void> {
  const { category } = client.cmdb;
  await category.save({ object, category: 'C__CATG__MODEL', data: { manufacturr: 'Lenovo' } }); // TS2561
  await client.cmdb.object.archive({ object }, { idempotency_key: 7 }); // TS2322
  await client.cmdb.object.archive({ object }, { idempotence_key: 'one' }); // TS2561
  await client.cmdb.object.read({ id: object }, { idempotency_key: 'one' }); // TS2353
  await category.save({ object, category: 'C__CATG__MODEL', data: { serial: 7 } }); // TS2322
  await category.save({ object, category: 'C__CATG__IP', data: { net_type: 'C__CATS_NET_TYPE__IPV5' } }); // TS2820
  await category.save({ object, category: 'C__CATG__IP', data: { primary: 'perhaps' } }); // TS2322
  await category.save({ object, category: 'C__CATG__MODEL', data: { id: '7' } }); // TS2353
  await category.save({ object, category: 'C__CATG__CPU', data: { cores: 'many' } }); // TS2322
  await category.save({ object, category: 'C__CATG__CPU', data: { frequency_unit: 'GHz?' } }); // TS2820
  await category.save({ object, category: 'C__CATG__IP', data: { net: [1, 2] } }); // TS2322
  await category.save({ object, category: 'C__CATS__CHASSIS_VIEW', data: { front_size: 'enormous' } }); // TS2322
  await category.save({ object, category: 'C__CATG__MODEL' }); // TS2741
  await category.save({ objekt: object, category: 'C__CATG__MODEL', data: {} }); // TS2561
  await category.create({ objID: object, category: 'C__CATG__MODEL', data: { manufacturr: 'Lenovo' } }); // TS2561
  await category.create({ objID: object, category: 'C__CATG__MODEL', data: { serial: 7 } }); // TS2322
  await category.update({ objID: object, category: 'C__CATG__IP', data: { category_id: 31, hostnam: 'web1' } }); // TS2561
  await category.update({ objID: object, category: 'C__CATG__MODEL', data: { category_id: 31 } }); // TS2353
  await category.save({ object, category: 'C__CATG__MODLE', data: { manufacturer: 'Lenovo' } }); // TS2820
  await category.save({ object, category: constant, data: {} }); // TS2322
  await category.save({ object, category: 'C__CATG__OVERVIEW', data: {} }); // TS2820
  await category.read({ objID: object, category: 'C__CATG__MODLE' }); // TS2820
  await category.read({ objID: object, category: constant }); // TS2322
  await category.archive({ object, category: 'C__CATG__MODEL', entry: 1 }); // TS2322
  await category.delete({ objID: object, category: 'C__CATG__MODEL', cateID: 1 }); // TS2322
  await category.recycle({ object, category: 'C__CATG__IPP', entry: 1 }); // TS2820
  await category.purge({ object, category: 'C__CATG__MODLE' }); // TS2820
  await client.cmdb.category_info.read({ category: 'C__CATG__MODLE' }); // TS2820
  await client.cmdb.categories.read({ objID: object, catgID: ['C__CATG__MODLE'] }); // TS2820
  await client.cmdb.objects.read({ categories: ['C__CATG__MODLE'] }); // TS2820
  await client.cmdb.objects.read({ filter: { type: 'C__OBJTYPE__SERVR' } }); // TS2820
  await client.cmdb.object.create({ type: 'C__OBJTYPE__SERVR', title: 't' }); // TS2820
  await client.cmdb.object.create({ type: constant, title: 't' }); // TS2322
  await client.cmdb.object.create({ type: 5, title: 't', cmdb_status: 'C__CMDB_STATUS__NOPE' }); // TS2820
  await client.cmdb.object.create({ type: 5, title: 't', categories: { C__CATG__MODLE: { serial: 'x' } } }); // TS2561
  await client.cmdb.dialog.read({ category: 'C__CATG__MODEL', property: 'manufactuer' }); // TS2820
  await client.cmdb.dialog.read({ category: 'C__CATG__MODEL', property: ['manufacturer', 'serial'] }); // TS2322
  await client.cmdb.dialog.create({ category: 'C__CATG__MODEL', property: ['title'], value: 'x' }); // TS2322
  const [model] = await category.read({ objID: object, category: 'C__CATG__MODEL' });
  model?.manufacturr; // TS2551
  const title: number = model?.serial; // TS2322
  await client.cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 7 }); // TS2322
  await client.cmdb.object.create({ type: 5, title: 't', categories: { C__CATG__MODEL: { serail: 'x' } } }); // TS2353
  await client.cmdb.object.reed({ id: title }); // TS2339
  const [read] = await client.batch([calls.cmdb.category.read({ objID: object, category: 'C__CATG__MODEL' })]);
  read.length; // TS2339
  for await (const each of client.each(calls.cmdb.objects.read())) each.titel; // TS2551
  for await (const each of client.cmdb.objects.each({ fields: ['title'] })) each.title.length; // TS18048
  client.cmdb.objects.each({ order_bye: 'title' }); // TS2561
  client.each(calls.cmdb.object.read({ id: 1 })); // TS2741
  new KatasterError({ code: 1, message: '', data: null }, null).errorName === 'ObjectNotFund'; // TS2367
}
