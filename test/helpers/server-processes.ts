import { readdirSync, readFileSync } from 'node:fs';
import { rowsIn } from './process.js';

/** Processes of a PostgreSQL server on this machine. */
export interface ServerProcesses {
  /** Those that serve the service. */
  readonly backends: readonly number[];
  readonly all: readonly number[];
}

/** Finds the processes of the server that an address leads to. */
export async function serverProcesses(url: string): Promise<ServerProcesses> {
  const text = 'SELECT pid, backend_type AS kind, application_name AS client FROM pg_stat_activity';
  const found = await rowsIn<{ readonly pid: number; readonly kind: string; readonly client: string }>(url, text);
  const postmaster = parentOf(found.find(({ kind }) => kind === 'checkpointer')?.pid);
  if (postmaster === undefined) throw new Error('The server was not found.');
  const running = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = running.filter(pid => parentOf(pid) === postmaster);
  return { backends: found.filter(({ client }) => client === 'kataster').map(({ pid }) => pid), all: [postmaster, ...children] };
}

/** Sends a signal to processes; those that have ended are skipped. */
export function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of processes)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
}

function parentOf(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
