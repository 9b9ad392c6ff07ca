import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysInUse, replaceKeys } from '../src/cli/secret-keys.js';
import type { SecretKeyIds } from '../src/domain/storage/secret-keys.js';
import { entriesRead, objectMade } from './factories/calls.js';
import { filesWith } from './helpers/files-with.js';
import { rowsIn } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import type { Scope } from './helpers/scope.js';
import { type OpenService, placeOn } from './helpers/secret-place.js';
import { engines, storeAt } from './helpers/stores.js';
import test from './helpers/suite.js';

const passwd = 'C__CATG__PASSWD';
const keyOf = /^[0-9a-f]{16}$/;

for (const engine of engines) {
  engine.test(`passwords are encrypted, change their key and are given back by commands on ${engine.name}`, async t => {
    const { url, secret, start, refusal, newFile } = await placeOn(t, engine);
    const create = async ({ call }: OpenService, password: string) => {
      const draft = { type: 'C__OBJTYPE__SERVER', title: 'a', categories: { [passwd]: { password } } };
      return objectMade(call, draft);
    };
    const read = async ({ call }: OpenService, ids: readonly number[]) => {
      const texts: unknown[] = [];
      for (const objID of ids) {
        const [entry] = await entriesRead<{ password: unknown }>(call, { objID, category: passwd });
        texts.push(entry?.password);
      }
      return texts;
    };
    const [one, other] = [await newFile('one'), await newFile('other')];

    const plain = await start();
    const objects = [await create(plain, 'first-readable'), await create(plain, 'second-readable')];
    await resultOf(
      plain.call('cmdb.object.delete', { id: await create(plain, 'purged-readable'), status: 'C__RECORD_STATUS__PURGE' }),
    );
    await plain.stop();
    t.not((await filesWith(url, 'first-readable')).length, 0, 'what is looked for can be found');

    const mixed = await start(one);
    objects.push(await create(mixed, 'third-hidden'));
    t.deepEqual(await read(mixed, objects), ['first-readable', 'second-readable', 'third-hidden']);
    await mixed.stop();
    t.deepEqual(await filesWith(url, 'third-hidden'), []);

    const encrypting = await secret(['encrypt'], one);
    t.deepEqual([encrypting.code, encrypting.stdout.split('\n')[0]], [0, '2 passwords are encrypted, 1 were already.']);
    for (const text of ['first-readable', 'second-readable', 'purged-readable', 'third-hidden'])
      t.deepEqual(await filesWith(url, text), [], text);
    t.regex(await refusal(), /^kataster: KATASTER_SECRET_FILE: passwords in this database are encrypted with key [0-9a-f]{16}; /);
    t.regex(await refusal(other), /^kataster: KATASTER_SECRET_FILE: passwords in .*, and the file holds key [0-9a-f]{16}\n$/);

    const rotating = await secret(['rotate', other], one);
    t.deepEqual([rotating.code, rotating.stdout.split('\n')[0], rotating.stderr], [0, '3 passwords are encrypted.', '']);
    t.regex(await refusal(one), /and the file holds key/);
    const [{ value } = { value: '' }] = await rowsIn<{ value: string }>(
      url,
      "SELECT value FROM settings WHERE name = 'secret_keys'",
    );
    const [current = ''] = JSON.parse(value) as string[];
    t.regex(current, keyOf);
    const rotated = await start(other);
    t.deepEqual(await read(rotated, objects), ['first-readable', 'second-readable', 'third-hidden']);
    await rotated.stop();

    t.deepEqual((await secret(['decrypt'], other)).stdout.split('\n')[0], '3 passwords are decrypted.');
    const after = await start();
    t.deepEqual(await read(after, objects), ['first-readable', 'second-readable', 'third-hidden']);
    await after.stop();
  });

  engine.test(`a change of the key that was not finished is refused at the start until it is on ${engine.name}`, async t => {
    const { url, secret, start, refusal, newFile } = await placeOn(t, engine);
    const [one, other] = [await newFile('one'), await newFile('other')];
    const service = await start(one);
    const categories = { [passwd]: [{ password: 'first' }, { password: 'second' }] };
    const objID = await objectMade(service.call, { type: 'C__OBJTYPE__SERVER', title: 'a', categories });
    await service.stop();
    const keys = (next?: (inUse: SecretKeyIds) => SecretKeyIds) => keysAt(t, url, next);
    const former = await keys();
    t.is((await secret(['rotate', other], one)).code, 0);
    // As a change back to the former key leaves it that ends after its first step.
    await keys(inUse => [...former, ...inUse]);
    t.regex(await refusal(other), /the change of the key was not finished; run `kataster secret rotate FILE` once more/);
    t.regex(await refusal(one), /the change of the key was not finished/);
    const finished = await secret(['rotate', one], other);
    t.is(finished.code, 0, finished.stderr);
    t.deepEqual(await keys(), former);
    const again = await start(one);
    const entries = again.call('cmdb.category.read', { objID, category: passwd });
    const texts = (await resultOf<readonly { password: string }[]>(entries)).map(({ password }) => password);
    t.deepEqual(texts, ['first', 'second']);
    await again.stop();
  });
}

/** The ids of the keys of a database that nothing has open; replaced by others, where these are given. */
async function keysAt(t: Scope, url: string, next?: (inUse: SecretKeyIds) => SecretKeyIds): Promise<SecretKeyIds> {
  const store = await storeAt(t, url);
  const inUse = await keysInUse(store);
  if (next) await replaceKeys(store, inUse, next(inUse));
  await store.close();
  return inUse;
}

test.serial('a key is made once, for its owner alone, and what is no good one is refused in one line', async t => {
  const [engine] = engines;
  if (!engine) return;
  const { folder, secret, start, refusal, newFile } = await placeOn(t, engine);
  const file = await newFile('key');
  t.is(statSync(file).mode & 0o777, 0o600);
  t.regex(readFileSync(file, 'utf8'), /^[A-Za-z0-9+/]{43}=\n$/);
  const line = (reason: string) => `kataster: ${reason}\n`;
  t.is((await secret(['create', file])).stderr, line(`${file} is there already, and may hold a key in use`));
  t.is((await secret(['create', '/nowhere/key'])).stderr, line('cannot write /nowhere/key (ENOENT)'));
  const setting = 'KATASTER_SECRET_FILE';
  t.is(await refusal('/nowhere/key'), line(`${setting}: cannot read /nowhere/key (ENOENT)`));
  for (const mode of [0o640, 0o604, 0o660]) {
    chmodSync(file, mode);
    const told = `${setting}: others may read ${file} (mode ${mode.toString(8)}); expected mode 600, as by chmod 600`;
    t.is(await refusal(file), line(told));
  }
  const broken = join(folder, 'broken');
  for (const text of ['', 'short', 'x'.repeat(64), 'ab'.repeat(31)]) {
    writeFileSync(broken, text, { mode: 0o600 });
    t.is(await refusal(broken), line(`${setting}: ${broken} holds no key; \`kataster secret create\` makes one`));
  }
  const hex = join(folder, 'hex');
  writeFileSync(hex, `${'0F'.repeat(32)}\n`, { mode: 0o600 });
  await (await start(hex)).stop();
  t.regex(await refusal(), /encrypted with key/);
});
