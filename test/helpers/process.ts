import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import pg from 'pg';
import { send } from './http.js';
import { patientSettings } from './patience.js';
import type { RpcAnswer } from './rpc.js';
import type { Scope } from './scope.js';
import { type DialectName, testKey } from './service.js';
import { pause, until } from './waiting.js';

/** How a process ended, and all it said. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program, running. */
export interface Running {
  readonly pid: number;
  /** Output so far. */
  readonly said: { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<Ended>;
  signal(name: NodeJS.Signals): void;
}

/** The program as a service that listens. */
export interface RunningService extends Running {
  readonly url: string;
  endpoint(dialect?: DialectName): string;
  call(method: string, params: object, dialect?: DialectName): Promise<RpcAnswer>;
}

type Environment = Readonly<Record<string, string>>;

const paths = { contract: '/jsonrpc', idoit: '/src/jsonrpc.php' } as const;

/** Flags of Node for the program, from the configuration of the runner. */
const flags = process.env.KATASTER_TEST_FLAGS?.split(' ').filter(flag => flag !== '') ?? [];

/** Runs a command of the program; whatever it does, it ends with the test. `within` is a command that runs it in its turn. */
export function run(t: Scope, args: readonly string[], environment: Environment, within: readonly string[] = []): Running {
  const [command = '', ...rest] = [...within, process.execPath, ...flags, 'dist/src/main.js', ...args];
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH, TZ: 'UTC', KATASTER_DEFAULT_DATA: 'no', ...patientSettings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  t.teardown(kill);
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', text => (said[stream] += text));
  const ended = once(child, 'close').then(([code]): Ended => {
    process.off('exit', kill);
    return { code, ...said };
  });
  return { pid: child.pid ?? 0, said, ended, signal: name => child.kill(name) };
}

/** Starts the service on a free port; resolves once it says where it listens. */
export async function serve(t: Scope, environment: Environment, within: readonly string[] = []): Promise<RunningService> {
  const running = run(t, ['serve'], { KATASTER_PORT: '0', KATASTER_API_KEY: testKey, ...environment }, within);
  const address = (): string | undefined => /^kataster listens on (http:\S+)\n/.exec(running.said.stdout)?.[1];
  let hasEnded = false;
  void running.ended.then(() => (hasEnded = true));
  await until(
    () => hasEnded || address() !== undefined,
    () => running.said,
  );
  const url = address();
  if (url === undefined) throw new Error(`The service did not start: ${JSON.stringify(running.said)}`);
  const endpoint = (dialect: DialectName = 'contract'): string => url + paths[dialect];
  const call = async (method: string, params: object, dialect: DialectName = 'contract'): Promise<RpcAnswer> => {
    const body = JSON.stringify({ version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 });
    return JSON.parse((await send(endpoint(dialect), { body })).text);
  };
  return { ...running, url, endpoint, call };
}

/** Does something while a second client reads the object with id 1 again and again, and must be answered each time. */
export async function meanwhile<T>(t: ExecutionContext, { call }: RunningService, work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const others = async (): Promise<void> => {
    do {
      t.like(await call('cmdb.object.read', { id: 1 }), { result: { id: '1' } });
      await pause(25);
    } while (!isDone);
  };
  const ends = (): void => {
    isDone = true;
  };
  const [result] = await Promise.all([work().finally(ends), others()]);
  return result;
}

/** Whether there is a process with this id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Services that share a database. */
export interface Fleet {
  /** The address of the database. */
  readonly url: string;
  readonly services: readonly RunningService[];
  /** Calls one after the other in turn. */
  readonly call: RunningService['call'];
  /** Rows of a query to the database itself, without a service. */
  rows<Row = unknown>(text: string): Promise<Row[]>;
}

/** Starts so many services on one database. */
export async function fleet(t: Scope, url: string, size: number): Promise<Fleet> {
  const services = await Promise.all(
    Array.from({ length: size }, () => serve(t, { KATASTER_DATABASE: url, KATASTER_DURABILITY: 'fast' })),
  );
  let turn = 0;
  const call: Fleet['call'] = (...args) => {
    turn += 1;
    return services[turn % size]?.call(...args) ?? Promise.reject(new Error('There is no service.'));
  };
  return { url, services, call, rows: text => rowsIn(url, text) };
}

/** Asks a database that services may be working on. */
export async function rowsIn<Row>(url: string, text: string): Promise<Row[]> {
  if (url.startsWith('sqlite:')) {
    const database = new Database(url.slice('sqlite:'.length), { readonly: true });
    try {
      return database.prepare(text).all() as Row[];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  // An error that nobody listens to ends the process; a statement that is sent fails by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
