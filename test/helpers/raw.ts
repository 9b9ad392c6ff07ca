import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { ExecutionContext } from 'ava';

/** A connection on which a test writes what no client would. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything that comes until the other side closes, or until `enough` is in it. */
  answer(enough?: RegExp): Promise<string>;
}

/** Connects to a service by its address or its socket; the connection ends with the test. */
export async function rawConnection(t: ExecutionContext, place: string | NetConnectOpts): Promise<RawConnection> {
  const socket = connect(typeof place === 'string' ? hostAndPort(place) : place);
  t.teardown(() => socket.destroy());
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let text = '';
  const answer = (enough?: RegExp): Promise<string> =>
    new Promise(resolve => {
      const look = (): void => {
        if (enough?.test(text) || socket.closed) resolve(text);
      };
      socket.on('data', look).on('close', look).on('error', look);
      look();
    });
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  socket.on('error', () => {});
  return { socket, answer };
}

function hostAndPort(url: string): NetConnectOpts {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

/** The head of a request, as it goes over the wire. */
export function head(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ Host: 'localhost', 'Content-Type': 'application/json', ...headers });
  return [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
}

/** A piece of a body whose length nobody knows before. */
export function chunk(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}
