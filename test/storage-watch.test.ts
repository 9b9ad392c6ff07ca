import { valuesKept } from '../src/domain/storage/damage.js';
import { StorageWatch } from '../src/http/monitoring/storage-watch.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { failureOf } from '../src/store/engines/failures.js';
import test from './helpers/suite.js';

/** An error of a driver, with a code. */
function driverError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code, detail: 'Key (title)=(secret) exists' });
}

const full = failureOf(driverError('SQLITE_FULL', 'database or disk is full')).error;

/** A watch over a storage that takes so many bytes, what it says, the milliseconds it believes to have passed, and what it wrote on trial. */
function watched(room = { bytes: 0 }) {
  const said: unknown[] = [];
  const tell = (about: object, text: string): void => void said.push([text, about]);
  const time = { passed: 0 };
  const written: number[] = [];
  const check = (bytes = 0): Promise<void> => {
    written.push(bytes);
    return bytes <= room.bytes ? Promise.resolve() : Promise.reject(full);
  };
  return { watch: new StorageWatch({ check }, { error: tell, warn: tell } as never, () => time.passed), said, time, written };
}

test('a flood of failures is one line at once and one every five seconds, and the end of it another one', t => {
  const { watch, said, time } = watched();
  const fails = (failures: number) => [
    'the storage fails',
    { requestId: 'trace-1', code: 'SQLITE_FULL', reason: 'database or disk is full', answered: 'StorageUnavailable', failures },
  ];
  for (; time.passed < 7000; time.passed += 100) watch.failed(full, 'trace-1');
  t.deepEqual(said, [fails(1), fails(50)]);
  watch.worked();
  t.is(said.length, 2, 'what fails now and then does not work');
  time.passed += 5000;
  watch.worked();
  watch.worked();
  t.deepEqual(said.slice(2), [['the storage works again', { failures: 19 }]]);
});

test('an error that is no failure of the storage is not reported', t => {
  const { watch, said } = watched();
  const met = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', '40001', '40P01', '55P03', 'SQLITE_BUSY'].map(
    code => failureOf(driverError(code, 'secret')).error,
  );
  for (const error of [...met, new RpcError('Busy', {}), new RpcError('Stopping', {}), new Error('secret'), full.message])
    watch.failed(error);
  watch.worked();
  t.deepEqual(said, []);
  t.false(watch.isFailing);
});

test('a record that is damaged is told once, and says nothing about the storage', t => {
  const { watch, said } = watched();
  for (const id of [1, 2, 1, 1])
    watch.failed(
      t.throws(() => valuesKept('entry', { id, values: '{"secret' }), { instanceOf: RpcError }),
      `trace-${id}`,
    );
  const told = (id: number) => ({
    requestId: `trace-${id}`,
    code: 'RECORD_DAMAGED',
    reason: `what is kept of entry ${id} is damaged`,
  });
  t.deepEqual(
    said,
    [1, 2].map(id => ['a record is damaged', told(id)]),
  );
  t.false(watch.isFailing);
});

test('after a failure the storage is ready once there is room for more than a few bytes', async t => {
  const room = { bytes: 100 };
  const { watch, time } = watched(room);
  t.true(await watch.isReady());
  watch.failed(full);
  t.false(await watch.isReady());
  room.bytes = 1_000_000;
  t.true(await watch.isReady());
  time.passed += 10_000;
  t.true(await watch.isReady());
  t.false(watch.isFailing);
});

test('a storage that works is written to every half minute, however often it is asked; one that fails, each time', async t => {
  const room = { bytes: 1_000_000 };
  const { watch, time, written } = watched(room);
  const asked = async (times: number, apart: number): Promise<readonly number[]> => {
    written.length = 0;
    for (let count = 0; count < times; count += 1, time.passed += apart) await watch.isReady();
    return written;
  };
  t.deepEqual(await asked(10, 100), [16, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  t.is((await asked(600, 100)).filter(bytes => bytes > 0).length, 2);
  time.passed += 30_000;
  room.bytes = 0;
  t.false(await watch.isReady(), 'a disk that filled up meanwhile is noticed');
  t.deepEqual(await asked(3, 100), [65_536, 65_536, 65_536]);
  room.bytes = 1_000_000;
  t.deepEqual(await asked(3, 5000), [65_536, 65_536, 0]);
});

test('a check that only waited for others leaves the storage as ready as it was', async t => {
  const busy = failureOf(driverError('55P03', 'canceling statement due to lock timeout')).error;
  const tell = (): void => {};
  const watch = new StorageWatch({ check: () => Promise.reject(busy) }, { error: tell, warn: tell } as never);
  t.true(await watch.isReady());
  watch.failed(full);
  t.false(await watch.isReady());
});
