import { localTimeFrom, timeZoneNamed } from '../src/attributes/time-zones.js';
import { momentOf } from '../src/attributes/times.js';
import { temporaryFolder } from './helpers/databases.js';
import { serve } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import test from './helpers/suite.js';

// All other tests run in UTC. Offsets east, west and of half an hour, from a process whose machine stands there.
for (const name of ['Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns'])
  test.serial(`a machine in ${name} shows its local time, and means by a time without an offset one of its own`, async t => {
    const zone = timeZoneNamed(name);
    if (!zone) return t.fail();
    const { call } = await serve(t, { KATASTER_DATABASE: `sqlite:${temporaryFolder(t)}/zone.sqlite`, TZ: name });
    const { id } = await resultOf<{ id: string }>(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    const createdIn = async (time_zone?: string) =>
      (await resultOf<{ created: string }>(call('cmdb.object.read', { id, ...(time_zone && { time_zone }) }))).created;
    const utc = momentOf(await createdIn('UTC'));
    t.is(momentOf(await createdIn(name)), utc);
    t.is(momentOf(localTimeFrom(await createdIn(), zone) ?? ''), utc);
    const expiringAfter = (seconds: number) => {
      const expires = new Date(Date.parse(utc) + seconds * 1000).toISOString();
      return call('kataster.key.create', { title: `${seconds}`, expires });
    };
    const { key } = await resultOf<{ key: string }>(expiringAfter(3600));
    t.is((await call('idoit.version', { apikey: key })).error, undefined);
    t.is((await expiringAfter(-1)).error?.data?.error, 'InvalidParameters');
  });
