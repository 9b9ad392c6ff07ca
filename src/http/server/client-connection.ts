import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestIdOf } from '../requests/request-ids.js';
import type { KeyConnections } from './key-connections.js';

/** For how many milliseconds a connection may be idle. */
export interface IdleLimits {
  readonly stranger: number;
  /** With a good key, or from a proxy of the settings. */
  readonly known: number;
}

interface WaitingRequest {
  readonly response: ServerResponse<IncomingMessage>;
  answer(): void;
}

/**
 * State of a connection. It waits for its client where it is `idle`, its request is `incomplete`, or its response is `unread`. A `following`
 * call waits for changes, and a `working` one for the service.
 */
export type ConnectionState = 'idle' | 'incomplete' | 'unread' | 'following' | 'working';

/** What is known of a connection when it is taken in. */
export interface ConnectionFacts {
  readonly isSurplus: boolean;
  /** Its peer is a proxy of the settings. */
  readonly isOfProxy: boolean;
  readonly idleLimits: IdleLimits;
}

const ofClient: ReadonlySet<ConnectionState> = new Set(['idle', 'incomplete', 'unread']);

/** A connection. Its requests are answered one after another: the next begins once the answer before it has left. */
export class ClientConnection {
  /** Took a place beyond the limit, as all others were working: no more than the health of the service is answered. */
  readonly isSurplus: boolean;
  /** Time at which its request began, in milliseconds of the monotonic clock. */
  beganAt = 0;
  /** The key whose call came on it last, or the user without one; absent for strangers. */
  owner: string | undefined;
  private isFollowing = false;
  private current: ServerResponse<IncomingMessage> | undefined;
  private readonly waiting: WaitingRequest[] = [];
  private readonly socket: Socket;
  private readonly keys: KeyConnections;
  private readonly idleLimits: IdleLimits;
  private readonly isOfProxy: boolean;

  constructor(socket: Socket, keys: KeyConnections, { isSurplus, isOfProxy, idleLimits }: ConnectionFacts) {
    this.socket = socket;
    this.keys = keys;
    this.isSurplus = isSurplus;
    this.isOfProxy = isOfProxy;
    this.idleLimits = idleLimits;
  }

  get state(): ConnectionState {
    if (!this.current) return 'idle';
    if (this.isFollowing) return 'following';
    if (!this.current.req.complete) return 'incomplete';
    return this.current.headersSent ? 'unread' : 'working';
  }

  /** The service waits for its client. */
  get waitsForClient(): boolean {
    return ofClient.has(this.state);
  }

  /** A call with a good key or session came on it. */
  get hasGoodKey(): boolean {
    return this.owner !== undefined;
  }

  /** The id of the request that is under way. */
  get requestId(): string | undefined {
    return this.current && requestIdOf(this.current);
  }

  /** Part of an answer was sent: nothing else can be said. */
  get isAnswering(): boolean {
    return this.current?.headersSent === true;
  }

  /**
   * Counts it among the connections of a key, or of a user without one.
   * @throws RpcError LimitExceeded where it is one too many of them
   */
  identify(owner: string): void {
    if (owner === this.owner) return;
    if (!this.keys.enter(owner)) throw this.keys.error;
    this.leaveOwner();
    this.owner = owner;
  }

  /** Its call waits for changes, as long as its client does. */
  follow(): void {
    this.isFollowing = true;
  }

  /** It is closed. */
  leaveOwner(): void {
    if (this.owner !== undefined) this.keys.leave(this.owner);
    this.owner = undefined;
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
    this.beganAt = performance.now();
    this.socket.setTimeout(0);
    response.on('close', this.next);
    answer();
  }

  private readonly next = (): void => {
    this.current = undefined;
    this.isFollowing = false;
    if (this.socket.destroyed) this.waiting.length = 0;
    const request = this.waiting.shift();
    if (!request) {
      this.rest();
      return;
    }
    if (this.waiting.length === 0) this.socket.resume();
    this.begin(request);
  };

  /** Waits for the next request; a connection that is being closed has a limit of its own. */
  private rest(): void {
    const { stranger, known } = this.idleLimits;
    if (!this.socket.writableEnded) this.socket.setTimeout(this.hasGoodKey || this.isOfProxy ? known : stranger);
  }
}
