import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const [cost, blockSize, parallel, bytes] = [15, 8, 1, 32];

/** The stored form of a password since users exist: parameters of scrypt, salt, and hash. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const options = { N: 2 ** cost, r: blockSize, p: parallel, maxmem: 2 ** cost * blockSize * 256 };
  const hash = await derive(password.normalize('NFC'), salt, bytes, options);
  return ['scrypt', cost, blockSize, parallel, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
