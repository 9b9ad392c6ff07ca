import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Semaphore } from '../limits/semaphore.js';

/** Parameters of a hash. Stored hashes state theirs, so that these may change. */
const parameters = { blockSize: 8, parallel: 1 } as const;
/** A guess costs two to the power of so much. */
const usualCost = 15;
const bytes = 32;
/** Each takes 32 MiB and one thread of four. */
const atOnce = 2;
const waitingAtMost = 50;

/** Queue of a hashing: callers with a key, or strangers. */
export type HashingFor = 'callers' | 'strangers';

/** Hashes passwords, a few at a time; others wait in line. A service has one, so that no other service of the process fills its lines. */
export class PasswordHashing {
  private readonly turnstiles: Readonly<Record<HashingFor, Semaphore>> = {
    callers: new Semaphore(atOnce, { waiting: waitingAtMost }),
    strangers: new Semaphore(1, { waiting: waitingAtMost }),
  };
  private readonly cost: number;
  private readonly nobodys: string;

  /** A guess costs two to the power of `cost`. */
  constructor(cost: number = usualCost) {
    this.cost = cost;
    this.nobodys = formatHash({ ...parameters, cost, salt: randomBytes(16) }, randomBytes(bytes));
  }

  /**
   * The stored form of a password: parameters, salt and hash.
   * @throws RpcError Busy
   */
  async hashOf(text: string): Promise<string> {
    const making = { ...parameters, cost: this.cost, salt: randomBytes(16) };
    return formatHash(making, await this.deriveKey(text, making, 'callers'));
  }

  /**
   * Whether the password is the one this was kept of, in the same time for every answer. Where nothing was kept, as for a user who is
   * not there, it takes as long.
   * @throws RpcError Busy
   */
  async isHashOf(text: string, kept: string | undefined, line: HashingFor = 'callers'): Promise<boolean> {
    const [, cost, blockSize, parallel, salt = '', hash = ''] = (kept ?? this.nobodys).split('$');
    const known = Buffer.from(hash, 'base64url');
    const made = {
      salt: Buffer.from(salt, 'base64url'),
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallel: Number(parallel),
    };
    const given = await this.deriveKey(text, made, line);
    return timingSafeEqual(given, known) && kept !== undefined;
  }

  private deriveKey(text: string, { salt, cost, blockSize: r, parallel: p }: Making, line: HashingFor): Promise<Buffer> {
    const options = { N: 2 ** cost, r, p, maxmem: 2 ** cost * r * 256 };
    const derive = () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(text.normalize('NFC'), salt, bytes, options, (error, hash) => (error ? reject(error) : resolve(hash)));
      });
    return this.turnstiles[line].run(derive);
  }
}

/** How a hash is made of a password. */
interface Making {
  readonly salt: Buffer;
  readonly cost: number;
  readonly blockSize: number;
  readonly parallel: number;
}

function formatHash({ cost, blockSize, parallel, salt }: Making, hash: Buffer): string {
  return ['scrypt', cost, blockSize, parallel, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
