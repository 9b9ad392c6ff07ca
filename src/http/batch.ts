import { setImmediate as turn } from 'node:timers/promises';
import { RpcError } from '../../generated/errors.js';

/** A call of a batch that waits to be carried out. */
export interface BatchedCall {
  readonly access: 'open' | 'read' | 'write';
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
 * always carried out.
 */
export async function answersTo(calls: readonly BatchedCall[], limits: BatchLimits): Promise<string[]> {
  const answers: string[] = [];
  const others = turns();
  let characters = 0;
  const counted = (answer: string | undefined): string | undefined => {
    characters += answer?.length ?? 0;
    return answer;
  };
  for (const group of groupsOf(calls, limits.keepsOrder)) {
    const begun: Promise<string | undefined>[] = [];
    for (const { access, answer } of group) {
      begun.push(answer(refusalOf(access, characters, limits)).then(counted));
      await others();
    }
    for (const answer of await Promise.all(begun)) if (answer !== undefined) answers.push(answer);
  }
  return answers;
}

function groupsOf(calls: readonly BatchedCall[], keepsOrder: boolean): BatchedCall[][] {
  const together = keepsOrder ? 'write' : 'read';
  const groups: BatchedCall[][] = [];
  for (const call of calls) {
    const group = groups.at(-1);
    const mayJoin = group?.[0]?.access === together && call.access === together && group.length < callsAtOnce;
    if (group && mayJoin) group.push(call);
    else groups.push([call]);
  }
  return groups;
}

/** A long batch lets the calls of others in between. */
function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnTakes) return;
    await turn();
    since = performance.now();
  };
}

function refusalOf(access: BatchedCall['access'], characters: number, { bodyLimit }: BatchLimits): RpcError | undefined {
  const most = { open: Math.min(mostForAnybody, bodyLimit), read: bodyLimit, write: Number.POSITIVE_INFINITY }[access];
  if (characters <= most) return undefined;
  const data = { answers: `expected at most ${most} characters; read the rest in another batch`, setting: 'KATASTER_BODY_LIMIT' };
  return new RpcError('LimitExceeded', { what: `the answers of a batch hold at most ${most} characters` }, data);
}
