/** A row of the benchmark: the body of each request it sends. */
export interface Case {
  readonly name: string;
  readonly connections: number;
  body(number: number): string;
}

/** The key both servers are called with; the bare one does not look at it. */
export const benchKey = 'bench-key-bench-key';

/** Objects the benchmark reads and writes; the last one carries twenty entries. */
export const objects = 1000;
export const objectWithTwentyEntries = objects;

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

/** What is measured: the calls that clients make most. */
export const cases: readonly Case[] = [
  { name: 'cmdb.object.read', connections: 8, body: number => text('cmdb.object.read', { id: objectAt(number) }) },
  {
    name: 'cmdb.category.read, one entry',
    connections: 8,
    body: number => text('cmdb.category.read', { objID: objectAt(number), category: model }),
  },
  {
    name: 'cmdb.category.read, twenty entries',
    connections: 8,
    body: () => text('cmdb.category.read', { objID: objectWithTwentyEntries, category: address }),
  },
  { name: 'cmdb.category.save, 8 connections', connections: 8, body: number => save(number) },
  { name: 'cmdb.category.save, 64 connections', connections: 64, body: number => save(number) },
  {
    name: 'cmdb.object.create',
    connections: 8,
    body: number => text('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: `server ${number}` }),
  },
  {
    name: 'batch of 100 cmdb.object.read',
    connections: 8,
    body: number =>
      JSON.stringify(Array.from({ length: 100 }, (_, at) => call('cmdb.object.read', { id: objectAt(number * 100 + at) }, at))),
  },
  {
    name: 'batch of 100 cmdb.category.save',
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
];

function save(number: number): string {
  return text('cmdb.category.save', {
    object: objectAt(number),
    category: model,
    data: { serial: `S${number}`, firmware: 'v1' },
  });
}
