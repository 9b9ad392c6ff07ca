import type { IdTable, SqlConnection } from '../src/store/engines/connection.js';
import { postgresDialect } from '../src/store/engines/postgres/dialect.js';
import { SequenceIds } from '../src/store/engines/postgres/sequence-ids.js';
import test from './helpers/suite.js';

/** A server with one sequence; it notes how many ids it was asked for, and may fail. */
class Server implements Pick<SqlConnection, 'rows'> {
  last = 0;
  isFailing = false;
  readonly asked: number[] = [];

  async rows<Row>(text: string, [count]: readonly unknown[]): Promise<Row[]> {
    if (this.isFailing) throw new Error('aborted');
    if (!text.includes('nextval')) return [{ id: this.last } as Row];
    this.asked.push(Number(count));
    return Array.from({ length: Number(count) }, () => ({ id: ++this.last }) as Row);
  }
}

const shared = { ending: 'rollback' } as const;

function idsOf(server: Server) {
  const ids = new SequenceIds();
  const unused = () => Promise.reject(new Error('Ids are read'));
  const rows: SqlConnection['rows'] = (text, values) => server.rows(text, values);
  const session: SqlConnection = { dialect: postgresDialect, isIndexed: false, rows, count: unused, apply: unused };
  const next = async (count: number, table: IdTable = 'entries') => [...(await ids.next(session, table, count))];
  return { ids, session, next };
}

test('ids ascend, and none is given out twice', async t => {
  const { next } = idsOf(new Server());
  const given: number[] = [];
  for (const count of [1, 1, 20, 3, 1, 200, 1, 1]) given.push(...(await next(count)));
  t.deepEqual(
    given,
    [...new Set(given)].sort((one, other) => one - other),
  );
});

test('of a hundred new records few wait for their ids', async t => {
  const server = new Server();
  const { ids, session } = idsOf(server);
  let waited = 0;
  for (let at = 0; at < 100; at++) {
    const given = ids.next(session, 'entries', 1);
    if (given instanceof Promise) waited++;
    await given;
    await new Promise(setImmediate);
  }
  t.is(waited, 1);
  t.true(server.asked.length < 15, server.asked.join());
});

test('a transaction that fails loses no spare ids of others, and a later one takes more', async t => {
  const server = new Server();
  const { next } = idsOf(server);
  t.deepEqual(await next(1), [1]);
  server.isFailing = true;
  for (let id = 2; id <= 9; id++) t.deepEqual(await next(1), [id]);
  await t.throwsAsync(next(1), { message: 'aborted' });
  server.isFailing = false;
  t.deepEqual(await next(1), [10]);
});

test('a transaction that is rolled back is given the ids that come next, which stay the next ones', async t => {
  const { ids, session, next } = idsOf(new Server());
  await next(1);
  const ahead = ids.ahead(shared);
  const shown = [...(await ahead(session, 'entries', 3)), ...(await ahead(session, 'entries', 10))];
  t.deepEqual([...(await next(3)), ...(await next(10))], shown);
});

test('a large one is given ids apart from them', async t => {
  const { ids, session, next } = idsOf(new Server());
  const [first = 0] = await next(1);
  const [apart = 0] = await ids.ahead({ ...shared, isLarge: true })(session, 'entries', 1);
  t.true(apart > first + 1_000_000);
});
