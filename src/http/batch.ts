import { setImmediate as turn } from 'node:timers/promises';
import { RpcError } from '../rpc/rpc-error.js';

/** A call of a batch that waits to be carried out. */
export interface BatchedCall {
  /** A write `alone` takes long before it meets the database, or decides who may make the calls after it. */
  readonly access: 'open' | 'read' | 'write' | 'alone';
  /** Carries it out, or answers why not. */
  answer(refusal: RpcError | undefined): Promise<string | undefined>;
}

export interface BatchLimits {
  /** Bytes of a body; the answers of a batch may have as many characters. */
  readonly bodyLimit: number;
  /** Writes begun one after another are carried out in that order. */
  readonly keepsOrder: boolean;
}

const callsAtOnce = 100;
const turnTakes = 10;
/** What is answered to anybody is no reason to keep much. */
const mostForAnybody = 1_048_576;

/**
 * Answers in the order of the calls. Where writes keep their order, neighbouring ones run at once and share a commit; where they do not,
 * neighbouring reads run at once, each on a connection of its own. Once the answers are too long nothing more is read; a write is
 * always carried out. `betweenGroups` is awaited before calls that do not run at once with the ones before them.
 */
export async function answersTo(
  calls: readonly BatchedCall[],
  limits: BatchLimits,
  betweenGroups: () => Promise<void>,
): Promise<string[]> {
  const answering = new Answering(limits);
  const answers: (string | undefined)[] = [];
  for (const [at, { isWrite, calls: group }] of groupsOf(calls).entries()) {
    if (at > 0) await betweenGroups();
    const isAtOnce = isWrite === limits.keepsOrder;
    answers.push(...(await (isAtOnce ? answering.atOnce(group) : answering.inTurn(group))));
  }
  return answers.filter(answer => answer !== undefined);
}

/** How far a batch is. */
class Answering {
  private characters = 0;
  private since = performance.now();
  private readonly limits: BatchLimits;

  constructor(limits: BatchLimits) {
    this.limits = limits;
  }

  async atOnce(calls: readonly BatchedCall[]): Promise<(string | undefined)[]> {
    const begun: Promise<string | undefined>[] = [];
    for (const call of calls) {
      begun.push(this.answer(call));
      if (this.isLong()) await this.letOthers();
    }
    return Promise.all(begun);
  }

  async inTurn(calls: readonly BatchedCall[]): Promise<(string | undefined)[]> {
    const given: (string | undefined)[] = [];
    for (const call of calls) {
      given.push(await this.answer(call));
      if (this.isLong()) await this.letOthers();
    }
    return given;
  }

  private async answer({ access, answer }: BatchedCall): Promise<string | undefined> {
    const given = await answer(refusalOf(access, this.characters, this.limits));
    this.characters += given?.length ?? 0;
    return given;
  }

  private isLong(): boolean {
    return performance.now() - this.since >= turnTakes;
  }

  /** A long batch lets the calls of others in between. */
  private async letOthers(): Promise<void> {
    await turn();
    this.since = performance.now();
  }
}

/** Neighbours that read, or neighbours that write. */
interface CallGroup {
  readonly isWrite: boolean;
  readonly calls: BatchedCall[];
}

function groupsOf(calls: readonly BatchedCall[]): CallGroup[] {
  const groups: CallGroup[] = [];
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

function refusalOf(access: BatchedCall['access'], characters: number, { bodyLimit }: BatchLimits): RpcError | undefined {
  const most = access === 'open' ? Math.min(mostForAnybody, bodyLimit) : access === 'read' ? bodyLimit : Number.POSITIVE_INFINITY;
  if (characters <= most) return undefined;
  const data = { answers: `expected at most ${most} characters; read the rest in another batch`, setting: 'KATASTER_BODY_LIMIT' };
  return new RpcError('LimitExceeded', { what: `the answers of a batch hold at most ${most} characters` }, data);
}
