import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Turnstile } from '../turnstile.js';

/** How dear a guess is. What is kept of a password says how it was made, so that these may change. */
const parameters = { cost: 15, blockSize: 8, parallel: 1 } as const;
const bytes = 32;
/** Each takes 32 MiB and one thread of four. */
const atOnce = 2;
const waitingAtMost = 50;

/** Hashes passwords, two at a time; others wait in line. A service has one, so that no other service of the process fills its line. */
export class PasswordHashing {
  private readonly turnstile = new Turnstile(atOnce, { waiting: waitingAtMost });

  /**
   * What is kept of a password: parameters, salt and hash. A guess costs two to the power of `cost`.
   * @throws RpcError Busy
   */
  async hashOf(text: string, cost: number = parameters.cost): Promise<string> {
    const { blockSize, parallel } = parameters;
    const salt = randomBytes(16);
    const hash = await this.derived(text, salt, cost, blockSize, parallel);
    return ['scrypt', cost, blockSize, parallel, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }

  /**
   * Whether the password is the one this was kept of, in the same time for every answer. Where nothing was kept, as for a user who is
   * not there, it takes as long.
   * @throws RpcError Busy
   */
  async isHashOf(text: string, kept: string | undefined): Promise<boolean> {
    const [, cost, blockSize, parallel, salt = '', hash = ''] = (kept ?? nobodys).split('$');
    const known = Buffer.from(hash, 'base64url');
    const given = await this.derived(text, Buffer.from(salt, 'base64url'), Number(cost), Number(blockSize), Number(parallel));
    return timingSafeEqual(given, known) && kept !== undefined;
  }

  private async derived(text: string, salt: Buffer, cost: number, r: number, p: number): Promise<Buffer> {
    await this.turnstile.enter();
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const options = { N: 2 ** cost, r, p, maxmem: 2 ** cost * r * 256 };
        scrypt(text.normalize('NFC'), salt, bytes, options, (error, hash) => (error ? reject(error) : resolve(hash)));
      });
    } finally {
      this.turnstile.leave();
    }
  }
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
