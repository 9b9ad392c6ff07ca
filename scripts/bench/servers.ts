import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { benchKey } from './cases.js';
import { serverCommand } from './cores.js';

/** A server in a process of its own. */
export interface RunningServer {
  readonly port: number;
  readonly path: string;
  /** Seconds of processor time that the process has taken so far. */
  processorSeconds(): number;
  /** Memory of the process that is resident, in MiB. */
  residentMemory(): number;
  /** Milliseconds from its start until it listened. */
  readonly startTook: number;
  call(body: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the service over the database at this address; `more` are settings beside the usual ones. */
export function startKataster(
  database: string,
  publicUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const environment = {
    KATASTER_DATABASE: database,
    KATASTER_PORT: '0',
    KATASTER_API_KEY: benchKey,
    KATASTER_LOG: 'error',
    KATASTER_DEFAULT_DATA: 'no',
    KATASTER_PUBLIC_URL: publicUrl,
    ...more,
  };
  return started(['dist/src/main.js', 'serve'], environment, '/jsonrpc');
}

/** Starts the bare server over this database; `knowledge` is what it need not look up. */
export function startBare(file: string, knowledge: object): Promise<RunningServer> {
  return started(['dist/scripts/bench/bare.js', file], { BENCH: JSON.stringify(knowledge) }, '/');
}

/** Starts a server that others would write, over the database at this address. */
export function startPeer(kind: string, database: string): Promise<RunningServer> {
  return started(['dist/scripts/bench/peer.js', kind, database], {}, '/');
}

async function started(args: readonly string[], environment: Record<string, string>, path: string): Promise<RunningServer> {
  const begun = performance.now();
  const [command, all] = serverCommand(args);
  const child = spawn(command, all, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await portOf(child);
  return {
    port,
    path,
    processorSeconds: () => processorSecondsOf(child.pid),
    residentMemory: () => residentMemoryOf(child.pid),
    startTook: performance.now() - begun,
    call: async body =>
      (
        await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      ).text(),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Time in user and system mode, of which the kernel counts hundredths of a second; NaN where there is no `/proc`. */
function processorSecondsOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [, , , , , , , , , , , user, system] = (readFileSync(file, 'utf8').split(') ')[1] ?? '').split(' ');
  return (Number(user) + Number(system)) / 100;
}

/** NaN where there is no `/proc`. */
function residentMemoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`A server of the benchmark ended with code ${code}.`)));
    let output = '';
    child.stdout?.on('data', chunk => {
      output += chunk;
      const [, port] = /listens on \S*?(\d+)\n/.exec(output) ?? [];
      if (port) resolve(Number(port));
    });
  });
}
