import type { Awaitable } from '../../rpc/awaitable.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { TimeSlices } from '../../rpc/time-slices.js';

/** The response to a call, as far as its length counts; without JSON none is sent. */
interface Measured {
  readonly json: { readonly length: number } | undefined;
}

/** A call of a batch that waits to be carried out. */
export interface BatchedCall<Response> {
  /** A write `alone` takes long before it meets the database, or changes the rights of the calls after it. */
  readonly access: 'open' | 'read' | 'write' | 'alone';
  /** Carries it out, or responds why not. */
  respond(error: RpcError | undefined): Awaitable<Response>;
}

export interface BatchLimits {
  /** Bytes of a body; the answers of a batch may have as many characters. */
  readonly bodyLimit: number;
  /** The store of every call keeps the order of writes, and reads do not wait for a server. */
  readonly keepsOrder: boolean;
  /** As in Store. */
  beginWrites(writes: number, begin: () => Awaitable<void>): Awaitable<void>;
}

export interface BatchHooks<Response> {
  /** Is awaited before calls that do not run at once with the ones before them. */
  betweenGroups(): Promise<void>;
  /** Is called with each response, before calls that do not run at once with its own. */
  responded(response: Response): void;
}

const callsAtOnce = 100;
/** Limit of answers for open methods, in characters: they need no key, so it is lower. */
const mostForAnybody = 1_048_576;

/**
 * Responses in the order of the calls. Neighbouring writes are begun at once, which a store in order carries out in turn, and share a commit.
 * Neighbouring reads are begun at once where they wait for a server. Once the answers are too long nothing more is read; a write is
 * always carried out.
 */
export async function responsesTo<Response extends Measured>(
  calls: readonly BatchedCall<Response>[],
  limits: BatchLimits,
  hooks: BatchHooks<Response>,
): Promise<Response[]> {
  const progress = new BatchProgress<Response>(limits, hooks.responded);
  const responses: Response[] = [];
  for (const [at, { isWrite, calls: group }] of groupsOf(calls).entries()) {
    if (at > 0) await hooks.betweenGroups();
    if (isWrite) responses.push(...(await progress.written(group)));
    else responses.push(...(await (limits.keepsOrder ? progress.inTurn(group) : progress.atOnce(group))));
  }
  return responses;
}

/** How far a batch is. */
class BatchProgress<Response extends Measured> {
  private characters = 0;
  private readonly slices = new TimeSlices();
  private readonly limits: BatchLimits;
  private readonly responded: BatchHooks<Response>['responded'];

  constructor(limits: BatchLimits, responded: BatchHooks<Response>['responded']) {
    this.limits = limits;
    this.responded = responded;
  }

  async atOnce(calls: readonly BatchedCall<Response>[]): Promise<Response[]> {
    const begun: Awaitable<Response>[] = [];
    await this.begin(calls, begun);
    return this.ended(begun);
  }

  async written(calls: readonly BatchedCall<Response>[]): Promise<Response[]> {
    if (calls.length === 1) return this.atOnce(calls);
    const begun: Awaitable<Response>[] = [];
    await this.limits.beginWrites(calls.length, () => this.begin(calls, begun));
    return this.ended(begun);
  }

  private async begin(calls: readonly BatchedCall<Response>[], begun: Awaitable<Response>[]): Promise<void> {
    for (const call of calls) {
      const response = this.respond(call);
      if (!(response instanceof Promise)) this.note(response);
      begun.push(response);
      if (this.slices.isOver) await this.slices.next();
    }
  }

  /** Notes what was waited for once all is there: a step after each response would be kept as long as its commit takes. */
  private async ended(begun: readonly Awaitable<Response>[]): Promise<Response[]> {
    const given = await Promise.all(begun);
    for (const [at, response] of given.entries()) if (begun[at] instanceof Promise) this.note(response);
    return given;
  }

  async inTurn(calls: readonly BatchedCall<Response>[]): Promise<Response[]> {
    const given: Response[] = [];
    for (const call of calls) {
      const begun = this.respond(call);
      const response = begun instanceof Promise ? await begun : begun;
      this.note(response);
      given.push(response);
      if (this.slices.isOver) await this.slices.next();
    }
    return given;
  }

  private respond({ access, respond }: BatchedCall<Response>): Awaitable<Response> {
    return respond(errorOf(access, this.characters, this.limits));
  }

  private note(response: Response): void {
    this.characters += response.json?.length ?? 0;
    this.responded(response);
  }
}

/** Neighbours that read, or neighbours that write. */
interface CallGroup<Response> {
  readonly isWrite: boolean;
  readonly calls: BatchedCall<Response>[];
}

function groupsOf<Response>(calls: readonly BatchedCall<Response>[]): CallGroup<Response>[] {
  const groups: CallGroup<Response>[] = [];
  for (const call of calls) {
    const isAlone = call.access === 'alone';
    const isWrite = isAlone || call.access === 'write';
    const group = groups.at(-1);
    const mayJoin = !isAlone && group?.calls[0]?.access !== 'alone' && group?.isWrite === isWrite;
    if (mayJoin && group.calls.length < callsAtOnce) group.calls.push(call);
    else groups.push({ isWrite, calls: [call] });
  }
  return groups;
}

function errorOf(access: BatchedCall<unknown>['access'], characters: number, { bodyLimit }: BatchLimits): RpcError | undefined {
  const most = access === 'open' ? Math.min(mostForAnybody, bodyLimit) : access === 'read' ? bodyLimit : Number.POSITIVE_INFINITY;
  if (characters <= most) return undefined;
  const data = { answers: `expected at most ${most} characters; read the rest in another batch`, setting: 'KATASTER_BODY_LIMIT' };
  return new RpcError('LimitExceeded', { what: `the answers of a batch hold at most ${most} characters` }, data);
}
