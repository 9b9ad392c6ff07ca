import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Scope } from './scope.js';

/** Connections that a hostile client opens and leaves as they are, in a process of its own. */
export interface Flood {
  readonly count: number;
  /** Sent on each as soon as it is open. */
  readonly text: string;
  /** Sent on each every second from then on. */
  readonly everySecond?: string;
  /** Whether answers are read. */
  readonly reads?: boolean;
}

const atOnce = 100;
const program = fileURLToPath(import.meta.url);

/** A flood that was begun in a process of its own. */
export interface RunningFlood {
  /** Resolves once all of its connections are open. */
  open(): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Starts the process of a flood, whose connections end with the test at the latest. */
export async function flood(t: Scope, url: string, { reads = true, ...sent }: Flood): Promise<RunningFlood> {
  const child = fork(program, [url, JSON.stringify({ ...sent, reads })], { execArgv: [] });
  t.teardown(() => child.kill('SIGKILL'));
  await once(child, 'message');
  return {
    open: () => {
      child.send('open');
      return once(child, 'message');
    },
    end: () => {
      child.kill('SIGKILL');
      return once(child, 'exit');
    },
  };
}

/** A client that ends nothing by itself, and answers no end of the other side. */
async function begin([url = '', given = '']: readonly string[]): Promise<void> {
  const { count, text, everySecond, reads }: Flood = JSON.parse(given);
  const { hostname: host, port } = new URL(url);
  for (let opened = 0; opened < count; opened += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, () => {
        const socket = connect({ host, port: Number(port), allowHalfOpen: true }).on('error', () => {});
        if (reads) socket.resume();
        else socket.pause();
        if (everySecond !== undefined) setInterval(() => socket.writable && socket.write(everySecond), 1000);
        return new Promise(resolve => socket.once('close', resolve).once('connect', () => socket.write(text, resolve)));
      }),
    );
  process.send?.('open');
}

if (process.argv[1] === program && process.send) {
  // As long as it listens it stays, also when the other side has closed everything.
  process.on('message', () => void begin(process.argv.slice(2)));
  process.send('ready');
}
