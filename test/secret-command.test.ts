import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { requireSecretKey } from '../src/cli/secret-keys.js';
import { entriesRead, objectMade } from './factories/calls.js';
import { endedWith } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { filesWith } from './helpers/files-with.js';
import { rowsIn, run } from './helpers/process.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { partOfTest } from './helpers/scope.js';
import { serviceOver } from './helpers/service.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';
import { until } from './helpers/waiting.js';

const passwd = 'C__CATG__PASSWD';
const keyOf = /^[0-9a-f]{16}$/;

/** A service over a database, and what ends both. */
interface OpenService {
  readonly call: Caller;
  stop(): Promise<void>;
}

/** A database, commands of the program on it, and services over it; all in this process, but for a command that is to be killed. */
async function placeOn(t: ExecutionContext, { name }: TestEngine) {
  const url = await newDatabase(t, name, 'tables');
  const folder = temporaryFolder(t);
  const withFile = (file?: string) => ({ KATASTER_DATABASE: url, ...(file && { KATASTER_SECRET_FILE: file }) });
  const secret = (args: readonly string[], file?: string) => endedWith(withFile(file), 'secret', ...args);
  const killable = (args: readonly string[], file?: string) => run(t, ['secret', ...args], withFile(file));
  const refusal = async (file?: string) => (await endedWith(withFile(file), 'serve')).stderr;
  const start = async (file?: string): Promise<OpenService> => {
    const part = partOfTest();
    t.teardown(part.end);
    const store = await storeAt(part, url);
    const service = await serviceOver(part, store, withFile(file));
    await requireSecretKey(store, service.secrets.keyId);
    return { call: callerOf(service, 'contract'), stop: part.end };
  };
  const newFile = async (called: string) => {
    const path = join(folder, called);
    t.is((await secret(['create', path])).code, 0);
    return path;
  };
  return { url, folder, secret, killable, start, refusal, newFile };
}

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

  engine.test(`a change of the key that is killed is refused at the start until it is finished on ${engine.name}`, async t => {
    const { url, secret, killable, start, refusal, newFile } = await placeOn(t, engine);
    const files = [await newFile('one'), await newFile('other')];
    const service = await start(files[0]);
    const passwords = Array.from({ length: 1500 }, (_, index) => `secret ${index}`);
    const objects: number[] = [];
    for (let at = 0; at < passwords.length; at += 250) {
      const categories = { [passwd]: passwords.slice(at, at + 250).map(password => ({ password })) };
      const made = service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'a', categories });
      objects.push(Number((await resultOf(made)).id));
    }
    await service.stop();
    const isChanging = async () => {
      const [row] = await rowsIn<{ value: string }>(url, "SELECT value FROM settings WHERE name = 'secret_keys'");
      return JSON.parse(row?.value ?? '[]').length > 1;
    };
    let killed = 0;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const [from, to] = [files[attempt % 2] ?? '', files[(attempt + 1) % 2] ?? ''];
      const rotating = killable(['rotate', to], from);
      await until(async () => (await isChanging()) || (await Promise.race([rotating.ended.then(() => true), false])));
      rotating.signal('SIGKILL');
      await rotating.ended;
      if (await isChanging()) {
        killed += 1;
        t.regex(await refusal(from), /the change of the key was not finished; run `kataster secret rotate FILE` once more/);
        t.regex(await refusal(to), /the change of the key was not finished/);
      }
      const finished = await secret(['rotate', to], from);
      t.is(finished.code, 0, finished.stderr);
    }
    t.log(`${killed} of 2 were killed in the middle`);
    const again = await start(files[0]);
    const texts: string[] = [];
    for (const objID of objects) {
      const entries = again.call('cmdb.category.read', { objID, category: passwd });
      texts.push(...(await resultOf<readonly { password: string }[]>(entries)).map(({ password }) => password));
    }
    t.deepEqual(texts, passwords);
    await again.stop();
  });
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
