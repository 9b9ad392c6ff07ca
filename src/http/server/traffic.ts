import type { ServerResponse } from 'node:http';
import type { Config } from '../../config/config.js';
import { Semaphore } from '../../domain/limits/semaphore.js';
import { BudgetShare, ByteBudget } from '../bodies/byte-budget.js';
import { type ConnectionLimits, ConnectionTable } from './connection-table.js';

/** How many of the largest bodies there is room for. */
const maxBodiesOfCallers = 8;
const maxBodiesOfStrangers = 2;
/** How many of the longest answers there is room for, made or on their way. */
const answers = 4;

/** Bodies of more bytes are parsed and carried out a few at a time: their parsed form takes several times as much memory. */
export const minLargeBytes = 1_048_576;

const maxConcurrentLargeBodies = 2;
const maxWaiting = 1000;

/** Resource limits of all requests: connections, memory for bodies and answers, concurrent large bodies. */
export class Traffic {
  readonly connections: ConnectionTable;
  private readonly callers: ByteBudget;
  private readonly strangers: ByteBudget;
  private readonly answers: ByteBudget;
  private readonly largeBodies: Semaphore;

  constructor({ bodyLimit, waitSeconds, ...limits }: Pick<Config, 'bodyLimit' | 'waitSeconds'> & ConnectionLimits) {
    this.largeBodies = new Semaphore(maxConcurrentLargeBodies, { waiting: maxWaiting, wait: waitSeconds * 1000 });
    this.connections = new ConnectionTable(limits);
    this.callers = new ByteBudget(maxBodiesOfCallers * bodyLimit);
    this.strangers = new ByteBudget(maxBodiesOfStrangers * bodyLimit);
    this.answers = new ByteBudget(answers * bodyLimit);
  }

  /** Room for a body: much for callers with a good key, and little for strangers. */
  bodyOf(isStranger: boolean): BudgetShare {
    return new BudgetShare(isStranger ? this.strangers : this.callers);
  }

  /** Room for an answer, until it has left or its caller has. */
  answer(response: ServerResponse): BudgetShare {
    const room = new BudgetShare(this.answers);
    response.on('close', () => room.release());
    return room;
  }

  /**
   * Carries out a large body when its turn comes.
   * @throws RpcError Busy
   */
  afterOthers<T>(work: () => Promise<T>): Promise<T> {
    return this.largeBodies.run(work);
  }
}
