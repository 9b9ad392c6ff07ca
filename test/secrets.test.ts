import { randomBytes } from 'node:crypto';
import { createSecretFile } from '../src/config/secret-file.js';
import { rekey } from '../src/domain/entries/rules/rekeying.js';
import { secrets as secretsRule } from '../src/domain/entries/rules/secrets.js';
import { registryInForce } from '../src/domain/schema/current-schema.js';
import { SecretKey } from '../src/domain/secrets/secret-key.js';
import { Secrets } from '../src/domain/secrets/secrets.js';
import type { Records } from '../src/domain/storage/records.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { registry } from './helpers/catalogue.js';
import { openedStore } from './helpers/counting.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { enginesInTurn, nameOf, storeAt } from './helpers/stores.js';
import test from './helpers/suite.js';

const place = { entry: 7, attribute: 'password' };
const newKey = (): SecretKey => new SecretKey(randomBytes(32));

test('a secret is read back with its key, at its place, and as it was sent', t => {
  const secrets = new Secrets(newKey());
  for (const text of ['x', 'with $ and "', '😀', 'x'.repeat(255)]) {
    const kept = secrets.toStoredText(text, place);
    t.is(secrets.text(kept, place), text);
    t.notDeepEqual(secrets.toStoredText(text, place), kept, 'every time with another nonce');
    t.false(JSON.stringify(kept).includes(text.slice(0, 20)) && text.length > 1);
  }
});

test('a secret at another place, of another key, or with one bit changed is not read', async t => {
  const key = newKey();
  const secrets = new Secrets(key);
  const kept = secrets.toStoredText('secret', place) as { encrypted: string };
  const refused = (broken: { encrypted: string }, at = place) => {
    const error = t.throws(() => secrets.text(broken, at), { instanceOf: RpcError });
    t.is(error?.errorName, 'StorageUnavailable');
    t.regex(String(error?.cause), /attribute \w+ of entry \d+ cannot be decrypted/);
  };
  refused(kept, { ...place, entry: 8 });
  refused(kept, { ...place, attribute: 'other' });
  const [algorithm, id, encrypted = ''] = kept.encrypted.split('$');
  const bytes = Buffer.from(encrypted, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    refused({ encrypted: [algorithm, id, changed.toString('base64url')].join('$') });
  }
  for (const broken of ['', 'x', `${algorithm}$${id}`, `${algorithm}$${id}$AAAA`])
    t.throws(() => secrets.text({ encrypted: broken }, place));
  for (const others of [new Secrets(newKey()), new Secrets()])
    t.is(await nameOf((async () => others.text(kept, place))()), 'StorageUnavailable');
  t.is(new Secrets(newKey(), key).text(kept, place), 'secret', 'a former key reads what it encrypted');
});

test('of several passwords in a category each that is new is encrypted, whichever others were kept before', async t => {
  const current = new Secrets(newKey());
  const attributes = ['one', 'other'].map(key => ({ key, type: 'password' }));
  const occasions = secretsRule.appliedTo({ attributes } as never, registry);
  t.truthy(occasions);
  if (!occasions || occasions.stored === 'nothing') return;
  const writing = { context: { secrets: current }, records: { secretKeys: { inUse: async () => [current.keyId] } } } as never;
  const before = current.toStoredText('before', { entry: 7, attribute: 'other' });
  const [stored] = await occasions.stored(writing, [{ id: 7, values: { one: 'new', other: before } }]);
  t.is(current.text(stored?.values.one, { entry: 7, attribute: 'one' }), 'new');
  t.not(stored?.values.one, 'new');
  t.deepEqual(stored?.values.other, before);
});

const passwd = 'C__CATG__PASSWD';
const custom = 'C__CATG__CUSTOM_FIELDS_EXAMPLE';

const vault = 'C__CATG__CUSTOM_VAULT';
const titled = (title: string) => ({ en: title, de: title });

/** An object with an entry of a category made for it, which has a password. */
async function withVault(call: Caller) {
  const apply = (change: object) => resultOf(call('kataster.schema.apply', change));
  const attributes = [
    { key: 'code', type: 'password', title: titled('Code') },
    { key: 'place', type: 'text', title: titled('Place') },
  ];
  await apply({ schema: { categories: [{ const: vault, title: titled('Vault'), attributes }] } });
  const object = await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'a' });
  await entryMade(call, { object, category: vault, data: { code: 'hidden', place: 'first' } });
  return { object, apply };
}

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`passwords are encrypted wherever entries are stored, and read where they are presented ${on}`, async t => {
    const file = `${temporaryFolder(t)}/key`;
    createSecretFile(file);
    const store = await storeAt(t, await newDatabase(t, engine.name, 'tables'));
    const service = await serviceOver(t, store, { KATASTER_SECRET_FILE: file });
    const { keyId } = service.secrets;
    await store.transaction(author, ({ secretKeys }) => secretKeys.replace([], [keyId]));
    const call = callerOf(service, 'contract');
    const categories = { [passwd]: { username: 'root', password: 'hidden one' }, [custom]: { secret: 'hidden two' } };
    const original = await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'a', categories });
    const read = async (objID: number, category: string) =>
      (await entriesRead<Readonly<Record<string, unknown>>>(call, { objID, category }))[0] ?? {};
    const entry = Number((await read(original, passwd)).id);
    await entryMade(call, { object: original, category: passwd, entry, data: { username: 'admin' } });
    t.like(await read(original, passwd), { username: 'admin', password: 'hidden one' });
    await entryMade(call, { object: original, category: passwd, entry, data: { password: 'hidden three' } });
    t.like(await read(original, passwd), { username: 'admin', password: 'hidden three' });
    t.like(await read(original, custom), { secret: 'hidden two' });
    const draft = { type: 'C__OBJTYPE__SERVER', title: 'b', template: original };
    const copy = await objectMade(call, draft);
    t.like(await read(copy, passwd), { username: 'admin', password: 'hidden three' });
    t.like(await read(copy, custom), { secret: 'hidden two' });
    const listed = call('cmdb.objects.read', { filter: { ids: [original, copy] }, categories: [passwd] });
    t.is(JSON.stringify(await resultOf(listed)).match(/"password":"hidden three"/g)?.length, 2);
    const rows = await store.transaction(author, ({ secretKeys }) => secretKeys.entriesAfter(0, [passwd, custom], 10));
    t.is(rows.length, 4);
    t.notRegex(JSON.stringify(rows), /hidden/);
    const found = (comparison: string) =>
      resultOf<readonly { id: string }[]>(
        call('cmdb.objects.read', {
          filter: { type: 'C__OBJTYPE__SERVER', attributes: [{ category: passwd, key: 'password', comparison }] },
        }),
      );
    t.deepEqual(
      (await found('set')).map(({ id }) => Number(id)),
      [original, copy],
    );
    await entryMade(call, { object: original, category: passwd, entry, data: { password: '' } });
    t.deepEqual(
      (await found('set')).map(({ id }) => Number(id)),
      [copy],
    );
    t.like(await read(original, passwd), { username: 'admin', password: '' });
    for (const q of ['hidden', 'encrypted', 'aes']) t.deepEqual(await resultOf(call('idoit.search.read', { q })), [], q);
  });

  engine.test(`the past keeps no password of an attribute that was removed, nor of a removed category ${on}`, async t => {
    const { store, reading } = await openedStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const { object, apply } = await withVault(call);
    await apply({ removed: [`${vault}.code`], accept_loss: 1 });
    await entryMade(call, { object, category: vault, data: { place: 'second' } });
    const past = async () => JSON.stringify(await reading.rows('SELECT * FROM past_entries', []));
    t.regex(await past(), /first/, 'the entry as it was');
    await apply({ removed: [vault], accept_loss: 1 });
    await resultOf(call('cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__PURGE' }));
    t.regex(await past(), /second/, 'the entry that went with its object');
    t.notRegex(await past(), /hidden/);
  });

  engine.test(`a password whose attribute was removed gets the new key, and comes back with it ${on}`, async t => {
    const store = await storeAt(t, await newDatabase(t, engine.name, 'tables'));
    const call = callerOf(await serviceOver(t, store), 'contract');
    const { object, apply } = await withVault(call);
    await apply({ removed: [`${vault}.code`], accept_loss: 1 });
    const inForce = await registryInForce(store.reads.schema, registry);
    const to = new Secrets(newKey());
    t.like(await rekey({ store, registry: inForce.whole(), from: new Secrets(), to }), { rewritten: 1, unreadable: [] });
    const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly { readonly number: number }[] }>(
      call('kataster.changes.read', { method: 'kataster.schema.apply', limit: 1 }),
    );
    await resultOf(call('kataster.changes.revert', { numbers: sets.map(({ number }) => number) }));
    const [kept] = await store.transaction(author, ({ secretKeys }) => secretKeys.entriesAfter(0, [vault], 1));
    const { code } = JSON.parse(String(kept?.values));
    t.is(to.text(code, { entry: Number(kept?.id), attribute: 'code' }), 'hidden');
    t.is(Number(kept?.object), object);
  });

  engine.test(`a value copied to another entry in the database damages the answer to that entry alone ${on}`, async t => {
    const file = `${temporaryFolder(t)}/key`;
    createSecretFile(file);
    const store = await storeAt(t, await newDatabase(t, engine.name, 'tables'));
    const service = await serviceOver(t, store, { KATASTER_SECRET_FILE: file });
    await store.transaction(author, ({ secretKeys }) => secretKeys.replace([], [service.secrets.keyId]));
    const call = callerOf(service, 'contract');
    const create = async (password: string) => {
      const draft = { type: 'C__OBJTYPE__SERVER', title: 'a', categories: { [passwd]: { password } } };
      return objectMade(call, draft);
    };
    const [one, other] = [await create('mine'), await create('theirs')];
    await store.transaction(author, async ({ secretKeys, entries }) => {
      const [mine, theirs] = await secretKeys.entriesAfter(0, [passwd], 2);
      if (mine && theirs) await entries.update(mine.id, { values: theirs.values, title: '', primary: false });
    });
    const read = (objID: number) => call('cmdb.category.read', { objID, category: passwd });
    const { error } = await read(one);
    t.is(error?.code, -32051);
    t.regex(error?.data?.entry ?? '', /^attribute password of entry \d+ cannot be decrypted, .*; save it anew, or restore it/);
    t.like(await resultOf(read(other)), [{ password: 'theirs' }]);
    const change = await rekey({ store, registry, from: service.secrets, to: new Secrets() });
    t.deepEqual([change.rewritten, change.unreadable.length], [1, 1], 'it is in the way of no change of the key');
  });

  engine.test(
    `a process with another key than the database writes no password, and reads none of the other key ${on}`,
    async t => {
      const store = await storeAt(t, await newDatabase(t, engine.name, 'tables'));
      const service = await serviceOver(t, store);
      const call = callerOf(service, 'contract');
      const categories = { [passwd]: { password: 'plain' } };
      const object = await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'a', categories });
      const key = newKey();
      await store.transaction(author, ({ secretKeys }) => secretKeys.replace([], [key.id]));
      const save = (category: string, data: object) => call('cmdb.category.save', { object, category, data });
      t.is((await save(passwd, { password: 'more' })).error?.code, -32051);
      t.is((await save('C__CATG__MODEL', { title: 'X1' })).error, undefined, 'what holds no password is written');
      await rekey({ store, registry, from: new Secrets(key), to: new Secrets(key) });
      t.is((await call('cmdb.category.read', { objID: object, category: passwd })).error?.code, -32051);
    },
  );

  engine.test(`a change of the key that is interrupted anywhere is finished by the next one ${on}`, async t => {
    const store = await storeAt(t, await newDatabase(t, engine.name, 'tables'), { durability: 'fast' });
    const service = await serviceOver(t, store);
    const call = callerOf(service, 'contract');
    for (let index = 0; index < 5; index += 1) {
      const entries = Array.from({ length: 100 }, (_, at) => ({ password: `secret ${index * 100 + at}` }));
      await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'a', categories: { [passwd]: entries } });
    }
    const [former, next] = [newKey(), newKey()];
    const keys = async () => {
      const all = await store.transaction(author, ({ secretKeys }) => secretKeys.entriesAfter(0, [passwd], 1000));
      return all.map(({ values }) => /\$(\w+)\$/.exec(values)?.[1] ?? '');
    };
    const first = await rekey({ store, registry, from: new Secrets(), to: new Secrets(former) });
    t.deepEqual(first, { values: 500, rewritten: 500, unreadable: [] });
    t.deepEqual(new Set(await keys()), new Set([former.id]));
    const ends = new Error('the process is gone');
    let slices = 0;
    const dying = Object.create(store, {
      upkeep: {
        value: <T>(work: (records: Records) => Promise<T>): Promise<T> => {
          slices += 1;
          return store.upkeep(async records => {
            const done = await work(records);
            if (slices > 1) throw ends;
            return done;
          });
        },
      },
    });
    const change = { registry, from: new Secrets(former), to: new Secrets(next) };
    t.is(await t.throwsAsync(rekey({ ...change, store: dying })), ends);
    t.deepEqual([...new Set(await keys())].sort(), [former.id, next.id].sort(), 'it was in the middle');
    const finished = await rekey({ ...change, from: new Secrets(former, next), store });
    t.deepEqual(finished, { values: 500, rewritten: 300, unreadable: [] });
    t.deepEqual(new Set(await keys()), new Set([next.id]));
    const last = await store.transaction(author, ({ secretKeys }) => secretKeys.entriesAfter(0, [passwd], 1000));
    const texts = last.map(({ id, values }) =>
      new Secrets(next).text(JSON.parse(values).password, { entry: id, attribute: 'password' }),
    );
    t.deepEqual(
      texts,
      Array.from({ length: 500 }, (_, index) => `secret ${index}`),
    );
  });
}
