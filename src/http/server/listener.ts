import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { nameRequest, newRequestId, requestIdOf } from '../requests/request-ids.js';
import {
  type ErrorResponse,
  errorOfHead,
  errorOfHttp,
  rejectConnection,
  rejectRequest,
  tooManyConnections,
} from '../responses/error-responses.js';
import type { ClientConnections } from './client-connections.js';

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

/** So many connections more than the settings say may wait for their error response; beyond, they are closed at once. */
const rejectedAtOnce = 100;
const stopsWithin = 10_000;
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
  // Checked by `errorOfHead`, whose answer names the fault.
  requireHostHeader: false,
};

/** Listens where `bind` says, and answers the requests of each connection one after another. */
export async function listen<Place>(
  answer: RequestListener,
  bind: (server: Server) => Promise<Place>,
  connections: ClientConnections,
  watch: ListenerWatch,
): Promise<Listener<Place>> {
  const answerInTurn = (request: IncomingMessage, response: ServerResponse): void =>
    connections.of(request.socket)?.answerInTurn({
      response,
      answer: () => {
        nameRequest(request, response);
        const errorResponse = errorOfHead(request);
        if (!errorResponse) return answer(request, response);
        watch.rejected(errorResponse, requestIdOf(response));
        rejectRequest(response, errorResponse);
      },
    });
  const server = createServer(timeouts, answerInTurn).on('checkExpectation', answerInTurn);
  server.maxConnections = connections.limit + rejectedAtOnce;
  admit(server, connections, watch);
  const place = await bind(server);
  server.on('error', error => watch.failed(error));
  return { place, close: () => closed(server, connections) };
}

/** Accepts connections up to their limit, and rejects malformed HTTP on them. */
function admit(server: Server, connections: ClientConnections, watch: ListenerWatch): void {
  const reject = (socket: Socket, errorResponse: ErrorResponse, requestId = newRequestId()): void => {
    watch.rejected(errorResponse, requestId);
    rejectConnection(socket, errorResponse, requestId);
  };
  server.on('connection', socket => {
    const surplus = connections.add(socket);
    if (surplus) reject(surplus, tooManyConnections);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.of(socket);
    const errorResponse = errorOfHttp(error.code);
    if (!connection) return;
    connections.forget(socket);
    if (errorResponse && socket.writable && !connection.isAnswering) reject(socket, errorResponse, connection.requestId);
    else socket.destroy();
  });
}

/** Idle connections end now, busy ones after their answer, stubborn ones at the deadline. */
function closed(server: Server, connections: ClientConnections): Promise<void> {
  return new Promise(resolve => {
    const deadline = setTimeout(() => server.closeAllConnections(), stopsWithin);
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
