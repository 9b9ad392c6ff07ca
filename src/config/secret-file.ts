import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { keyBytes, SecretKey } from '../domain/secrets/secret-key.js';
import { Secrets } from '../domain/secrets/secrets.js';
import type { Config } from './config.js';
import { SettingError } from './setting-values.js';
import { settings } from './settings.js';

const forms = { hex: /^[0-9a-f]{64}$/i, base64: /^[0-9a-z+/]{43}=$/i } as const;
const forOthers = 0o077;

/**
 * The secrets that the settings describe: kept with the key in the secret file, or as they are where none is named.
 * @throws SettingError
 */
export function secretsFrom({ secretFile }: Pick<Config, 'secretFile'>): Secrets {
  return secretFile === undefined ? new Secrets() : new Secrets(keyIn(secretFile, settings.secretFile.name));
}

/**
 * The key in a secret file. `named` is what named the file.
 * @throws SettingError where it cannot be read, may be read by others, or holds no key
 */
export function keyIn(path: string, named: string): SecretKey {
  const text = textOf(path, named).trim();
  const form = forms.hex.test(text) ? 'hex' : 'base64';
  if (!forms[form].test(text)) throw new SettingError(`${named}: ${path} holds no key; \`kataster secret create\` makes one`);
  return new SecretKey(Buffer.from(text, form));
}

/**
 * Makes a file with a new key that nobody else may read.
 * @throws SettingError where there is one already, or it cannot be written
 */
export function createSecretFile(path: string): void {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(keyBytes).toString('base64')}\n`);
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    const code = codeOf(error);
    throw new SettingError(
      code === 'EEXIST' ? `${path} is there already, and may hold a key in use` : `cannot write ${path} (${code})`,
    );
  }
}

function textOf(path: string, named: string): string {
  let mode: number;
  let text: string;
  try {
    const file = openSync(path, 'r');
    mode = fstatSync(file).mode & 0o777;
    text = readFileSync(file, 'utf8');
    closeSync(file);
  } catch (error) {
    throw new SettingError(`${named}: cannot read ${path} (${codeOf(error)})`);
  }
  if ((mode & forOthers) === 0) return text;
  throw new SettingError(`${named}: others may read ${path} (mode ${mode.toString(8)}); expected mode 600, as by chmod 600`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
