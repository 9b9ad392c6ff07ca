import { calls, Kataster, KatasterError, type ModelEntry } from 'kataster/client';

const client = new Kataster({ url: 'http://127.0.0.1:8080/jsonrpc', apikey: 'key', timeout: 1000 });

/** What must compile: no line of this file is refused. */
export async function right(constant: string, object: number): Promise<void> {
  const { entry } = await client.cmdb.category.save({ object, category: 'C__CATG__MODEL', data: { manufacturer: 'Lenovo' } });
  const id: number = entry;
  await client.cmdb.category.save({ object, category: 'C__CATG__MODEL', entry: id, data: { serial: null } }, { timeout: 50 });
  await client.cmdb.category.save({
    object,
    category: 'C__CATG__IP',
    data: { net_type: 'C__CATS_NET_TYPE__IPV4', primary: true },
  });

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
  await client.cmdb.category.save({ object, category: 'C__CATG__OF_ANOTHER_SITE', data: { whatever: [own, whole] } });

  await client.cmdb.object.create({
    type: 'C__OBJTYPE__SERVER',
    title: 'web1',
    categories: { C__CATG__MODEL: { serial: 'J300X12' }, C__CATG__IP: [{ ipv4_address: '10.0.0.1' }] },
  });
  await client.cmdb.object.create({ type: constant, title: [manufacturer, serial].join(' ') });

  const [read, created] = await client.batch([
    calls.cmdb.category.read({ objID: object, category: 'C__CATG__MODEL' }),
    calls.cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web2' }),
  ]);
  const serials: string[] = read instanceof KatasterError ? [] : read.map(each => each.serial);
  const made: string = created instanceof KatasterError ? created.message : created.id;
  await client.cmdb.object.read({ id: made }, { signal: AbortSignal.timeout(serials.length) });
}
