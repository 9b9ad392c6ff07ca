import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { keyBytes, SecretKey } from '../domain/secrets/secret-key.js';
import { Secrets } from '../domain/secrets/secrets.js';
import { type TextValue, text } from '../messages/text.js';
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
  const content = contentOf(path, named).trim();
  const form = forms.hex.test(content) ? 'hex' : 'base64';
  if (!forms[form].test(content)) throw new SettingError(text('FileHoldsNoKey', { name: named, path }));
  return new SecretKey(Buffer.from(content, form));
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
    throw new SettingError(code === 'EEXIST' ? text('FileMayHoldKeyInUse', { path }) : text('CannotWriteFile', { path, code }));
  }
}

function contentOf(path: string, named: string): string {
  let mode: number;
  let content: string;
  try {
    const file = openSync(path, 'r');
    mode = fstatSync(file).mode & 0o777;
    content = readFileSync(file, 'utf8');
    closeSync(file);
  } catch (error) {
    throw new SettingError(text('CannotReadFile', { name: named, path, code: codeOf(error) }));
  }
  if ((mode & forOthers) === 0) return content;
  throw new SettingError(text('OthersMayReadFile', { name: named, path, mode: mode.toString(8) }));
}

function codeOf(error: unknown): TextValue {
  return error instanceof Error && 'code' in error ? String(error.code) : text('UnknownReason');
}
