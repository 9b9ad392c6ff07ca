import type { ExecutionContext } from 'ava';
import { lastCatalogueChoice } from '../src/attributes/references.js';
import { ItemSet } from '../src/domain/storage/write-set.js';
import { ResponseCache } from '../src/speed/response-cache.js';
import { readItems } from '../src/speed/traced-reads.js';
import { RowCache } from '../src/store/engines/sqlite/row-cache.js';
import { OwnKeys } from '../src/store/statements/keys.js';
import { entryMade, objectMade } from './factories/calls.js';
import { send } from './helpers/http.js';
import { type Beside, withoutItems } from './helpers/random-calls/comparison.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, type DialectName, serviceOver, type TestService, testKey } from './helpers/service.js';
import { engines, freshStore, type TestEngine } from './helpers/stores.js';

const [sqlite] = engines as readonly [TestEngine];

interface Asked {
  readonly method: string;
  readonly params: object;
  readonly dialect?: DialectName;
}

/** A read that is asked first, what is done then, and the read that is asked of both services. */
interface History {
  readonly first: Asked;
  readonly write?: Asked;
  readonly last?: Asked;
}

/** A fault that is planted until it is undone, and a history of few calls that shows it. */
interface Planted {
  readonly title: string;
  plant(): () => void;
  readonly beside?: Beside;
  history(call: Caller): Promise<History>;
}

type Rows = Readonly<Record<string, Record<string, unknown>>>;
type Questions = readonly { readonly kind: string; readonly ids: readonly number[] }[];

/** Plants another row in the table of what questions read. */
function inRow(question: string, row: unknown): () => () => void {
  const [repository = '', name = ''] = question.split('.');
  const rows = (readItems as unknown as Rows)[repository] ?? {};
  return () => instead(rows, name, row);
}

/** Replaces a member, and returns what puts it back. */
function instead<Whole extends object>(whole: Whole, name: keyof Whole, member: unknown): () => void {
  const original = whole[name];
  Object.assign(whole, { [name]: member });
  return () => Object.assign(whole, { [name]: original });
}

/** Plants a cache whose keys are told apart by less. */
function inKey(change: (key: { text: string; rights: unknown }) => object): () => () => void {
  const { respond } = ResponseCache.prototype;
  return () =>
    instead(ResponseCache.prototype, 'respond', function (this: ResponseCache, ...[key, now, read]: Parameters<typeof respond>) {
      return respond.call(this, { ...key, ...change(key) }, now, read);
    });
}

/** Plants keys that are looked up once, whatever becomes of them. */
function rememberingKeys(): () => void {
  const { find } = OwnKeys.prototype;
  const known = new Map<string, ReturnType<typeof find>>();
  return instead(OwnKeys.prototype, 'find', function (this: OwnKeys, id: string) {
    const found = known.get(id) ?? find.call(this, id);
    if (found) known.set(id, found);
    return found;
  });
}

const none = () => [];
const nothing = () => () => undefined;
const model = 'C__CATG__MODEL';
const place = 'C__CATG__LOCATION';
const machine = 'C__CATG__VIRTUAL_MACHINE';
const limitedKey = 'limited-limited-0';

const entries = (object: number, category = model): Asked => ({
  method: 'cmdb.category.read',
  params: { objID: object, category },
});
const objectOf = (id: number, params: object = {}): Asked => ({ method: 'cmdb.object.read', params: { id, ...params } });
const titled = (id: number, title: string): Asked => ({ method: 'cmdb.object.update', params: { id, title } });
const saved = (object: number, category: string, data: object): Asked => ({
  method: 'cmdb.category.save',
  params: { object, category, data },
});
const made: Asked = { method: 'cmdb.object.create', params: { type: 'C__OBJTYPE__SERVER', title: 'web2' } };

async function guests(call: Caller, first: (host: number) => Asked): Promise<History> {
  const host = await objectMade(call, { title: 'host' });
  return { first: first(host), write: saved(await objectMade(call), machine, { hosts: host }) };
}

async function withModel(call: Caller, more: (object: number) => Partial<History>): Promise<History> {
  const object = await objectMade(call, { categories: { [model]: { manufacturer: 'Acme', title: 'One', serial: 'S1' } } });
  return { first: entries(object), ...more(object) };
}

const renamed: Asked = {
  method: 'cmdb.dialog.update',
  params: { category: model, property: 'manufacturer', entry_id: lastCatalogueChoice + 1, value: 'ACME Inc.' },
};

const planted: readonly Planted[] = [
  {
    title: 'an object is read from nothing',
    plant: inRow('objects.find', none),
    history: async call => {
      const object = await objectMade(call);
      return { first: objectOf(object), write: titled(object, 'web2') };
    },
  },
  {
    title: 'entries of a category are read from nothing',
    plant: inRow('entries.list', none),
    history: call => withModel(call, object => ({ write: saved(object, model, { serial: 'S2' }) })),
  },
  {
    title: 'entries of several categories are read without those that link to them',
    plant: inRow('entries.ofMany', ({ objects }: { readonly objects: readonly number[] }) => objects.map(id => `object ${id}`)),
    history: call =>
      guests(call, host => ({ method: 'cmdb.categories.read', params: { objID: host, catgID: ['C__CATG__GUEST_SYSTEMS'] } })),
  },
  {
    title: 'entries that link to an object are read from nothing',
    plant: inRow('entries.linking', none),
    history: call => guests(call, host => entries(host, 'C__CATG__GUEST_SYSTEMS')),
  },
  {
    title: 'entries show titles of objects that they are not read from',
    plant: inRow('referents.find', none),
    history: async call => {
      const host = await objectMade(call, { title: 'host' });
      const object = await objectMade(call, { categories: { [machine]: { hosts: host } } });
      return { first: entries(object, machine), write: titled(host, 'server') };
    },
  },
  {
    title: 'entries show choices that they are not read from',
    plant: inRow('referents.find', none),
    history: call => withModel(call, () => ({ write: renamed })),
  },
  {
    title: 'entries show entries of other objects that they are not read from',
    plant: inRow('referents.find', ({ objects }: { readonly objects: readonly number[] }) => objects.map(id => `object ${id}`)),
    history: async call => {
      const [one, other] = [await objectMade(call), await objectMade(call, { title: 'web2' })];
      const share = await entryMade(call, { object: other, category: 'C__CATG__SHARES', data: { title: 'share' } });
      await entryMade(call, { object: one, category: 'C__CATG__SHARE_ACCESS', data: { shares: share } });
      const params = { object: other, category: 'C__CATG__SHARES', entry: share, data: { title: 'files' } };
      return { first: entries(one, 'C__CATG__SHARE_ACCESS'), write: { method: 'cmdb.category.save', params } };
    },
  },
  {
    title: 'facts are read from objects beside alone',
    plant: inRow('facts.find', (questions: Questions) => questions.flatMap(({ ids }) => ids.map(id => `object ${id}`))),
    history: async call => {
      const building = await objectMade(call, { type: 'C__OBJTYPE__BUILDING', title: 'building' });
      const room = await objectMade(call, {
        type: 'C__OBJTYPE__ROOM',
        title: 'room',
        categories: { [place]: { parent: building } },
      });
      const object = await objectMade(call, { categories: { [place]: { parent: room } } });
      return { first: entries(object, place), write: titled(building, 'tower') };
    },
  },
  {
    title: 'choices of a dialog are read from nothing',
    plant: inRow('choices.ofDialogs', none),
    history: async () => ({
      first: { method: 'cmdb.dialog.read', params: { category: model, property: 'manufacturer' } },
      write: { method: 'cmdb.dialog.create', params: { category: model, property: 'manufacturer', value: 'Acme' } },
    }),
  },
  {
    title: 'lists of objects are read from nothing',
    plant: inRow('objects.list', none),
    history: async () => ({
      first: { method: 'cmdb.objects.read', params: { filter: { type: 'C__OBJTYPE__SERVER' }, order_by: 'title' } },
      write: made,
    }),
  },
  {
    title: 'numbers of objects are read from nothing',
    plant: inRow('objects.countByType', none),
    history: async () => ({ first: { method: 'cmdb.object_types.read', params: { countobjects: true } }, write: made }),
  },
  {
    title: 'relations are read from nothing',
    plant: inRow('relations.of', none),
    history: call => guests(call, host => entries(host, 'C__CATG__RELATION')),
  },
  {
    title: 'write sets have no objects',
    plant: nothing,
    beside: withoutItems('object'),
    history: call => withModel(call, object => ({ write: saved(object, model, { serial: 'S2' }) })),
  },
  {
    title: 'write sets have no choices',
    plant: nothing,
    beside: withoutItems('choice'),
    history: call => withModel(call, () => ({ write: renamed })),
  },
  {
    title: 'write sets have no dialogs',
    plant: nothing,
    beside: withoutItems('dialog'),
    history: async () => ({
      first: { method: 'cmdb.dialog.read', params: { category: model, property: 'manufacturer' } },
      write: { method: 'cmdb.dialog.create', params: { category: model, property: 'manufacturer', value: 'Acme' } },
    }),
  },
  {
    title: 'what is unknown counts as nothing',
    plant: () => instead(ItemSet.prototype, 'note', function (this: ItemSet) {}),
    history: async call => {
      const object = await objectMade(call);
      return { first: objectOf(object), write: titled(object, 'web2') };
    },
  },
  {
    title: 'keys of answers have no rights',
    plant: inKey(() => ({ rights: undefined })),
    history: async call => {
      const object = await objectMade(call);
      return { first: objectOf(object), last: objectOf(object, { apikey: limitedKey }) };
    },
  },
  {
    title: 'keys of answers have no language',
    plant: inKey(({ text }) => ({ text: text.replace(/ (en|de) /, ' ') })),
    history: async call => {
      const object = await objectMade(call);
      return { first: objectOf(object), last: objectOf(object, { language: 'de' }) };
    },
  },
  {
    title: 'keys of answers have no dialect',
    plant: inKey(({ text }) => ({ text: text.replace(/ (contract|idoit) /, ' ') })),
    history: async call => {
      const object = await objectMade(call, { categories: { [place]: {} } });
      return { first: entries(object, place), last: { ...entries(object, place), dialect: 'idoit' } };
    },
  },
  {
    title: 'keys of answers have no parameters',
    plant: inKey(({ text }) => ({ text: text.replace(/ \{.*$/, '') })),
    history: async call => ({
      first: objectOf(await objectMade(call)),
      last: objectOf(await objectMade(call, { title: 'web2' })),
    }),
  },
  {
    title: 'keys of answers have no options',
    plant: inKey(({ text }) => ({ text: text.replace(/ \{[^}]*\} \{/, '  {') })),
    history: async call => {
      const object = await objectMade(call);
      return { first: objectOf(object), last: objectOf(object, { with_revision: true }) };
    },
  },
  {
    title: 'keys of answers have no time zone',
    plant: inKey(({ text }) => ({ text: text.replace(/Europe\/Berlin|America\/New_York/, '') })),
    history: async call => {
      const object = await objectMade(call);
      const at = (zone: string) => objectOf(object, { time_zone: zone });
      return { first: at('Europe/Berlin'), last: at('America/New_York') };
    },
  },
  {
    title: 'keys are kept in memory that were revoked',
    plant: rememberingKeys,
    history: async call => {
      const { id, key } = await resultOf<{ readonly id: string; readonly key: string }>(
        call('kataster.key.create', { title: 'short' }),
      );
      const first = { method: 'cmdb.objects.read', params: { apikey: key } };
      return { first, write: { method: 'kataster.key.revoke', params: { id } } };
    },
  },
  {
    title: 'choices are kept in memory that were changed',
    plant: () => instead(RowCache.prototype, 'concerns', () => false),
    history: call => withModel(call, () => ({ write: renamed })),
  },
];

const whole: Beside = store => store;

for (const { title, plant, beside = whole, history } of planted)
  sqlite.test(`plain and fast services answer differently where ${title}`, async t => {
    t.false(await answersDiffer(t, whole, history));
    const undo = plant();
    try {
      t.true(await answersDiffer(t, beside, history));
    } finally {
      undo();
    }
  });

sqlite.test('at least twenty faults are planted', t => {
  t.log(`${planted.length} faults`);
  t.true(planted.length >= 20);
});

/** Whether a fast service and a plain one, each over a store of its own, answer a history differently. */
async function answersDiffer(t: ExecutionContext, beside: Beside, history: Planted['history']): Promise<boolean> {
  const fast = await answerIn(t, 'fast', beside, history);
  const plain = await answerIn(t, 'plain', whole, history);
  return fast !== plain;
}

async function answerIn(
  t: ExecutionContext,
  speed: 'fast' | 'plain',
  beside: Beside,
  history: Planted['history'],
): Promise<string> {
  const store = await freshStore(t, sqlite, { durability: 'fast', isPlain: speed === 'plain' });
  await addKey(store, limitedKey, 'printers', { grants: [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__PRINTER'] }] });
  const service = await serviceOver(t, beside(store), { KATASTER_SPEED: speed });
  const { first, write, last = first } = await history(callerOf(service, 'contract'));
  await answerOf(first, service);
  if (write) t.notRegex(await answerOf(write, service), /"error"/);
  return answerOf(last, service);
}

async function answerOf({ method, params, dialect = 'contract' }: Asked, service: TestService): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 });
  return (await send(service.endpoint(dialect), { body })).text;
}
