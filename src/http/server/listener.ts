import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { nameRequest, requestIdOf } from '../requests/request-ids.js';
import {
  type ErrorResponse,
  errorOfHead,
  errorOfHttp,
  errorOfSurplus,
  rejectConnection,
  rejectRequest,
  slowBody,
  tooManyConnections,
} from '../responses/error-responses.js';
import type { ConnectionTable } from './connection-table.js';

/** A server that listens. */
export interface Listener<Place> {
  /** Where it listens. */
  readonly place: Place;
  /** Takes nothing new, finishes what began, and ends: at the latest after ten seconds. */
  close(): Promise<void>;
}

/** Receives error responses that no application sees, and errors of the server. */
export interface ListenerWatch {
  rejected(errorResponse: ErrorResponse, requestId: string): void;
  /** Connections cannot be accepted. */
  failed(error: Error): void;
}

const stopTimeoutMs = 10_000;
const sweepIntervalMs = 100;
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Connections have limits of their own (`ClientConnection`). Node would also announce one, which agents take as the time-out of the next call.
  keepAliveTimeout: 0,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
  // Checked by `errorOfHead`, whose answer names the fault.
  requireHostHeader: false,
};

/** Listens where `bind` says, and answers the requests of each connection one after another. */
export async function listen<Place>(
  answer: RequestListener,
  bind: (server: Server) => Promise<Place>,
  connections: ConnectionTable,
  watch: ListenerWatch,
): Promise<Listener<Place>> {
  const answerInTurn = (request: IncomingMessage, response: ServerResponse<IncomingMessage>): void => {
    const connection = connections.of(request.socket);
    connection?.answerInTurn({
      response,
      answer: () => {
        nameRequest(request, response);
        const errorResponse = errorOfHead(request) ?? (connection.isSurplus ? errorOfSurplus(request) : undefined);
        if (!errorResponse) return answer(request, response);
        watch.rejected(errorResponse, requestIdOf(response));
        rejectRequest(response, errorResponse);
      },
    });
  };
  const server = createServer(timeouts, answerInTurn).on('checkExpectation', answerInTurn);
  admit(server, connections, watch);
  const place = await bind(server);
  server.on('error', error => watch.failed(error));
  return { place, close: () => closeServer(server, connections) };
}

/** Accepts connections up to their limit, and rejects malformed HTTP and slow strangers on them. */
function admit(server: Server, connections: ConnectionTable, watch: ListenerWatch): void {
  const reject = (socket: Socket, errorResponse: ErrorResponse | undefined): void => {
    const requestId = connections.of(socket)?.requestId ?? randomUUID();
    const isTold = connections.reject(socket);
    if (errorResponse) watch.rejected(errorResponse, requestId);
    if (errorResponse && isTold) rejectConnection(socket, errorResponse, requestId);
    else socket.destroy();
  };
  server.on('connection', socket => {
    const surplus = connections.add(socket);
    if (surplus) reject(surplus, tooManyConnections);
  });
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (connections.of(socket)) reject(socket, errorOfHttp(code));
  });
  const sweep = setInterval(() => {
    for (const socket of connections.slowStrangers()) reject(socket, slowBody);
  }, sweepIntervalMs).unref();
  server.on('close', () => clearInterval(sweep));
}

/** Idle connections end now, busy ones after their answer, stubborn ones at the deadline. */
function closeServer(server: Server, connections: ConnectionTable): Promise<void> {
  return new Promise(resolve => {
    const deadline = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
    // The server does not count those as idle that never sent anything. One turn later: received data is read first.
    setImmediate(() => {
      for (const socket of connections.sockets) if (socket.bytesRead === 0) socket.destroy();
    });
  });
}
