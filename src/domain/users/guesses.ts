import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { CallOrigin } from '../context.js';

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

/** Counter of a guess, and its slot. */
type Slot = GuessLimit & { readonly counters: Counters; readonly slot: number };

/** Counts wrong guesses. A guess is counted while it is compared, and given back unless the password was found wrong. */
export class Guesses {
  private readonly limits: readonly (GuessLimit & { readonly counters: Counters })[];

  /** @param elapsed milliseconds of a monotonic clock */
  constructor(elapsed: () => number = () => performance.now()) {
    this.limits = guessLimits.map(limit => ({ ...limit, counters: new Counters(elapsed) }));
  }

  /**
   * Compares, unless too many guesses were wrong. That of a locked login is compared, too: with nobody's password, so that it takes as
   * long. What `compare` throws is no guess.
   */
  async attempt(guess: Guess, compare: (isLocked: boolean) => Promise<boolean>): Promise<GuessOutcome> {
    const slots = this.slotsOf(guess);
    const reached = slots.filter(({ counters, slot, atMost }) => counters.count(slot) >= atMost);
    if (reached.some(({ rejected }) => rejected === 'throttled')) return 'throttled';
    const isLocked = reached.length > 0;
    const taken = isLocked ? slots.filter(({ rejected }) => rejected === 'throttled') : slots;
    const isRight = await reserved(taken, () => compare(isLocked));
    for (const { counters, slot, endsWithRight } of taken) {
      if (!isRight) counters.add(slot);
      else if (endsWithRight) counters.clear(slot);
    }
    if (isLocked) return 'locked';
    return isRight ? 'right' : 'wrong';
  }

  private slotsOf(guess: Guess): Slot[] {
    const who = guess.key === undefined ? 'stranger' : 'caller';
    return this.limits.flatMap(limit => {
      const counted = limit.counted(guess);
      return counted === undefined ? [] : [{ ...limit, slot: limit.counters.slotOf(`${who} ${counted}`) }];
    });
  }
}

async function reserved(slots: readonly Slot[], compare: () => Promise<boolean>): Promise<boolean> {
  for (const { counters, slot } of slots) counters.reserve(slot);
  try {
    return await compare();
  } finally {
    for (const { counters, slot } of slots) counters.release(slot);
  }
}

const slotCount = 65_536;

/**
 * Counters in a fixed number of slots, which a salted hash of a name chooses: memory is bounded although nothing is forgotten before
 * its time, so that no flood of names frees one that is locked. Names may share a slot, and nobody can tell beforehand which do.
 */
class Counters {
  private readonly salt = randomBytes(16);
  private readonly elapsed: () => number;
  private made: Slots | undefined;

  constructor(elapsed: () => number) {
    this.elapsed = elapsed;
  }

  slotOf(name: string): number {
    return createHmac('sha256', this.salt).update(name).digest().readUInt16BE();
  }

  count(slot: number): number {
    const { wrong, running, since } = this.slots;
    if (this.elapsed() - at(since, slot) >= windowMilliseconds) this.clear(slot);
    return at(wrong, slot) + at(running, slot);
  }

  reserve(slot: number): void {
    const { running } = this.slots;
    running[slot] = at(running, slot) + 1;
  }

  release(slot: number): void {
    const { running } = this.slots;
    running[slot] = at(running, slot) - 1;
  }

  add(slot: number): void {
    const { wrong, since } = this.slots;
    if (at(wrong, slot) === 0) since[slot] = this.elapsed();
    wrong[slot] = at(wrong, slot) + 1;
  }

  clear(slot: number): void {
    this.slots.wrong[slot] = 0;
  }

  /** Allocated at the first guess: four megabytes that most processes never need. */
  private get slots(): Slots {
    this.made ??= {
      wrong: new Uint32Array(slotCount),
      running: new Uint32Array(slotCount),
      since: new Float64Array(slotCount),
    };
    return this.made;
  }
}

/** Wrong guesses and those under way by slot, and when the first of the wrong ones was made, in milliseconds. */
interface Slots {
  readonly wrong: Uint32Array;
  readonly running: Uint32Array;
  readonly since: Float64Array;
}

function at(numbers: Uint32Array | Float64Array, slot: number): number {
  return numbers[slot] ?? 0;
}

/** The smallest network of one subscriber: an IPv4 address, or 64 bits of IPv6. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':');
}
