import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestIdOf } from '../requests/request-ids.js';

interface WaitingRequest {
  readonly response: ServerResponse;
  answer(): void;
}

/** A connection. Its requests are answered one after another: the next begins once the answer before it has left. */
export class ClientConnection {
  /** A call with a good key came on it. */
  hasGoodKey = false;
  private current: ServerResponse | undefined;
  private readonly waiting: WaitingRequest[] = [];
  private readonly socket: Socket;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  /** No request is under way. */
  get isIdle(): boolean {
    return this.current === undefined;
  }

  /** The id of the request that is under way. */
  get requestId(): string | undefined {
    return this.current && requestIdOf(this.current);
  }

  /** Part of an answer was sent: nothing else can be said. */
  get isAnswering(): boolean {
    return this.current?.headersSent === true;
  }

  /** Answers a request when its turn comes. Meanwhile no more requests are read. */
  answerInTurn(request: WaitingRequest): void {
    if (!this.current) {
      this.begin(request);
      return;
    }
    this.waiting.push(request);
    this.socket.pause();
  }

  private begin({ response, answer }: WaitingRequest): void {
    this.current = response;
    response.on('close', this.next);
    answer();
  }

  private readonly next = (): void => {
    this.current = undefined;
    if (this.socket.destroyed) this.waiting.length = 0;
    const request = this.waiting.shift();
    if (!request) return;
    if (this.waiting.length === 0) this.socket.resume();
    this.begin(request);
  };
}

/** The open connections, up to a number. */
export class ClientConnections {
  private readonly open = new Map<Socket, ClientConnection>();
  /** How many there may be. */
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get sockets(): Iterable<Socket> {
    return this.open.keys();
  }

  /** The connection of a socket that was not rejected. */
  of(socket: Socket): ClientConnection | undefined {
    return this.open.get(socket);
  }

  /**
   * Takes in a connection. Beyond the number it answers the one to be rejected: the oldest that has no request under way and never
   * carried a good key, or else the new one.
   */
  add(socket: Socket): Socket | undefined {
    const surplus = this.open.size < this.limit ? undefined : (this.oldestStranger() ?? socket);
    if (surplus !== socket) this.open.set(socket, new ClientConnection(socket));
    if (surplus) this.forget(surplus);
    socket.once('close', () => this.forget(socket));
    return surplus;
  }

  /** Nothing more is answered on a connection that was rejected. */
  forget(socket: Socket): void {
    this.open.delete(socket);
  }

  private oldestStranger(): Socket | undefined {
    for (const [socket, { hasGoodKey, isIdle }] of this.open) if (isIdle && !hasGoodKey) return socket;
    return undefined;
  }
}
