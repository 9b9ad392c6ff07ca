import { connect, type Socket } from 'node:net';

/** How a server did under load. */
export interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Load: so many connections, each sending its next request once the last is answered. */
export interface Load {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** The body of the request with this number. */
  body(number: number): string;
}

/** Puts a server under load and measures it. A wrong answer ends the run: figures of failures are worth nothing. */
export async function measure(load: Load): Promise<Measured> {
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + load.seconds * 1000;
  let number = 0;
  const nextRequest = (): string | undefined => (performance.now() < end ? requestText(load, number++) : undefined);
  await Promise.all(Array.from({ length: load.connections }, () => converse(load.port, nextRequest, latencies)));
  latencies.sort((one, other) => one - other);
  return {
    requests: latencies.length,
    perSecond: latencies.length / ((performance.now() - began) / 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

function requestText({ path, body }: Load, number: number): string {
  const text = body(number);
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

function converse(port: number, nextRequest: () => string | undefined, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.on('error', reject);
    let sent = 0;
    const send = (): void => {
      const request = nextRequest();
      if (request === undefined) return void socket.end(resolve);
      sent = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    onAnswer(socket, answer => {
      latencies.push(performance.now() - sent);
      if (answer.includes('"error":{')) reject(new Error(`An answer under load is an error: ${answer.slice(0, 400)}`));
      else send();
    });
  });
}

/** Calls `done` with each whole answer on a keep-alive connection. */
function onAnswer(socket: Socket, done: (answer: string) => void): void {
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received = received === '' ? chunk : received + chunk;
    const body = received.indexOf('\r\n\r\n') + 4;
    const length = body > 3 ? /content-length: (\d+)/i.exec(received.slice(0, body)) : null;
    if (!length || received.length < body + Number(length[1])) return;
    const answer = received.slice(body);
    received = '';
    done(answer);
  });
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
