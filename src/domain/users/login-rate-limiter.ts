import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { isoTime } from '../../attributes/times.js';
import type { CallOrigin } from '../context.js';
import type { FailedLoginStore } from '../storage/users.js';

/** Where a guess at a password comes from, with the id of its request, for the log. */
export interface RequestOrigin extends CallOrigin {
  readonly requestId?: string | undefined;
}

/** A guess at a password. */
export interface LoginAttempt extends CallOrigin {
  /** The id of the person whose login it names; one name for all logins that nobody has. */
  readonly login: string;
}

/**
 * Right and wrong are known by comparing. A guess is `locked` by what is counted of its login alone, and `throttled` where its key or
 * address has too many as well. Both must look like a wrong one to the caller.
 */
export type LoginAttemptOutcome = 'right' | 'wrong' | 'locked' | 'throttled';

interface LoginAttemptLimit {
  readonly by: string;
  /** Wrong guesses within the window. */
  readonly atMost: number;
  /** Within the window, where the key or the address of the guess has reached its limit. */
  readonly atMostThrottled?: number;
  readonly rejected: 'locked' | 'throttled';
  /** Only wrong guesses in a row count. */
  readonly endsWithRight: boolean;
  /** `undefined` where the limit is none of the guess. */
  counted(guess: LoginAttempt): string | undefined;
}

const windowMilliseconds = 15 * 60_000;

/**
 * Limits of wrong guesses. Those without a key are counted apart, so that a stranger keeps nobody out who has one. Ten from one
 * place lock a login for that place alone, so that nobody locks out others from elsewhere; guesses from many places together lock it
 * for all. Many users share an address or a key, so theirs lock nobody: they leave three wrong guesses to each login there.
 */
export const guessLimits: readonly LoginAttemptLimit[] = [
  {
    by: 'login and address',
    atMost: 10,
    atMostThrottled: 3,
    rejected: 'locked',
    endsWithRight: true,
    counted: ({ login, address }) => `${login} ${networkOf(address)}`,
  },
  { by: 'login', atMost: 100, rejected: 'locked', endsWithRight: false, counted: ({ login }) => login },
  { by: 'key', atMost: 1000, rejected: 'throttled', endsWithRight: false, counted: ({ key }) => key },
  { by: 'address', atMost: 1000, rejected: 'throttled', endsWithRight: false, counted: ({ address }) => networkOf(address) },
];

/** Dependencies of guesses. */
export interface LoginRateLimiterParts {
  /** Wrong guesses of all processes that share the storage. */
  readonly counted: FailedLoginStore;
  /** Chooses slots in a way that nobody can tell beforehand. */
  readonly secret: string;
  now(): Date;
}

/** A limit of a guess, its slot, and the guesses at that under way before this one. */
interface Slot extends LoginAttemptLimit {
  readonly slot: number;
  readonly ahead: number;
}

/**
 * Counts wrong guesses, for all processes that share a storage. A guess counts in its process while it is compared, and is kept where the
 * password was found wrong.
 */
export class LoginRateLimiter {
  private readonly running = new Map<number, number>();
  private readonly parts: LoginRateLimiterParts;

  constructor(parts: LoginRateLimiterParts) {
    this.parts = parts;
  }

  /**
   * Compares, unless too many guesses were wrong. That of a locked login is compared, too: with nobody's password, so that it takes as
   * long. It counts nowhere, as it was not tried; neither does what `compare` throws.
   */
  async attempt(guess: LoginAttempt, compare: (isLocked: boolean) => Promise<boolean>): Promise<LoginAttemptOutcome> {
    const slots = this.beginGuess(guess);
    const { counted, now } = this.parts;
    const since = isoTime(new Date(now().getTime() - windowMilliseconds));
    let rejected: LoginAttemptLimit['rejected'] | undefined;
    try {
      const wrong = await counted.wrongGuesses(slots.map(slotOf), since);
      rejected = findExceeded(slots, wrong);
      if (!rejected) return await this.compareGuess(slots, wrong, since, compare);
    } finally {
      this.end(slots);
    }
    await compare(true);
    await counted.noteWrongGuess([slotOfLocked], since, isoTime(now()));
    return rejected;
  }

  private async compareGuess(
    slots: readonly Slot[],
    wrong: ReadonlyMap<number, number>,
    since: string,
    compare: (isLocked: boolean) => Promise<boolean>,
  ): Promise<LoginAttemptOutcome> {
    const { counted, now } = this.parts;
    const isRight = await compare(false);
    if (!isRight) await counted.noteWrongGuess(slots.map(slotOf), since, isoTime(now()));
    const ended = isRight ? slots.filter(({ slot, endsWithRight }) => endsWithRight && wrong.has(slot)) : [];
    if (ended.length > 0) await counted.forgetGuesses(ended.map(slotOf));
    return isRight ? 'right' : 'wrong';
  }

  /** Guesses under way are known before anything is waited for: of many at once no more than the limit are compared. */
  private beginGuess(guess: LoginAttempt): readonly Slot[] {
    const who = guess.key === undefined ? 'stranger' : 'caller';
    return guessLimits.flatMap((limit, index) => {
      const name = limit.counted(guess);
      if (name === undefined) return [];
      const slot = index * slotCount + this.hashOf(`${who} ${name}`);
      const ahead = this.running.get(slot) ?? 0;
      this.running.set(slot, ahead + 1);
      return [{ ...limit, slot, ahead }];
    });
  }

  private end(slots: readonly Slot[]): void {
    for (const { slot } of slots) {
      const left = (this.running.get(slot) ?? 1) - 1;
      if (left > 0) this.running.set(slot, left);
      else this.running.delete(slot);
    }
  }

  private hashOf(name: string): number {
    return createHmac('sha256', this.parts.secret).update(name).digest().readUInt16BE();
  }
}

/**
 * Slots of a limit. A keyed hash of a name chooses one: rows are bounded although nothing is forgotten before its time, so that no flood of
 * names frees one that is locked. Names may share a slot.
 */
const slotCount = 65_536;

/** Row that nothing asks for: a guess at a locked login is written as one that counts is, so that it takes as long. */
const slotOfLocked = guessLimits.length * slotCount;

/** Whether a guess is past a limit: one of its login, which is narrower where its key or address has reached one. */
function findExceeded(slots: readonly Slot[], wrong: ReadonlyMap<number, number>): LoginAttemptLimit['rejected'] | undefined {
  const countOf = ({ slot, ahead }: Slot): number => ahead + (wrong.get(slot) ?? 0);
  const isThrottled = slots.some(each => each.rejected === 'throttled' && countOf(each) >= each.atMost);
  const isReached = slots.some(each => {
    const { rejected, atMost, atMostThrottled = atMost } = each;
    return rejected === 'locked' && countOf(each) >= (isThrottled ? atMostThrottled : atMost);
  });
  if (!isReached) return undefined;
  return isThrottled ? 'throttled' : 'locked';
}

function slotOf({ slot }: Slot): number {
  return slot;
}

/** The smallest network of one subscriber: an IPv4 address, or 64 bits of IPv6. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':');
}
