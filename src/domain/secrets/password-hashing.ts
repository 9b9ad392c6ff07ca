import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Semaphore } from '../limits/semaphore.js';

/** Cost of a hash. Stored hashes state their parameters, so that these may change. */
const parameters = { cost: 15, blockSize: 8, parallel: 1 } as const;
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

  /**
   * The stored form of a password: parameters, salt and hash. A guess costs two to the power of `cost`.
   * @throws RpcError Busy
   */
  async hashOf(text: string, cost: number = parameters.cost): Promise<string> {
    const { blockSize, parallel } = parameters;
    const salt = randomBytes(16);
    const hash = await this.derived(text, { salt, cost, blockSize, parallel }, 'callers');
    return ['scrypt', cost, blockSize, parallel, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }

  /**
   * Whether the password is the one this was kept of, in the same time for every answer. Where nothing was kept, as for a user who is
   * not there, it takes as long.
   * @throws RpcError Busy
   */
  async isHashOf(text: string, kept: string | undefined, line: HashingFor = 'callers'): Promise<boolean> {
    const [, cost, blockSize, parallel, salt = '', hash = ''] = (kept ?? nobodys).split('$');
    const known = Buffer.from(hash, 'base64url');
    const made = {
      salt: Buffer.from(salt, 'base64url'),
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallel: Number(parallel),
    };
    const given = await this.derived(text, made, line);
    return timingSafeEqual(given, known) && kept !== undefined;
  }

  private async derived(text: string, { salt, cost, blockSize: r, parallel: p }: Making, line: HashingFor): Promise<Buffer> {
    const semaphore = this.turnstiles[line];
    await semaphore.enter();
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const options = { N: 2 ** cost, r, p, maxmem: 2 ** cost * r * 256 };
        scrypt(text.normalize('NFC'), salt, bytes, options, (error, hash) => (error ? reject(error) : resolve(hash)));
      });
    } finally {
      semaphore.leave();
    }
  }
}

/** How a hash is made of a password. */
interface Making {
  readonly salt: Buffer;
  readonly cost: number;
  readonly blockSize: number;
  readonly parallel: number;
}

const { cost, blockSize, parallel } = parameters;
const nobodys = [
  'scrypt',
  cost,
  blockSize,
  parallel,
  randomBytes(16).toString('base64url'),
  randomBytes(bytes).toString('base64url'),
].join('$');
