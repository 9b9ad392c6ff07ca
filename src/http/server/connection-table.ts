import type { Socket } from 'node:net';
import type { Config } from '../../config/config.js';
import { peerOf, proxyTest } from '../requests/peers.js';
import { ClientConnection, type IdleLimits } from './client-connection.js';
import { KeyConnections } from './key-connections.js';

export type ConnectionLimits = Pick<Config, 'connectionLimit' | 'keyConnectionLimit' | 'idleSeconds' | 'proxies'>;

/** Connections beyond the limit whose clients are told why; beyond, one is closed at once, which takes a fraction of the time. */
const maxRejected = 100;
/** Connections beyond the limit that are asked for nothing but the health of the service, where all others are working. */
const maxSurplus = 100;
/** Part of the connections for callers that are not known yet: known ones that wait for their clients go first where there are fewer. */
const newcomerShare = 0.1;
/** Milliseconds for the body of a caller without a good key. */
const strangerBodyTimeoutMs = 5000;
/** Milliseconds for which a connection without a good key may be idle. */
const strangerIdleMs = 5000;
/** Connections that are closed at once where many are slow: others wait for that. */
const maxSlowPerSweep = 20;

/**
 * The open connections, up to a number. Beyond it the one goes first that waits longest for a client without a good key, then for one with a
 * good key, then for changes; a call that is carried out is never ended.
 */
export class ConnectionTable {
  private readonly open = new Map<Socket, ClientConnection>();
  private readonly rejected = new Set<Socket>();
  private readonly keys: KeyConnections;
  private readonly limit: number;
  private readonly idleLimits: IdleLimits;
  private readonly isProxy: (address: string) => boolean;

  constructor({ connectionLimit, keyConnectionLimit, idleSeconds, proxies }: ConnectionLimits) {
    const known = idleSeconds * 1000;
    this.limit = connectionLimit;
    this.idleLimits = { known, stranger: Math.min(known, strangerIdleMs) };
    this.isProxy = proxyTest(proxies);
    this.keys = new KeyConnections(keyConnectionLimit, owner => this.closeOldestOf(owner));
  }

  get sockets(): Iterable<Socket> {
    return this.open.keys();
  }

  /** The connection of a socket that was not rejected. */
  of(socket: Socket): ClientConnection | undefined {
    return this.open.get(socket);
  }

  /** Takes in a connection, and returns the one that is to be rejected for it. */
  add(socket: Socket): Socket | undefined {
    const isFull = this.open.size >= this.limit;
    const first = isFull ? this.firstToGo() : undefined;
    const isSurplus = isFull && (first === undefined || this.of(first)?.isSurplus === true);
    const facts = { isSurplus, isOfProxy: this.isProxy(peerOf(socket)), idleLimits: this.idleLimits };
    this.open.set(socket, new ClientConnection(socket, this.keys, facts));
    socket.once('close', () => this.forget(socket));
    if (!isSurplus) return first;
    return this.open.size > this.limit + maxSurplus ? (first ?? socket) : undefined;
  }

  /** Answers nothing more on a connection. Returns whether its client may be told why: not where many are told right now. */
  reject(socket: Socket): boolean {
    const { isAnswering = false } = this.of(socket) ?? {};
    this.remove(socket);
    if (isAnswering || !socket.writable || this.rejected.size >= maxRejected) return false;
    this.rejected.add(socket);
    return true;
  }

  /** Some of the connections whose request has no good key, and has not come within its time. */
  slowStrangers(): readonly Socket[] {
    const since = performance.now() - strangerBodyTimeoutMs;
    const slow: Socket[] = [];
    for (const [socket, { beganAt, hasGoodKey, state }] of this.open) {
      if (!hasGoodKey && state === 'incomplete' && beganAt <= since) slow.push(socket);
      if (slow.length === maxSlowPerSweep) break;
    }
    return slow;
  }

  private forget(socket: Socket): void {
    this.remove(socket);
    this.rejected.delete(socket);
  }

  private remove(socket: Socket): void {
    this.of(socket)?.leaveOwner();
    this.open.delete(socket);
  }

  private firstToGo(): Socket | undefined {
    const hasFewNewcomers = this.open.size - this.keys.size < this.limit * newcomerShare;
    const ofOwner = (isKnown: boolean) => this.oldest(each => each.hasGoodKey === isKnown && each.waitsForClient);
    return ofOwner(hasFewNewcomers) ?? ofOwner(!hasFewNewcomers) ?? this.oldest(({ state }) => state === 'following');
  }

  private closeOldestOf(owner: string): boolean {
    const socket = this.oldest(each => each.owner === owner && each.waitsForClient);
    if (!socket) return false;
    this.remove(socket);
    socket.destroy();
    return true;
  }

  private oldest(isSo: (connection: ClientConnection) => boolean): Socket | undefined {
    for (const [socket, connection] of this.open) if (isSo(connection)) return socket;
    return undefined;
  }
}
