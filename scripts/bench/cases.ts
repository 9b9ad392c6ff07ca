/** A row of the benchmark: the body of each request it sends. */
export interface Case {
  readonly name: string;
  readonly connections: number;
  /** Which of the databases is asked; the usual one, unless it says otherwise. */
  readonly database?: DatabaseName;
  /** The least ratio to the bare server that is wanted: of calls that look, the first time and asked again. */
  readonly wanted?: number | readonly [first: number, again: number];
  /** Whether the service may answer from its cache; it may, unless this says otherwise. */
  readonly cached?: boolean;
  body(number: number): string;
  /** The call to the service itself, where the bare server has no such call. */
  beside?(number: number): string;
}

/** The databases of the benchmark, by how many objects they have. */
export const databases = { usual: 1000, large: 100_000 } as const;
export type DatabaseName = keyof typeof databases;

/** The key both servers are called with; the bare one does not look at it. */
export const benchKey = 'bench-key-bench-key';

/** Objects the benchmark reads and writes; the last one carries twenty entries. */
export const objects = databases.usual;
export const objectWithTwentyEntries = objects;

/** A title in which one word is that of every object, and one its own. */
export function titleOf(number: number): string {
  return `server ${wordOf(number)}`;
}

/** Letters alone, so that it is no part of another word. */
function wordOf(number: number): string {
  return [...(number * 7919).toString(26)].map(digit => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
}

function call(method: string, params: object, id = 1): object {
  return { jsonrpc: '2.0', id, method, params: { apikey: benchKey, ...params } };
}

function text(method: string, params: object): string {
  return JSON.stringify(call(method, params));
}

function objectAt(number: number): number {
  return 1 + (number % (objects - 1));
}

const model = 'C__CATG__MODEL';
const address = 'C__CATG__IP';

/** Categories of which the first thousand objects of the large database have entries. */
export const fiveCategories = [model, 'C__CATG__ACCOUNTING', 'C__CATG__MEMORY', 'C__CATG__ACCESS', 'C__CATG__GLOBAL'];
const servers = { filter: { type: 'C__OBJTYPE__SERVER' } };

/** Calls that look, each measured as it is asked for the first time, and asked again. */
const reads: readonly Case[] = [
  {
    name: 'cmdb.object.read',
    wanted: [0.75, 1.5],
    connections: 8,
    body: number => text('cmdb.object.read', { id: objectAt(number) }),
  },
  {
    name: 'cmdb.category.read, one entry',
    wanted: [0.65, 1.5],
    connections: 8,
    body: number => text('cmdb.category.read', { objID: objectAt(number), category: model }),
  },
  {
    name: 'cmdb.category.read, twenty entries',
    wanted: [0.95, 4],
    connections: 8,
    body: () => text('cmdb.category.read', { objID: objectWithTwentyEntries, category: address }),
  },
  {
    name: 'batch of 100 cmdb.object.read',
    wanted: [0.55, 2.2],
    connections: 8,
    body: number =>
      JSON.stringify(Array.from({ length: 100 }, (_, at) => call('cmdb.object.read', { id: objectAt(number * 100 + at) }, at))),
  },
  {
    name: 'cmdb.objects.read, a page of 50 of 100,000 objects by title',
    connections: 8,
    database: 'large',
    body: number => text('cmdb.objects.read', { ...servers, order_by: 'title', limit: `${(number % 20) * 50},50` }),
  },
  {
    name: 'idoit.search.read, the word of one of 100,000 objects',
    connections: 8,
    database: 'large',
    body: number => text('idoit.search.read', { q: wordOf(1 + ((number * 7919) % databases.large)), limit: 1 }),
  },
  {
    name: 'idoit.search.read, the first 100 hits of a word of all 100,000 objects',
    connections: 8,
    database: 'large',
    body: () => text('idoit.search.read', { q: 'server' }),
  },
];

const writes: readonly Case[] = [
  { name: 'cmdb.category.save, 8 connections', wanted: 0.95, connections: 8, body: number => save(number) },
  { name: 'cmdb.category.save, 64 connections', connections: 64, body: number => save(number) },
  {
    name: 'cmdb.object.create',
    wanted: 0.75,
    connections: 8,
    body: number => text('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: `server ${number}` }),
  },
  {
    name: 'batch of 100 cmdb.object.create',
    connections: 8,
    body: number =>
      JSON.stringify(
        Array.from({ length: 100 }, (_, at) =>
          call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: `server ${number} ${at}` }, at),
        ),
      ),
  },
  {
    name: 'batch of 100 cmdb.category.save',
    wanted: 0.8,
    connections: 8,
    body: number =>
      JSON.stringify(
        Array.from({ length: 100 }, (_, at) =>
          call(
            'cmdb.category.save',
            { object: objectAt(number * 100 + at), category: model, data: { serial: `S${number}` } },
            at,
          ),
        ),
      ),
  },
  {
    name: 'nine cmdb.category.read to one cmdb.category.save',
    wanted: 1,
    connections: 8,
    body: number => (number % 10 === 0 ? save(number) : text('cmdb.category.read', { objID: objectAt(number), category: model })),
  },
];

const longLists: readonly Case[] = [
  {
    name: 'cmdb.objects.read, 1,000 objects with five categories each, beside 1,000 cmdb.category.read in a batch',
    cached: false,
    connections: 2,
    database: 'large',
    body: () => text('cmdb.objects.read', { limit: 1000, categories: fiveCategories }),
    beside: () =>
      JSON.stringify(Array.from({ length: 1000 }, (_, at) => call('cmdb.category.read', { objID: at + 1, category: model }, at))),
  },
];

/** Endings of the names of calls that look. */
export const firstTime = ', first time';
export const askedAgain = ', asked again';

/** Measured calls: those that clients make most. What is asked for the first time goes to a service that keeps no answer. */
export const cases: readonly Case[] = [
  ...reads.flatMap(each => [
    { ...each, name: each.name + firstTime, cached: false, ...wantedOf(each, 0) },
    { ...each, name: each.name + askedAgain, ...wantedOf(each, 1) },
  ]),
  ...writes,
  ...longLists,
];

function wantedOf({ wanted }: Case, at: 0 | 1): Pick<Case, 'wanted'> {
  return wanted === undefined ? {} : { wanted: [wanted].flat()[at] ?? Number.NaN };
}

function save(number: number): string {
  return text('cmdb.category.save', {
    object: objectAt(number),
    category: model,
    data: { serial: `S${number}`, firmware: 'v1' },
  });
}
