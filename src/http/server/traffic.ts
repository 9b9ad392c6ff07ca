import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.js';
import { Semaphore } from '../../domain/limits/semaphore.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import { BudgetShare, ByteBudget } from '../bodies/byte-budget.js';
import { peerAddress } from '../requests/peer-address.js';
import { ClientConnections } from './client-connections.js';

/** How many of the largest bodies there is room for. */
const bodiesOfCallers = 8;
const bodiesOfStrangers = 2;
/** How many of the longest answers there is room for, made or on their way. */
const answers = 4;

/** Bodies of more bytes are large. They are parsed and carried out a few at a time: their parsed form takes several times as much memory. */
const largeBody = 1_048_576;

export function isLarge({ length }: Buffer): boolean {
  return length > largeBody;
}

const largeBodiesAtOnce = 2;
const line = { waiting: 1000, wait: 5000 };

const addressesRemembered = 1000;

/** Resource limits of all requests: connections, memory for bodies and answers, concurrent large bodies. */
export class Traffic {
  readonly connections: ClientConnections;
  private readonly callers: ByteBudget;
  private readonly strangers: ByteBudget;
  private readonly answers: ByteBudget;
  private readonly largeBodies = new Semaphore(largeBodiesAtOnce, line);
  private readonly goodAddresses = new Set<string>();

  constructor({ bodyLimit, connectionLimit }: Pick<Config, 'bodyLimit' | 'connectionLimit'>) {
    this.connections = new ClientConnections(connectionLimit);
    this.callers = new ByteBudget(bodiesOfCallers * bodyLimit);
    this.strangers = new ByteBudget(bodiesOfStrangers * bodyLimit);
    this.answers = new ByteBudget(answers * bodyLimit);
  }

  /** Room for a body: much where a good key came on its connection or from its address before, and little elsewhere. */
  bodyOf(request: IncomingMessage): BudgetShare {
    const isKnown = this.connections.of(request.socket)?.hasGoodKey || this.goodAddresses.has(peerAddress(request));
    return new BudgetShare(isKnown ? this.callers : this.strangers);
  }

  /** Room for an answer, from when it is made until its caller has fetched it. */
  answer(): BudgetShare {
    return new BudgetShare(this.answers);
  }

  noteGoodKey(request: IncomingMessage): void {
    const connection = this.connections.of(request.socket);
    if (connection) connection.hasGoodKey = true;
    const address = peerAddress(request);
    if (this.goodAddresses.size >= addressesRemembered && !this.goodAddresses.has(address)) this.goodAddresses.clear();
    this.goodAddresses.add(address);
  }

  /**
   * Carries out a body when its turn comes.
   * @throws RpcError Busy
   */
  inTurn<T>(body: Buffer, work: () => Awaitable<T>): Awaitable<T> {
    return isLarge(body) ? this.afterOthers(work) : work();
  }

  private async afterOthers<T>(work: () => Awaitable<T>): Promise<T> {
    await this.largeBodies.enter();
    try {
      return await work();
    } finally {
      this.largeBodies.leave();
    }
  }
}
