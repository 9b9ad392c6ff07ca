import { addressRangeIn } from '../domain/users/address-ranges.js';

/** A setting that cannot be, with what it could. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** How often a backup is made. */
export type BackupInterval = (typeof backupIntervals)[number];

/** The backups that a service makes by itself. */
export interface BackupSchedule {
  readonly interval: BackupInterval;
  /** How many are kept, the newest ones. */
  readonly kept: number;
  readonly folder: string;
}

const backupIntervals = ['hourly', 'daily', 'weekly'] as const;

export function text(given: string): string {
  return given;
}

/** A text that may be a key. */
export function keyText(given: string): string {
  if (given.length < 16 || given.length > 256) throw new SettingError('expected a text of 16 to 256 characters');
  return given;
}

/** An integer in a range. */
export function integer(least: number, most: number) {
  return (given: string): number => {
    const value = /^[0-9]{1,12}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new SettingError(`expected an integer from ${least} to ${most}, not ${JSON.stringify(given)}`);
  };
}

/** One of some words. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return (given: string): Value => {
    const value = values.find(each => each === given);
    if (value === undefined) throw new SettingError(`expected ${values.join(', ')}, not ${JSON.stringify(given)}`);
    return value;
  };
}

/** Whether something is on. */
export function onOrOff(given: string): boolean {
  return oneOf(['on', 'off'] as const)(given) === 'on';
}

/** Whether something is wanted. */
export function yesOrNo(given: string): boolean {
  return oneOf(['yes', 'no'] as const)(given) === 'yes';
}

/** Interval, number and folder of backups. */
export function backups(given: string): BackupSchedule {
  const [, word, kept, folder] = /^([a-z]+):([1-9][0-9]{0,3}):(.+)$/.exec(given) ?? [];
  const interval = backupIntervals.find(each => each === word);
  if (interval !== undefined && folder !== undefined) return { interval, kept: Number(kept), folder };
  throw new SettingError(
    `expected ${backupIntervals.join(', ')}, how many are kept, and a folder, such as daily:7:/backups, not ${JSON.stringify(given)}`,
  );
}

/** A number of days, written with `d`. */
export function days(given: string): number {
  const [, count] = /^([1-9][0-9]{0,4})d$/.exec(given) ?? [];
  if (count !== undefined) return Number(count);
  throw new SettingError(`expected a number of days, such as 400d, not ${JSON.stringify(given)}`);
}

/** Address ranges, as they are compared. */
export function networks(given: string): readonly string[] {
  const named = given.split(',').map(each => each.trim());
  if (given.trim() === '') return [];
  return named.map(each => {
    const range = addressRangeIn(each);
    if (range !== undefined) return range;
    throw new SettingError(`expected address ranges such as 10.0.0.0/8 with commas between them, not ${JSON.stringify(each)}`);
  });
}

/** An HTTP address, without slashes at its end. */
export function webAddress(given: string): string {
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new SettingError(`expected an http or https URL, not ${JSON.stringify(given)}`);
  return given.replace(/\/+$/, '');
}

/** Origins as browsers write them, so that they can be compared as they are. */
export function origins(given: string): readonly string[] {
  const named = given.split(',').map(each => each.trim());
  const strange = named.find(each => !isOrigin(each) || (each === '*' && named.length > 1));
  if (strange === undefined) return named;
  throw new SettingError(
    `expected origins such as https://cmdb.example with commas between them, or null, or * alone, not ${JSON.stringify(strange)}`,
  );
}

function isOrigin(text: string): boolean {
  return text === '*' || text === 'null' || (/^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text);
}

const mask = '***';

/** A value of which nothing may be shown. */
export function hidden(): string {
  return mask;
}

/** An address without the password of its user and those among its parameters. */
export function withoutPasswords(given: string): string {
  if (!URL.canParse(given)) return mask;
  const address = new URL(given);
  const secret = [...address.searchParams.keys()].filter(name => /password/i.test(name));
  if (address.password === '' && secret.length === 0) return given;
  if (address.password !== '') address.password = mask;
  for (const name of secret) address.searchParams.set(name, mask);
  return address.href;
}
