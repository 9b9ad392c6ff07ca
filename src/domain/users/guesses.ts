import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { isoTime } from '../../attributes/times.js';
import type { CallOrigin } from '../context.js';
import type { GuessStore } from '../storage/users.js';

/** Where a guess at a password comes from, with the id of its request, for the log. */
export interface RequestOrigin extends CallOrigin {
  readonly requestId?: string | undefined;
}

/** A guess at a password. */
export interface Guess extends CallOrigin {
  /** The id of the person whose login it names; one name for all logins that nobody has. */
  readonly login: string;
}

/**
 * Right and wrong are known by comparing. A guess is `locked` by what is counted of its login, which must look like a wrong one to the
 * caller, and `throttled` by what is counted of its key or address alone, which says nothing of any login.
 */
export type GuessOutcome = 'right' | 'wrong' | 'locked' | 'throttled';

interface GuessLimit {
  readonly by: string;
  /** Wrong guesses within the window. */
  readonly atMost: number;
  readonly rejected: 'locked' | 'throttled';
  /** Only wrong guesses in a row count. */
  readonly endsWithRight: boolean;
  /** `undefined` where the limit is none of the guess. */
  counted(guess: Guess): string | undefined;
}

const windowMilliseconds = 15 * 60_000;

/**
 * Limits of wrong guesses. Those without a key are counted apart, so that a stranger keeps nobody out who has one. Ten from one
 * place lock a login for that place alone, so that nobody locks out others from elsewhere; guesses from many places together lock it
 * for all. Many users share an address or a key, so theirs are far higher.
 */
export const guessLimits: readonly GuessLimit[] = [
  {
    by: 'login and address',
    atMost: 10,
    rejected: 'locked',
    endsWithRight: true,
    counted: ({ login, address }) => `${login} ${networkOf(address)}`,
  },
  { by: 'login', atMost: 100, rejected: 'locked', endsWithRight: false, counted: ({ login }) => login },
  { by: 'key', atMost: 1000, rejected: 'throttled', endsWithRight: false, counted: ({ key }) => key },
  { by: 'address', atMost: 1000, rejected: 'throttled', endsWithRight: false, counted: ({ address }) => networkOf(address) },
];

/** Dependencies of guesses. */
export interface GuessParts {
  /** Wrong guesses of all processes that share the storage. */
  readonly counted: GuessStore;
  /** Chooses slots in a way that nobody can tell beforehand. */
  readonly secret: string;
  now(): Date;
}

/** A limit of a guess, its slot, and the guesses at that under way before this one. */
interface Slot extends GuessLimit {
  readonly slot: number;
  readonly ahead: number;
}

/**
 * Counts wrong guesses, for all processes that share a storage. A guess counts in its process while it is compared, and is kept where the
 * password was found wrong.
 */
export class Guesses {
  private readonly running = new Map<number, number>();
  private readonly parts: GuessParts;

  constructor(parts: GuessParts) {
    this.parts = parts;
  }

  /**
   * Compares, unless too many guesses were wrong. That of a locked login is compared, too: with nobody's password, so that it takes as
   * long. What `compare` throws is no guess.
   */
  async attempt(guess: Guess, compare: (isLocked: boolean) => Promise<boolean>): Promise<GuessOutcome> {
    const slots = new Set(this.begun(guess));
    try {
      return await this.compared(slots, compare);
    } finally {
      this.end(slots, [...slots]);
    }
  }

  private async compared(open: Set<Slot>, compare: (isLocked: boolean) => Promise<boolean>): Promise<GuessOutcome> {
    const slots = [...open];
    const { counted, now } = this.parts;
    const since = new Date(now().getTime() - windowMilliseconds);
    const wrong = await counted.wrongGuesses(slots.map(slotOf), isoTime(since));
    const countOf = ({ slot, ahead }: Slot): number => ahead + (wrong.get(slot) ?? 0);
    const reached = slots.filter(each => countOf(each) >= each.atMost);
    if (reached.some(({ rejected }) => rejected === 'throttled')) return 'throttled';
    const isLocked = reached.length > 0;
    // Guesses at a locked login count against those who make them alone: otherwise they would keep it locked.
    if (isLocked)
      this.end(
        open,
        slots.filter(({ rejected }) => rejected === 'locked'),
      );
    const taken = [...open];
    const isRight = await compare(isLocked);
    if (!isRight) await counted.noteWrongGuess(taken.map(slotOf), isoTime(since), isoTime(now()));
    const ended = isRight ? taken.filter(({ slot, endsWithRight }) => endsWithRight && wrong.has(slot)) : [];
    if (ended.length > 0) await counted.forgetGuesses(ended.map(slotOf));
    if (isLocked) return 'locked';
    return isRight ? 'right' : 'wrong';
  }

  /** Guesses under way are known before anything is waited for: of many at once no more than the limit are compared. */
  private begun(guess: Guess): readonly Slot[] {
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

  private end(open: Set<Slot>, ended: readonly Slot[]): void {
    for (const each of ended) {
      const left = (this.running.get(each.slot) ?? 1) - 1;
      if (left > 0) this.running.set(each.slot, left);
      else this.running.delete(each.slot);
      open.delete(each);
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

function slotOf({ slot }: Slot): number {
  return slot;
}

/** The smallest network of one subscriber: an IPv4 address, or 64 bits of IPv6. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':');
}
