import test, { type ExecutionContext } from 'ava';
import { type ErrorName, errors } from '../generated/errors.js';
import { objectMade } from './factories/calls.js';
import { document, registry } from './helpers/catalogue.js';
import { newDatabase, onceForAll } from './helpers/databases.js';
import { Dice } from './helpers/dice.js';
import { send } from './helpers/http.js';
import { resultValidator } from './helpers/method-schemas.js';
import { type RunningService, serve } from './helpers/process.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import type { Scope } from './helpers/scope.js';
import { type DialectName, dialectNames, testKey } from './helpers/service.js';
import { engines } from './helpers/stores.js';

/** Calls of one engine in one dialect. */
const calls = { SQLite: 1000, PostgreSQL: 400 };
const callsOfBatch = 20;

/** JSON text that no value of this language is written as. */
class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Members in order; names may repeat, or be those of every object. */
class Members {
  readonly list: (readonly [name: string, value: unknown])[];

  constructor(list: Members['list']) {
    this.list = list;
  }
}

function json(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (value instanceof Members) return `{${value.list.map(([name, each]) => `${JSON.stringify(name)}:${json(each)}`).join()}}`;
  return Array.isArray(value) ? `[${value.map(json).join()}]` : JSON.stringify(value);
}

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'id',
  '0',
  'länge',
  '\0',
  '\ud800',
  'x'.repeat(300),
];
const texts = [
  ...names,
  "'; DROP TABLE objects; --",
  '" OR ""="',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '$(id)`id`{{7*7}}%s%n%x',
  '\u202Egnp.exe',
  'NaN',
  '1e400',
  '9'.repeat(19),
  '-1',
  '2026-02-30',
  '1\r\nX-Name: x',
  '\uFEFF\u2028',
  '😀'.repeat(200),
  'x'.repeat(70_000),
];
const numbers = [
  '0',
  '-1',
  '1.5',
  '-0',
  '1e308',
  '1e400',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '9'.repeat(40),
  '4294967297',
];
const nasty: readonly unknown[] = [
  ...texts,
  ...numbers.map(text => new Raw(text)),
  null,
  true,
  false,
  [],
  [[]],
  [null],
  Array.from({ length: 200 }, (_, index) => index),
  new Members([]),
  new Members([['__proto__', new Members([['isAdmin', true]])]]),
  new Members([['constructor', new Members([['prototype', new Members([['isAdmin', true]])]])]]),
  new Members([
    ['a', 1],
    ['a', 2],
  ]),
  new Raw('[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]'),
];

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly 'x-aliases'?: readonly string[];
}

interface Method {
  readonly name: string;
  readonly params: readonly (Parameter & { readonly $ref?: string })[];
}

const methods = document.methods as readonly Method[];
/** Methods that create and change are called more often than methods that remove. */
const methodsToCall = methods.flatMap(method =>
  Array<Method>(/create|save|read/.test(method.name) ? 6 : /purge|object.delete/.test(method.name) ? 1 : 3).fill(method),
);

/** An entry that is there, or was. */
interface Address {
  readonly object: unknown;
  readonly category: string;
  readonly entry: unknown;
}

/** Members of results that name created or removed records. */
interface Made {
  readonly id?: string;
  readonly entry?: number;
  readonly categories?: Readonly<Record<string, readonly string[]>>;
  readonly message?: string;
}

/** Records that a run has made so far, latest first. */
class World {
  addresses: Address[] = [];

  /** Takes in what a call made, and what it removed. */
  learn(call: string, { result }: RpcAnswer): void {
    const { id, entry, categories: made, message = '' } = (result ?? {}) as Made;
    for (const [category, [first]] of call.includes('cmdb.object.create') ? Object.entries(made ?? {}) : [])
      this.#add({ object: Number(id), category, entry: Number(first) });
    const [, category = 'C__CATG__IP'] = /"category":"(\w+)"/.exec(call) ?? [];
    const [, owner] = /"(?:object|objID)":"?(\d+)/.exec(call) ?? [];
    if (entry !== undefined && owner !== undefined) this.#add({ object: Number(owner), category, entry });
    const [, purged] = /^Object (\d+) has been purged/.exec(message) ?? [];
    if (purged !== undefined) this.addresses = this.addresses.filter(({ object }) => object !== Number(purged));
  }

  #add(address: Address): void {
    this.addresses.unshift(address);
    this.addresses.length = Math.min(this.addresses.length, 30);
  }

  /** Somewhere to call: mostly an entry that is there, or a place where one could be. */
  somewhere(dice: Dice): Address {
    const known =
      this.addresses.length > 0 && dice.happens(85)
        ? dice.one(this.addresses)
        : { object: 1 + dice.below(9), category: '', entry: 1 + dice.below(9) };
    return known.category && dice.happens(60) ? known : { ...known, category: randomCategory(dice) };
  }
}
const categories = registry.categories.filter(({ mode, attributes }) => mode !== 'view' && attributes.length > 0);
const usual = ['C__CATG__IP', 'C__CATG__MODEL', 'C__CATG__GLOBAL', 'C__CATG__PASSWD', 'C__CATG__CONTACT', 'C__CATG__LOCATION'];

/** Values a schema permits; ids are mostly those of what is there. */
function permitted(dice: Dice, schema: Schema, at: Address): unknown {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const make = makers[name];
  if (make) return make(dice, at);
  if (name) return permitted(dice, document.components.schemas[name], at);
  if (schema.enum) return dice.one(schema.enum);
  const [first] = schema.allOf ?? [];
  if (first) return permitted(dice, first, at);
  if (schema.anyOf) return permitted(dice, dice.one(schema.anyOf), at);
  const { items, properties } = schema;
  if (items) return Array.from({ length: 1 + dice.below(3) }, () => permitted(dice, items, at));
  if (properties) {
    const chosen = Object.entries(properties).filter(() => dice.happens(40));
    return new Members(chosen.map(([key, each]) => [key, permitted(dice, each, at)]));
  }
  if (schema.type === 'boolean') return dice.happens(50);
  return schema.type === 'integer' ? 1 + dice.below(20) : schema.type === 'string' ? `text ${dice.below(20)}` : null;
}

const makers: Readonly<Record<string, (dice: Dice, at: Address) => unknown>> = {
  ObjectId: (dice, { object }) => dice.one([object, String(object)]),
  EntryId: (dice, { entry }) => dice.one([entry, String(entry)]),
  CategoryConstant: (_, { category }) => category,
  ObjectTypeReference: dice => dice.one(['C__OBJTYPE__SERVER', 'C__OBJTYPE__PERSON', 'C__OBJTYPE__FILE', 5]),
  CmdbStatusReference: dice => dice.one(['C__CMDB_STATUS__PLANNED', 6]),
  Sysid: dice => `S${dice.below(1000)}`,
  Title: dice => dice.one(['web1', dice.one(texts)]),
  EntryData: (dice, { category }) => data(dice, category),
  EntriesByCategory: dice =>
    new Members([0, 1].map(() => randomCategory(dice)).map(each => [each, dice.one([data(dice, each), [data(dice, each)]])])),
};

function randomCategory(dice: Dice): string {
  return dice.happens(60) ? dice.one(usual) : dice.one(categories).const;
}

/** Some attributes of a category, each with a value that its type takes, or with any other. */
function data(dice: Dice, category: string): Members {
  const attributes = registry.category(category)?.attributes ?? [];
  const chosen = Array.from({ length: dice.below(5) }, () => dice.one(attributes)).filter(each => each !== undefined);
  return new Members(chosen.map(({ key, type }) => [key, dice.happens(80) ? valueFor(dice, type) : dice.one(nasty)]));
}

function valueFor(dice: Dice, type: string): unknown {
  const listed = [[1, 2], [String(1 + dice.below(9))], [`new ${dice.below(5)}`]];
  const byType: Readonly<Record<string, readonly unknown[]>> = {
    integer: [1, '2'],
    number: [1.5, '2.25'],
    money: ['12.50', 3],
    date: ['2026-02-28'],
    datetime: ['2026-02-28 12:00:00'],
    time: ['08:30'],
    timespan: ['08:00-17:30'],
    boolean: [1, 'no'],
    dialog: [1, -1, 'C__NOTHING'],
    dialog_plus: [1, `new ${dice.below(5)}`],
    multiselect: listed,
    object: [1, 2, [1]],
    objects: listed,
    entry: [1, '2'],
    entries: listed,
    upload: ['aGVsbG8='],
    file: [1],
    rows: [[new Members([['hostname', 'x']])], [new Members([['nothing', 1]])]],
  };
  return dice.one(byType[type] ?? ['text', dice.one(texts)]);
}

/** A call as the document permits it, mostly; the rest has something wrong with it. */
function callOf(dice: Dice, world: World, callId: number, dialect: DialectName): Members {
  const { name, params } = dice.one(methodsToCall);
  const at = world.somewhere(dice);
  const given: (readonly [string, unknown])[] = [['apikey', testKey]];
  for (const { $ref, name: parameter, required, schema, 'x-aliases': aliases = [] } of params) {
    if ($ref || !(required ? dice.happens(97) : dice.happens(30))) continue;
    const value = dice.happens(92) ? permitted(dice, schema, at) : dice.one(nasty);
    given.push([dice.happens(80) ? parameter : dice.one([parameter, ...aliases]), value]);
  }
  if (dice.happens(5)) given.push([dice.one(names), dice.one(nasty)]);
  if (dice.happens(5)) given.push(['language', dice.one(['de', ...nasty])]);
  const envelope: (readonly [string, unknown])[] = [
    ['version', '2.0'],
    ['method', dice.happens(98) ? name : dice.one(texts.filter(text => text.length < 1000))],
    ['params', dice.happens(98) ? new Members(given) : dice.one(nasty)],
    ['id', dialect === 'contract' && dice.happens(5) ? dice.one(nasty) : callId],
  ];
  return new Members(dice.happens(98) ? envelope : [...envelope, [dice.one(names), dice.one(nasty)]]);
}

const codes: ReadonlySet<number> = new Set(Object.values(errors).map(({ code }) => code));
const internalError = errors.InternalError.code;
/** Words of the engine, of files and of code, and frames of stacks: a time of day has a digit before its first colon, a frame none. */
const leaks = /SQLITE|node_modules|\bat .*\D:\d+:\d+|\/dist\/|SELECT|INSERT INTO|duplicate key|undefined|\[object Object\]/;
const validators = new Map(
  dialectNames.map(dialect => [dialect, new Map(methods.map(({ name }) => [name, resultValidator(name, dialect)]))]),
);

/** The fault of an answer; usually none. */
function faultIn(answer: RpcAnswer, method: string | undefined, dialect: DialectName): string | undefined {
  const { error, result } = answer;
  const shape = Object.keys(answer).sort().join();
  if (shape !== 'error,id,jsonrpc' && shape !== 'id,jsonrpc,result') return `shape ${shape}`;
  if (!error) {
    const validate = method === undefined ? undefined : validators.get(dialect)?.get(method);
    return result === null || (validate && !validate(result)) ? `result ${JSON.stringify(validate?.errors)}` : undefined;
  }
  if (Object.keys(error).join() !== 'code,message,data') return 'members of the error';
  if (!codes.has(error.code) || (error.code === internalError && !isRefusedId(error))) return `code ${error.code}`;
  // Some attributes are named so, and are told of under their name.
  if (error.message.includes('isys_') || leaks.test(JSON.stringify([error.message, error.data]))) return 'leak';
  const name = error.data?.error as ErrorName | undefined;
  if ((name && errors[name].code) !== (dialect === 'contract' ? error.code : undefined)) return `name ${name}`;
  if (error.data === null) return undefined;
  const values = Object.values(error.data);
  return values.length === 0 || values.some(value => typeof value !== 'string' || value === '') ? 'data of the error' : undefined;
}

/** Existing clients are told so of an id that is none. */
function isRefusedId({ data: told }: NonNullable<RpcAnswer['error']>): boolean {
  return told !== null && 'id' in told;
}

const services: Readonly<Record<string, () => Promise<RunningService>>> = {
  SQLite: onceForAll(scope => service(scope, 'SQLite')),
  PostgreSQL: onceForAll(scope => service(scope, 'PostgreSQL')),
};

async function service(t: Scope, engine: string): Promise<RunningService> {
  const environment = { KATASTER_DURABILITY: 'fast', KATASTER_QUICKPURGE: 'on', NODE_OPTIONS: '--max-old-space-size=256' };
  const started = await serve(t, { ...environment, KATASTER_DATABASE: await newDatabase(t, engine, 'tables') });
  for (const type of ['SERVER', 'PERSON', 'FILE', 'SERVER', 'LAYER3_NET', 'SERVER', 'SERVER', 'SERVER'])
    await objectMade(started.call, { type: `C__OBJTYPE__${type}`, title: 'web1', categories: { C__CATG__IP: [{}, {}] } });
  return started;
}

for (const engine of engines)
  for (const dialect of dialectNames)
    engine.test(`${engine.name}: random calls are answered as the document says, dialect ${dialect}`, async t => {
      const started = (await services[engine.name]?.()) ?? t.fail();
      const dice = new Dice(dialect.length);
      const world = new World();
      const wanted = calls[engine.name as keyof typeof calls];
      let succeeded = 0;
      for (let called = 0, size = 0; called < wanted; called += size) {
        size = dice.happens(40) ? callsOfBatch : 1;
        const batch = Array.from({ length: size }, (_, index) => json(callOf(dice, world, index + 1, dialect)));
        const [single = ''] = batch;
        const body = size === 1 ? single : `[${batch.join()}]`;
        const { status, text } = await send(started.endpoint(dialect), { body });
        t.is(status, 200, body);
        const answers = [JSON.parse(text)].flat() as RpcAnswer[];
        for (const [index, answer] of answers.entries()) {
          const call = answers.length === size ? batch[index] : undefined;
          const fault = faultIn(answer, methodIn(call), dialect);
          if (fault) t.fail(`${fault}\n${call?.slice(0, 2000)}\n${JSON.stringify(answer).slice(0, 2000)}`);
          if (answer.error === undefined) succeeded += 1;
          if (call) world.learn(call, answer);
        }
      }
      t.true(succeeded > wanted / 8, `only ${succeeded} of ${wanted} calls succeeded`);
      t.log(`${succeeded} of ${wanted} calls succeeded`);
      await alive(t, started);
    });

for (const dialect of dialectNames)
  test.serial(
    `random bytes, and calls with random bytes in them, are answered as the document says, dialect ${dialect}`,
    async t => {
      const started = (await services.SQLite?.()) ?? t.fail();
      const dice = new Dice(1000 + dialect.length);
      for (let index = 0; index < 400; index += 1) {
        const bytes =
          index % 4 === 0 ? Buffer.alloc(1 + dice.below(2000)) : Buffer.from(json(callOf(dice, new World(), 1, dialect)));
        const changes = index % 4 === 0 ? bytes.length : 1 + dice.below(3);
        for (let change = 0; change < changes; change += 1) bytes[dice.below(bytes.length)] = dice.below(256);
        const { status, text } = await send(started.endpoint(dialect), { body: bytes });
        if (status === 204) continue;
        t.is(status, 200, bytes.toString('latin1'));
        for (const answer of [JSON.parse(text)].flat() as RpcAnswer[]) {
          const fault = faultIn(answer, undefined, dialect);
          if (fault) t.fail(`${fault}\n${bytes.toString('base64')}\n${text.slice(0, 2000)}`);
        }
      }
      await alive(t, started);
    },
  );

function methodIn(text = ''): string | undefined {
  return methods.find(({ name }) => text.includes(`"method":${JSON.stringify(name)},"params"`))?.name;
}

/** A service that nothing happened to: it answers, objects have no new members, and nothing is in its log but that it began. */
async function alive(t: ExecutionContext, { call, said }: RunningService): Promise<void> {
  const made = await resultOf<Readonly<Record<string, unknown>>>(call('cmdb.object.create', { type: 5, title: 'alive' }));
  t.is(made.isAdmin, undefined);
  t.notRegex(said.stderr, /internal error|unexpected failure/);
}
