import type { ExecutionContext } from 'ava';
import { send } from './helpers/http.js';
import { run } from './helpers/process.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { dialectNames, testKey } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';
import { byPassword, withUser } from './helpers/users.js';

const category = 'C__CATS__PERSON_LOGIN';
const eleven = 'eleven char';
const twelve = 'twelve chars';
const tooShort = 'expected at least 12 characters, not 11';

const texts: readonly (readonly [what: string, text: string, fault: string | undefined])[] = [
  ['one character', 'x', 'expected at least 12 characters, not 1'],
  ['eleven characters', eleven, tooShort],
  ['twelve characters', twelve, undefined],
  ['eleven characters in twelve units of UTF-16', `${eleven.slice(1)}😀`, tooShort],
  ['eleven characters that are sent decomposed', `${eleven.slice(1)}e\u0301`, tooShort],
  ['twelve characters, one of them beyond 16 bits', `${twelve.slice(1)}😀`, undefined],
  ['255 characters', 'x'.repeat(255), undefined],
  ['256 characters', 'x'.repeat(256), 'expected at most 255 characters, not 256'],
];

async function placeOn(t: ExecutionContext, engine: TestEngine, dialect: (typeof dialectNames)[number] = 'contract') {
  const service = await startedService(t, engine);
  const call = async (method: string, params: object, headers = {}): Promise<RpcAnswer> => {
    const body = JSON.stringify({ version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 });
    return JSON.parse((await send(service.endpoint(dialect), { body, headers })).text);
  };
  return { service, call };
}

for (const engine of enginesInTurn)
  for (const dialect of dialectNames)
    engine.test(`a short password is refused wherever one is set on ${engine.name}, dialect ${dialect}`, async t => {
      const { service, call } = await placeOn(t, engine, dialect);
      const person = await withUser(service.store, 'ada');
      const own = { objID: person, object: person, category };
      const draft = { type: 'C__OBJTYPE__PERSON', title: 'Eve', categories: { [category]: { title: 'eve', user_pass: eleven } } };
      for (const [method, params, place] of [
        ['cmdb.category.save', { ...own, data: { user_pass: eleven } }, 'user_pass'],
        ['cmdb.category.save', { ...own, data: { user_pass2: eleven } }, 'user_pass2'],
        ['cmdb.category.save', { ...own, data: { user_pass: eleven, user_pass2: eleven } }, 'user_pass'],
        ['cmdb.category.create', { ...own, data: { user_pass: eleven } }, 'user_pass'],
        ['cmdb.category.update', { ...own, data: { user_pass: eleven } }, 'user_pass'],
        ['cmdb.object.create', draft, `categories.${category}.user_pass`],
      ] as const) {
        const { error } = await call(method, params);
        t.deepEqual([error?.code, error?.data?.[place]], [-32602, tooShort], method);
        t.is(Object.keys(error?.data ?? {}).filter(key => key.includes('user_pass')).length, 1);
      }
      t.is((await call('idoit.version', {}, byPassword('ada'))).error, undefined, 'the former password is kept');
    });

const common = 'is one of the commonest passwords: expected one that nobody guesses';
const namesake = 'is little more than the login or the name of the person: expected at least 8 characters beside them';

/** Passwords of a person whose login is `lovelace` and who is called Augusta Ada King, and why they are refused. */
const guessed: readonly (readonly [text: string, fault: string | undefined])[] = [
  ['password1234', common],
  ['PassWord1234', common],
  [' password1234 ', common],
  ['qwertzuiop123', common],
  ['lovelacelovelace', namesake],
  ['Lovelace2026!', namesake],
  ['augusta.ada.king', namesake],
  ['AdaAugusta1815', namesake],
  ['ada counts bernoulli numbers', undefined],
  ['password12345 of mine', undefined],
];

/** Ways in which a password is set: by a method, an operation, or another way to make a person. */
const ways: Readonly<Record<string, (text: string, person: number) => readonly [method: string, params: object]>> = {
  'an entry': (text, object) => ['cmdb.category.save', { object, category, data: { user_pass: text } }],
  'the repetition alone': (text, object) => ['cmdb.category.save', { object, category, data: { user_pass2: text } }],
  'an operation': (text, object) => [
    'kataster.changes.apply',
    { operations: [{ method: 'cmdb.category.save', params: { object, category, data: { user_pass: text } } }] },
  ],
  'a dry run': (text, object) => ['cmdb.category.save', { object, category, data: { user_pass: text }, dry_run: true }],
  'an administrator': text => ['kataster.user.setPassword', { login: 'lovelace', password: text }],
  'its user': text => ['kataster.user.password', { old: 'correct horse battery staple', new: text }],
  'a new user': text => ['kataster.user.create', { login: 'lovelace2', name: 'Augusta Ada King, Lovelace', password: text }],
  'a new object': text => [
    'cmdb.object.create',
    {
      type: 'C__OBJTYPE__PERSON',
      title: 'Augusta Ada King, Lovelace',
      categories: { [category]: { title: 'lovelace3', user_pass: text } },
    },
  ],
};

for (const engine of enginesInTurn)
  for (const [name, way] of Object.entries(ways))
    engine.test(`a password that is common, or little more than a name, is refused for ${name} on ${engine.name}`, async t => {
      const { service, call } = await placeOn(t, engine);
      const person = await withUser(service.store, 'lovelace');
      await call('cmdb.object.update', { id: person, title: 'Augusta Ada King' });
      for (const [text, fault] of guessed.filter(([, why]) => why !== undefined)) {
        const { error } = await call(...way(text, person), name === 'its user' ? byPassword('lovelace') : {});
        t.true(JSON.stringify(error?.data ?? {}).includes(String(fault)), `${text}: ${JSON.stringify(error)}`);
      }
      t.is((await call('idoit.version', {}, byPassword('lovelace'))).error, undefined, 'the former password is kept');
    });

const [sqlite] = engines;

sqlite?.test('a password that has more than a name in it is taken', async t => {
  const { service, call } = await placeOn(t, sqlite);
  const person = await withUser(service.store, 'lovelace');
  await call('cmdb.object.update', { id: person, title: 'Augusta Ada King' });
  for (const [text] of guessed.filter(([, why]) => why === undefined))
    t.is((await call('cmdb.category.save', { object: person, category, data: { user_pass: text } })).error, undefined, text);
});

for (const [what, text, fault] of texts)
  sqlite?.test(`a password of ${what} is ${fault ? 'refused' : 'taken'}`, async t => {
    const { service, call } = await placeOn(t, sqlite);
    const person = await withUser(service.store, 'ada');
    const { error } = await call('cmdb.category.save', { object: person, category, data: { user_pass: text } });
    t.is(error?.data?.user_pass, fault);
  });

sqlite?.test('a password that was short before the rule goes on working', async t => {
  const { service, call } = await placeOn(t, sqlite);
  await withUser(service.store, 'ada', [], 'x');
  t.is(
    (await resultOf<{ login: { username: string } }>(call('idoit.version', {}, byPassword('ada', 'x')))).login.username,
    'ada',
  );
});

test('the command refuses a short password in one line', async t => {
  const environment = { KATASTER_DATABASE: await emptySqlite(t) };
  await run(t, ['user', 'create', 'ada'], environment).ended;
  const piped = ['sh', '-c', `printf '%s\\n' '${eleven}' | "$0" "$@"`];
  const { code, stderr } = await run(t, ['user', 'password', 'ada'], environment, piped).ended;
  t.deepEqual([code, stderr], [1, `kataster: the password: ${tooShort}\n`]);
});
