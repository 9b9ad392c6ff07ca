import { hostAddresses } from '../../src/store/engines/postgres/hosts.js';
import { openStore } from '../../src/store/open.js';
import { administer } from '../helpers/administer.js';
import { hasOwnServer, ownPair } from '../helpers/postgres.js';
import { nameOf, storeAt, withObjects } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const withServers = hasOwnServer ? test.serial : test.serial.skip;

test('an address names one host or several, and asks for the one that can be written', t => {
  t.deepEqual(hostAddresses('postgres://user:a%2Cb@one:1,[::1]:2,three/db?target_session_attrs=read-write&sslmode=disable'), [
    'postgres://user:a%2Cb@one:1/db?sslmode=disable',
    'postgres://user:a%2Cb@[::1]:2/db?sslmode=disable',
    'postgres://user:a%2Cb@three/db?sslmode=disable',
  ]);
  t.deepEqual(hostAddresses('postgresql://one/db?sslmode=disable&target_session_attrs=primary'), [
    'postgresql://one/db?sslmode=disable',
  ]);
  for (const other of ['any', 'read-only', 'standby', 'prefer-standby'])
    t.throws(() => hostAddresses(`postgres://one,two/db?target_session_attrs=${other}`), {
      message: /^target_session_attrs: expected read-write/,
    });
});

withServers('of several hosts the primary is served, and the next one after it; a standby alone is refused', async t => {
  const { primary, standby } = await ownPair(t);
  await (await openStore({ url: primary.address, durability: 'full' })).close();
  const [one, other] = [primary, standby].map(({ address }) => new URL(address).host);
  await t.throwsAsync(openStore({ url: standby.address, durability: 'full' }), {
    message: /^The database server is a standby: its address /,
  });
  const none = `postgres://kataster@${other},127.0.0.1:1/postgres`;
  await t.throwsAsync(openStore({ url: none, durability: 'full' }), { message: /^Cannot open the database: it is a standby/ });
  const store = await storeAt(t, `postgres://kataster@${other},${one}/postgres?target_session_attrs=read-write`);
  t.deepEqual(await withObjects(store, 1), [1]);
  t.is((await store.reads.objects.find(1))?.id, 1);
  primary.stop();
  await until(async () => (await nameOf(store.check(16))) !== 'undefined');
  await administer(standby.address, 'SELECT pg_promote()');
  await until(async () => (await nameOf(store.check(16))) === 'undefined');
  t.is((await withObjects(store, 1)).length, 1);
  t.is(await nameOf(Promise.resolve(store.reads.objects.find(1))), 'undefined');
});
