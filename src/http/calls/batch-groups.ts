import type { Store } from '../../domain/storage/store.js';
import { text } from '../../messages/text.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';
import { TimeSlices } from '../../rpc/time-slices.js';

/** The response to a call, as far as its length counts; without JSON none is sent. */
interface Measured {
  readonly json: { readonly length: number } | undefined;
}

/** A call of a batch that waits to be carried out. */
export interface BatchedCall<Response> {
  /** An `exclusive` write takes long before it meets the database, or changes the rights of the calls after it. */
  readonly access: 'open' | 'read' | 'write' | 'exclusive';
  /** Prepares it and returns the function that carries it out, or responds with the error. */
  prepare(error: RpcError | undefined): Promise<() => Promise<Response>>;
}

export interface BatchLimits {
  /** Bytes of a body; the answers of a batch may have as many characters. */
  readonly bodyLimit: number;
  /** The store of every call keeps the order of writes, and reads do not wait for a server. */
  readonly keepsOrder: boolean;
  readonly beginWrites: Store['beginWrites'];
}

export interface BatchHooks<Response> {
  /** Is awaited before calls that do not run at once with the ones before them. */
  betweenGroups(): Promise<void>;
  /** Is called with each response, before calls that do not run at once with its own. */
  responded(response: Response): void;
  /** Whether the caller went away: no more calls are begun. */
  isClosed(): boolean;
}

const maxConcurrentCalls = 100;
/** Limit of answers for open methods, in characters: they need no key, so it is lower. */
const maxUnauthenticatedResponseChars = 1_048_576;

/**
 * Responses in the order of the calls. Neighbouring writes are begun at once, which a store in order carries out in turn, and share a commit.
 * Neighbouring reads are begun at once where they wait for a server. Once the answers are too long nothing more is read; a write is
 * always carried out. Nothing is begun once the caller went away.
 */
export async function responsesTo<Response extends Measured>(
  calls: readonly BatchedCall<Response>[],
  limits: BatchLimits,
  hooks: BatchHooks<Response>,
): Promise<Response[]> {
  const progress = new BatchProgress<Response>(limits, hooks);
  const responses: Response[] = [];
  for (const [at, { isWrite, calls: group }] of groupsOf(calls).entries()) {
    if (at > 0) await hooks.betweenGroups();
    if (hooks.isClosed()) break;
    if (isWrite) responses.push(...(await progress.write(group)));
    else responses.push(...(await (limits.keepsOrder ? progress.readSeries(group) : progress.concurrently(group))));
  }
  return responses;
}

/** How far a batch is. */
class BatchProgress<Response extends Measured> {
  private characters = 0;
  private readonly slices = new TimeSlices();
  private readonly limits: BatchLimits;
  private readonly hooks: Pick<BatchHooks<Response>, 'responded' | 'isClosed'>;

  constructor(limits: BatchLimits, hooks: BatchProgress<Response>['hooks']) {
    this.limits = limits;
    this.hooks = hooks;
  }

  async concurrently(calls: readonly BatchedCall<Response>[]): Promise<Response[]> {
    const begun: Promise<Response>[] = [];
    await this.begin(calls, begun);
    return this.end(begun);
  }

  async write(calls: readonly BatchedCall<Response>[]): Promise<Response[]> {
    if (calls.length === 1) return this.concurrently(calls);
    const begun: Promise<Response>[] = [];
    await this.limits.beginWrites(calls.length, () => this.begin(calls, begun));
    return this.end(begun);
  }

  /** Prepares one call after another, so that they begin in their order. */
  private async begin(calls: readonly BatchedCall<Response>[], begun: Promise<Response>[]): Promise<void> {
    for (const call of calls) {
      if (this.hooks.isClosed()) return;
      const carryOut = await this.prepare(call);
      begun.push(carryOut());
      if (this.slices.isOver) await this.slices.next();
    }
  }

  private async end(begun: readonly Promise<Response>[]): Promise<Response[]> {
    const responses = await Promise.all(begun);
    for (const response of responses) this.note(response);
    return responses;
  }

  async readSeries(calls: readonly BatchedCall<Response>[]): Promise<Response[]> {
    const responses: Response[] = [];
    for (const call of calls) {
      if (this.hooks.isClosed()) break;
      const carryOut = await this.prepare(call);
      const response = await carryOut();
      this.note(response);
      responses.push(response);
      if (this.slices.isOver) await this.slices.next();
    }
    return responses;
  }

  private prepare({ access, prepare }: BatchedCall<Response>): Promise<() => Promise<Response>> {
    return prepare(errorOf(access, this.characters, this.limits));
  }

  private note(response: Response): void {
    this.characters += response.json?.length ?? 0;
    this.hooks.responded(response);
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
    const isExclusive = call.access === 'exclusive';
    const isWrite = isExclusive || call.access === 'write';
    const group = groups.at(-1);
    const mayJoin = !isExclusive && group?.calls[0]?.access !== 'exclusive' && group?.isWrite === isWrite;
    if (mayJoin && group.calls.length < maxConcurrentCalls) group.calls.push(call);
    else groups.push({ isWrite, calls: [call] });
  }
  return groups;
}

function errorOf(access: BatchedCall<unknown>['access'], characters: number, { bodyLimit }: BatchLimits): RpcError | undefined {
  const most =
    access === 'open'
      ? Math.min(maxUnauthenticatedResponseChars, bodyLimit)
      : access === 'read'
        ? bodyLimit
        : Number.POSITIVE_INFINITY;
  if (characters <= most) return undefined;
  const data = { answers: text('ExpectedAtMostCharactersRead', { max: most }), setting: 'KATASTER_BODY_LIMIT' };
  return limitExceeded(text('AnswersOfBatchHoldAt', { max: most }), data);
}
