import { addressRangeIn } from '../domain/users/address-ranges.js';
import { TextError, text } from '../messages/text.js';

/** A setting that cannot be, with what it could. */
export class SettingError extends TextError {
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

export function asGiven(given: string): string {
  return given;
}

/** A text that may be a key. */
export function keyText(given: string): string {
  if (given.length < 16 || given.length > 256) throw new SettingError(text('ExpectedKeyText'));
  return given;
}

/** An integer in a range. */
export function integer(least: number, most: number) {
  return (given: string): number => {
    const value = /^[0-9]{1,12}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new SettingError(text('ExpectedIntegerFromToNot', { min: least, max: most, given: JSON.stringify(given) }));
  };
}

/** One of some words. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return (given: string): Value => {
    const value = values.find(each => each === given);
    if (value === undefined)
      throw new SettingError(
        text('Mismatch', { expected: text('Expected', { expected: values.join(', ') }), given: JSON.stringify(given) }),
      );
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
  throw new SettingError(text('ExpectedBackupSchedule', { intervals: backupIntervals.join(', '), given: JSON.stringify(given) }));
}

/** A number of days, written with `d`. */
export function days(given: string): number {
  const [, count] = /^([1-9][0-9]{0,4})d$/.exec(given) ?? [];
  if (count !== undefined) return Number(count);
  throw new SettingError(text('ExpectedDays', { given: JSON.stringify(given) }));
}

/** Address ranges, as they are compared. */
export function networks(given: string): readonly string[] {
  const named = given.split(',').map(each => each.trim());
  if (given.trim() === '') return [];
  return named.map(each => {
    const range = addressRangeIn(each);
    if (range !== undefined) return range;
    throw new SettingError(text('ExpectedAddressRanges', { given: JSON.stringify(each) }));
  });
}

/** Address ranges of proxies. A range of all addresses would let every client say who it is. */
export function proxies(given: string): readonly string[] {
  const ranges = networks(given);
  if (ranges.some(each => each.endsWith('/0'))) throw new SettingError(text('ExpectedAddressesOfProxies'));
  return ranges;
}

const headersOfOthers: readonly string[] = ['authorization', 'cookie', 'host', 'x-api-key', 'x-request-id'];
const prefixesOfOthers = /^(x-rpc-auth-|x-forwarded-|sec-|content-)/;

/** The name of a header that has no other meaning, in lower case. */
export function userHeader(given: string): string {
  const name = given.toLowerCase();
  if (/^[a-z][a-z0-9-]{0,63}$/.test(name) && !headersOfOthers.includes(name) && !prefixesOfOthers.test(name)) return name;
  throw new SettingError(text('ExpectedHeaderOfItsOwn', { given: JSON.stringify(given) }));
}

/** An HTTP address, without slashes at its end. */
export function webAddress(given: string): string {
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new SettingError(text('ExpectedWebAddress', { given: JSON.stringify(given) }));
  return given.replace(/\/+$/, '');
}

/** Origins as browsers write them, so that they can be compared as they are. */
export function origins(given: string): readonly string[] {
  const named = given.split(',').map(each => each.trim());
  const strange = named.find(each => !isOrigin(each) || (each === '*' && named.length > 1));
  if (strange === undefined) return named;
  throw new SettingError(text('ExpectedOrigins', { given: JSON.stringify(strange) }));
}

function isOrigin(text: string): boolean {
  return text === '*' || text === 'null' || (/^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text);
}

const mask = '***';

/** A value of which nothing may be shown. */
export function maskValue(): string {
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
