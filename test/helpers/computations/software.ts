import type { Computations } from './started.js';

/** Programs, licences, databases and services. */
export const software: Computations = {
  'installations and licences are counted': async (t, { made, save, read }) => {
    const application = await made('APPLICATION', 'Office');
    const licence = await made('LICENCE', 'Volume licence');
    const key = await save(licence, 'C__CATS__LICENCE_LIST', { key: 'ABC', amount: 5, cost: 2.5 });
    await save(application, 'C__CATS__APPLICATION', { specification: 'x' });
    for (const title of ['web1', 'web2'])
      await save(await made('SERVER', title), 'C__CATG__APPLICATION', { application, assigned_license: key });
    t.is((await read(application, 'C__CATS__APPLICATION'))[0]?.installation_count, '2');
    t.like((await read(licence, 'C__CATS__LICENCE_LIST'))[0], {
      used_licences: '2',
      lic_not_in_use: '3',
      overall_costs: '12.50',
    });
    const [installed] = await read(application, 'C__CATS__APPLICATION_ASSIGNED_OBJ');
    t.is(installed?.assigned_license_key, 'ABC');
    t.is((await read(4, 'C__CATG__APPLICATION'))[0]?.assigned_license_key, 'ABC');
  },

  'a database shows who made its program, and a table its instance': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'db1');
    for (const [type, category, manufacturer] of [
      ['DBMS', 'C__CATS__APPLICATION', 'PostgreSQL'],
      ['MIDDLEWARE', 'C__CATS__MIDDLEWARE', 'Apache'],
    ] as const) {
      const program = await made(type, type);
      await save(program, category, { manufacturer });
      const assigned_dbms = await save(server, 'C__CATG__APPLICATION', { application: program });
      const instance = await save(server, 'C__CATG__DATABASE', { assigned_dbms, instance_name: `i ${type}` });
      const database = await save(server, 'C__CATG__DATABASE_SA', { title: 'shop', assigned_instance: instance });
      await save(server, 'C__CATG__DATABASE_TABLE', { title: 'orders', assigned_database: database });
    }
    await save(server, 'C__CATG__DATABASE', { instance_name: 'of no program' });
    const makers = (await read(server, 'C__CATG__DATABASE')).map(({ manufacturer }) => manufacturer);
    t.deepEqual(makers, ['PostgreSQL', 'Apache', '']);
    const instances = (await read(server, 'C__CATG__DATABASE_TABLE')).map(({ instance }) => instance);
    t.deepEqual(instances, ['i DBMS', 'i MIDDLEWARE']);
  },

  'a program shows its installations, and each of them its licence': async (t, { made, save, read }) => {
    const licence = await made('LICENCE', 'Volume licence');
    const assigned_license = await save(licence, 'C__CATS__LICENCE_LIST', { key: 'ABC', amount: 5 });
    const server = await made('SERVER', 'web1');
    for (const [type, category, installations] of [
      ['MIDDLEWARE', 'C__CATS__MIDDLEWARE', undefined],
      ['SERVICE', 'C__CATS__SERVICE', 'C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ'],
      ['DBMS', 'C__CATS__APPLICATION', 'C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ'],
      ['DBMS', 'C__CATS__APPLICATION', 'C__CATS__DATABASE_INSTALLATION'],
    ] as const) {
      const program = await made(type, type);
      await save(program, category, { specification: 'x' });
      await save(server, 'C__CATG__APPLICATION', { application: program, assigned_license });
      t.is((await read(program, category))[0]?.installation_count, '1');
      for (const each of installations ? [installations] : [])
        t.is((await read(program, each))[0]?.assigned_license_key, 'ABC', each);
      if (installations === 'C__CATS__DATABASE_INSTALLATION')
        t.is((await read(program, installations))[0]?.assigned_databases, 'web1');
    }
    const system = await made('OPERATING_SYSTEM', 'Debian');
    await save(system, 'C__CATS__OPERATING_SYSTEM', { specification: 'x' });
    await save(server, 'C__CATG__OPERATING_SYSTEM', { application: system, assigned_license });
    t.is((await read(server, 'C__CATG__OPERATING_SYSTEM'))[0]?.assigned_license_key, 'ABC');
    t.is((await read(system, 'C__CATS__OPERATING_SYSTEM'))[0]?.installation_count, '1');
  },

  'an IT service tells its system identifier where it is used': async (t, { made, save, read }) => {
    const [service, server] = [await made('IT_SERVICE', 'Mail'), await made('SERVER', 'web1')];
    await save(server, 'C__CATG__IT_SERVICE', { connected_object: service });
    t.regex(String((await read(server, 'C__CATG__IT_SERVICE'))[0]?.sysid), /^SYSID_/);
  },
};
