import type { Computations } from './started.js';

/** Logbook, versions of files and dates. */
export const records: Computations = {
  'a logbook says what an attribute was and became': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'web1');
    await save(server, 'C__CATG__MODEL', { serial: 'A1' });
    const entries = await read(server, 'C__CATG__LOGBOOK');
    t.is(entries.at(-1)?.changes, 'Serial number: A1');
  },

  'versions of a file are numbered, and the newest counts': async (t, { made, save, read }) => {
    const file = await made('FILE', 'Manual');
    for (const content of ['a', 'b'])
      await save(file, 'C__CATS__FILE_VERSIONS', { file_title: content, file_content: Buffer.from(content).toString('base64') });
    await save(file, 'C__CATS__FILE_ACTUAL', { file_title: 'Manual', revision: '2' });
    const versions = await read(file, 'C__CATS__FILE_VERSIONS');
    t.deepEqual(
      versions.map(({ revision, md5_hash }) => [revision, md5_hash]),
      [
        ['1', '0cc175b9c0f1b6a831c399e269772661'],
        ['2', '92eb5ffee6ae2fec3ad71c777531578f'],
      ],
    );
    const [actual] = await read(file, 'C__CATS__FILE_ACTUAL');
    t.like(actual, { md5_hash: '92eb5ffee6ae2fec3ad71c777531578f', current_version: { title: 'b' } });
    const server = await made('SERVER', 'web1');
    await save(server, 'C__CATG__FILE', { file });
    t.is((await read(server, 'C__CATG__FILE'))[0]?.revision, '2');
  },

  'dates are compared with today': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'web1');
    const guarantee = {
      acquirementdate: '2025-12-31',
      guarantee_period: 1,
      guarantee_period_unit: 'C__GUARANTEE_PERIOD_UNIT_MONTH',
    };
    await save(server, 'C__CATG__ACCOUNTING', guarantee);
    t.is((await read(server, 'C__CATG__ACCOUNTING'))[0]?.guarantee_status, '16 days');
    await save(server, 'C__CATG__SUPPORT_ENTITLEMENT', { startDate: '2025-01-01', endDate: '2026-01-14' });
    t.like((await read(server, 'C__CATG__SUPPORT_ENTITLEMENT'))[0], { state: 'Expired', expires: 'Expired' });
  },
};
