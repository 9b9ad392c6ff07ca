import { calls, Kataster, KatasterError } from 'kataster/client';

const client = new Kataster({ url: 'http://127.0.0.1:8080/jsonrpc', apikey: 'key' });

/** What must not compile: each line that names an error has it, and no other line has one. */
export async function wrong(object: number): Promise<void> {
  const { category } = client.cmdb;
  await category.save({ object, category: 'C__CATG__MODEL', data: { manufacturr: 'Lenovo' } }); // TS2561
  await category.save({ object, category: 'C__CATG__MODEL', data: { serial: 7 } }); // TS2322
  await category.save({ object, category: 'C__CATG__IP', data: { net_type: 'C__CATS_NET_TYPE__IPV5' } }); // TS2820
  await category.save({ object, category: 'C__CATG__IP', data: { primary: 'perhaps' } }); // TS2322
  await category.save({ object, category: 'C__CATG__MODEL', data: { id: '7' } }); // TS2353
  await category.save({ object, category: 'C__CATG__MODEL' }); // TS2741
  await category.save({ objekt: object, category: 'C__CATG__MODEL', data: {} }); // TS2561
  await category.create({ objID: object, category: 'C__CATG__MODEL', data: { manufacturr: 'Lenovo' } }); // TS2561
  await category.create({ objID: object, category: 'C__CATG__MODEL', data: { serial: 7 } }); // TS2322
  await category.update({ objID: object, category: 'C__CATG__IP', data: { category_id: 31, hostnam: 'web1' } }); // TS2561
  await category.update({ objID: object, category: 'C__CATG__MODEL', data: { category_id: 31 } }); // TS2353
  const [model] = await category.read({ objID: object, category: 'C__CATG__MODEL' });
  model?.manufacturr; // TS2551
  const title: number = model?.serial; // TS2322
  await client.cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 7 }); // TS2322
  await client.cmdb.object.create({ type: 'S', title: 't', categories: { C__CATG__MODEL: { serail: 'x' } } }); // TS2353
  await client.cmdb.object.reed({ id: title }); // TS2339
  const [read] = await client.batch([calls.cmdb.category.read({ objID: object, category: 'C__CATG__MODEL' })]);
  read.length; // TS2339
  new KatasterError({ code: 1, message: '', data: null }, null).errorName === 'ObjectNotFund'; // TS2367
}
