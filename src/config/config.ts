import { languages } from '../domain/context.js';
import { addressRangeIn } from '../domain/users/address-ranges.js';

/** Settings of the service, from environment variables. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly apiKey: string | undefined;
  readonly quickpurge: boolean;
  readonly language: (typeof languages)[number];
  readonly durability: 'full' | 'fast';
  readonly bodyLimit: number;
  readonly batchLimit: number;
  readonly operationsLimit: number;
  readonly depthLimit: number;
  readonly pageLimit: number;
  readonly cacheLimit: number;
  readonly pageCache: number;
  readonly connectionLimit: number;
  readonly sessionMinutes: number;
  readonly readers: number;
  readonly log: (typeof logLevels)[number];
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[] | undefined;
  readonly catalog: string | undefined;
  readonly secretFile: string | undefined;
  readonly defaultData: boolean;
  readonly backup: BackupSchedule | undefined;
  /** Days for which the history is kept; for ever where absent. */
  readonly history: number | undefined;
  /** Address ranges inside the own network that webhooks may deliver to. */
  readonly webhookNetworks: readonly string[];
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

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const mebibyte = 1024 * 1024;

interface Setting<Value> {
  readonly name: string;
  readonly usual: string | undefined;
  readonly meaning: string;
  parse(text: string): Value;
  /** The text as the audit shows it: without what is secret in it. */
  shown(text: string): string;
}

/** Every setting: its environment variable, what it usually is, what it means, how it is read. */
export const settings = {
  host: { name: 'KATASTER_HOST', usual: '127.0.0.1', meaning: 'address the service listens on', parse: text, shown: text },
  port: {
    name: 'KATASTER_PORT',
    usual: '8080',
    meaning: 'port the service listens on; 0 takes a free one',
    parse: integer(0, 65_535),
    shown: text,
  },
  database: {
    name: 'KATASTER_DATABASE',
    usual: 'sqlite:data/kataster.sqlite',
    meaning: 'where everything is kept: sqlite:FILE or postgres://user@host:port/database',
    parse: text,
    shown: withoutPasswords,
  },
  apiKey: {
    name: 'KATASTER_API_KEY',
    usual: undefined,
    meaning:
      'a key with every right that must exist after the start, 16 to 256 characters; one that was set before works until `kataster key revoke`',
    parse: keyText,
    shown: hidden,
  },
  quickpurge: {
    name: 'KATASTER_QUICKPURGE',
    usual: 'off',
    meaning: 'whether cmdb.category.quickpurge works: on or off',
    parse: onOrOff,
    shown: text,
  },
  language: {
    name: 'KATASTER_LANGUAGE',
    usual: 'en',
    meaning: 'language where a call names none that is known: en or de',
    parse: oneOf(languages),
    shown: text,
  },
  durability: {
    name: 'KATASTER_DURABILITY',
    usual: 'full',
    meaning: 'full: synced to disk before the answer; fast: survives a crash of the process, not of the power',
    parse: oneOf(['full', 'fast'] as const),
    shown: text,
  },
  bodyLimit: {
    name: 'KATASTER_BODY_LIMIT',
    usual: String(16 * mebibyte),
    meaning: 'largest body in bytes',
    parse: integer(1, 256 * mebibyte),
    shown: text,
  },
  batchLimit: {
    name: 'KATASTER_BATCH_LIMIT',
    usual: '1000',
    meaning: 'longest batch in calls, and most entries that a call writes or purges',
    parse: integer(1, 100_000),
    shown: text,
  },
  operationsLimit: {
    name: 'KATASTER_OPERATIONS_LIMIT',
    usual: '10000',
    meaning: 'most operations of one call of kataster.changes.apply',
    parse: integer(1, 100_000),
    shown: text,
  },
  depthLimit: {
    name: 'KATASTER_DEPTH_LIMIT',
    usual: '32',
    meaning: 'deepest nesting of a body',
    parse: integer(4, 1000),
    shown: text,
  },
  pageLimit: {
    name: 'KATASTER_PAGE_LIMIT',
    usual: '10000',
    meaning: 'what `limit` may ask for',
    parse: integer(1, 1_000_000),
    shown: text,
  },
  cacheLimit: {
    name: 'KATASTER_CACHE_LIMIT',
    usual: String(16 * mebibyte),
    meaning: 'bytes of answers to reads that are kept until what they show is changed; 0 keeps none',
    parse: integer(0, 1024 * mebibyte),
    shown: text,
  },
  pageCache: {
    name: 'KATASTER_PAGE_CACHE',
    usual: String(64 * mebibyte),
    meaning:
      'bytes of a SQLite file that are kept in memory for reads, at most: by the service, and by each of the processes for reads; PostgreSQL has settings of its own',
    parse: integer(mebibyte, 4096 * mebibyte),
    shown: text,
  },
  connectionLimit: {
    name: 'KATASTER_CONNECTION_LIMIT',
    usual: '1000',
    meaning: 'connections that may be open; beyond, those go first that never carried a good key',
    parse: integer(1, 100_000),
    shown: text,
  },
  sessionMinutes: {
    name: 'KATASTER_SESSION_MINUTES',
    usual: '720',
    meaning: 'how long a session lasts from its login, in minutes',
    parse: integer(1, 525_600),
    shown: text,
  },
  readers: {
    name: 'KATASTER_READERS',
    usual: '3',
    meaning:
      'processes for reads that would keep others waiting, such as searches and long lists; each ends when it is not needed',
    parse: integer(1, 16),
    shown: text,
  },
  log: {
    name: 'KATASTER_LOG',
    usual: 'info',
    meaning: `level of the log: ${logLevels.join(', ')}; debug has a line for each request`,
    parse: oneOf(logLevels),
    shown: text,
  },
  publicUrl: {
    name: 'KATASTER_PUBLIC_URL',
    usual: undefined,
    meaning:
      'where callers find the service: what addresses in answers begin with; where absent, the host that a caller asked, by http, so to be set behind a proxy',
    parse: webAddress,
    shown: withoutPasswords,
  },
  allowedOrigins: {
    name: 'KATASTER_ALLOWED_ORIGINS',
    usual: undefined,
    meaning:
      'origins whose pages may call the service from a browser, with commas between them; null for files, * for all; none where absent',
    parse: origins,
    shown: text,
  },
  catalog: {
    name: 'KATASTER_CATALOG',
    usual: undefined,
    meaning: "folder of a site's own categories, dialogs and object types",
    parse: text,
    shown: text,
  },
  secretFile: {
    name: 'KATASTER_SECRET_FILE',
    usual: undefined,
    meaning:
      'file with the key that passwords in entries are encrypted with; `kataster secret create` makes one. Without it they stand readable in the database',
    parse: text,
    shown: text,
  },
  defaultData: {
    name: 'KATASTER_DEFAULT_DATA',
    usual: 'yes',
    meaning: 'whether a new database gets the root location, the global nets, the first persons and groups: yes or no',
    parse: yesOrNo,
    shown: text,
  },
  backup: {
    name: 'KATASTER_BACKUP',
    usual: undefined,
    meaning:
      'backups that the service makes by itself, such as daily:7:/backups for one each night at two and the newest seven kept; hourly, daily or weekly. None where absent',
    parse: backups,
    shown: text,
  },
  history: {
    name: 'KATASTER_HISTORY',
    usual: undefined,
    meaning:
      'how long it is kept what was changed, in days, such as 400d; of what is older, the first and the last changes of each object stay. For ever where absent',
    parse: days,
    shown: text,
  },
  webhookNetworks: {
    name: 'KATASTER_WEBHOOK_NETWORKS',
    usual: '',
    meaning:
      'address ranges inside the own network that webhooks may deliver to, also by http, with commas between them, such as 10.0.0.0/8,fd00::/8; none where absent',
    parse: networks,
    shown: text,
  },
} as const satisfies { readonly [Key in keyof Config]: Setting<Config[Key]> };

/** A setting that cannot be, with what it could. */
export class SettingError extends Error {}

/**
 * The settings in an environment, the usual ones where it names none.
 * @throws SettingError naming the first bad variable and what would be right
 */
export function configFrom(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = new Set<string>(Object.values(settings).map(({ name }) => name));
  const unknown = Object.keys(environment).find(
    name => name.startsWith('KATASTER_') && !name.startsWith('KATASTER_TEST_') && !known.has(name),
  );
  if (unknown) throw new SettingError(`${unknown}: there is no such setting; expected one of ${[...known].join(', ')}`);
  const entries = Object.entries(settings).map(([key, setting]) => [key, valueFor(setting, environment[setting.name])]);
  return Object.freeze(Object.fromEntries(entries)) as Config;
}

function valueFor({ name, usual, parse }: Setting<unknown>, given: string | undefined): unknown {
  const value = given === undefined || given === '' ? usual : given;
  try {
    return value === undefined ? undefined : parse(value);
  } catch (error) {
    throw error instanceof SettingError ? new SettingError(`${name}: ${error.message}`) : error;
  }
}

/** Settings as the audit shows them, by environment variable; the usual texts where nothing else is given. */
export function shownSettings(environment: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const texts = Object.values<Setting<unknown>>(settings).map(({ name, usual, shown }) => {
    const text = environment[name] || usual;
    return [name, text === undefined ? undefined : shown(text)] as const;
  });
  return Object.fromEntries(texts.filter((each): each is readonly [string, string] => each[1] !== undefined));
}

const mask = '***';

function hidden(): string {
  return mask;
}

/** An address without the password of its user and those among its parameters. */
function withoutPasswords(given: string): string {
  if (!URL.canParse(given)) return mask;
  const address = new URL(given);
  const secret = [...address.searchParams.keys()].filter(name => /password/i.test(name));
  if (address.password === '' && secret.length === 0) return given;
  if (address.password !== '') address.password = mask;
  for (const name of secret) address.searchParams.set(name, mask);
  return address.href;
}

function text(given: string): string {
  return given;
}

function keyText(given: string): string {
  if (given.length < 16 || given.length > 256) throw new SettingError('expected a text of 16 to 256 characters');
  return given;
}

function integer(least: number, most: number) {
  return (given: string): number => {
    const value = /^[0-9]{1,12}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new SettingError(`expected an integer from ${least} to ${most}, not ${JSON.stringify(given)}`);
  };
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (given: string): Value => {
    const value = values.find(each => each === given);
    if (value === undefined) throw new SettingError(`expected ${values.join(', ')}, not ${JSON.stringify(given)}`);
    return value;
  };
}

function onOrOff(given: string): boolean {
  return oneOf(['on', 'off'] as const)(given) === 'on';
}

function yesOrNo(given: string): boolean {
  return oneOf(['yes', 'no'] as const)(given) === 'yes';
}

function backups(given: string): BackupSchedule {
  const [, word, kept, folder] = /^([a-z]+):([1-9][0-9]{0,3}):(.+)$/.exec(given) ?? [];
  const interval = backupIntervals.find(each => each === word);
  if (interval !== undefined && folder !== undefined) return { interval, kept: Number(kept), folder };
  throw new SettingError(
    `expected ${backupIntervals.join(', ')}, how many are kept, and a folder, such as daily:7:/backups, not ${JSON.stringify(given)}`,
  );
}

function days(given: string): number {
  const [, count] = /^([1-9][0-9]{0,4})d$/.exec(given) ?? [];
  if (count !== undefined) return Number(count);
  throw new SettingError(`expected a number of days, such as 400d, not ${JSON.stringify(given)}`);
}

function networks(given: string): readonly string[] {
  const named = given.split(',').map(each => each.trim());
  if (given.trim() === '') return [];
  return named.map(each => {
    const range = addressRangeIn(each);
    if (range !== undefined) return range;
    throw new SettingError(`expected address ranges such as 10.0.0.0/8 with commas between them, not ${JSON.stringify(each)}`);
  });
}

function webAddress(given: string): string {
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new SettingError(`expected an http or https URL, not ${JSON.stringify(given)}`);
  return given.replace(/\/+$/, '');
}

/** As browsers write them, so that they can be compared as they are. */
function origins(given: string): readonly string[] {
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
