import { languages } from '../domain/context.js';
import {
  backups,
  days,
  hidden,
  integer,
  keyText,
  networks,
  oneOf,
  onOrOff,
  origins,
  text,
  webAddress,
  withoutPasswords,
  yesOrNo,
} from './setting-values.js';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const mebibyte = 1024 * 1024;

/** A setting of the service that an environment variable sets. */
export interface Setting {
  readonly name: string;
  /** The text where the environment has none; without it, the setting is absent then. */
  readonly usual: string | undefined;
  readonly meaning: string;
  parse(text: string): unknown;
  /** The text as the audit shows it, without what is secret in it; absent where nothing is. */
  shown?(text: string): string;
}

/** Every setting: its environment variable, what it usually is, what it means, how it is read. */
export const settings = {
  host: { name: 'KATASTER_HOST', usual: '127.0.0.1', meaning: 'address the service listens on', parse: text },
  port: {
    name: 'KATASTER_PORT',
    usual: '8080',
    meaning: 'port the service listens on; 0 takes a free one',
    parse: integer(0, 65_535),
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
  },
  language: {
    name: 'KATASTER_LANGUAGE',
    usual: 'en',
    meaning: 'language where a call names none that is known: en or de',
    parse: oneOf(languages),
  },
  durability: {
    name: 'KATASTER_DURABILITY',
    usual: 'full',
    meaning: 'full: synced to disk before the answer; fast: survives a crash of the process, not of the power',
    parse: oneOf(['full', 'fast'] as const),
  },
  bodyLimit: {
    name: 'KATASTER_BODY_LIMIT',
    usual: String(16 * mebibyte),
    meaning: 'largest body in bytes',
    parse: integer(1, 256 * mebibyte),
  },
  batchLimit: {
    name: 'KATASTER_BATCH_LIMIT',
    usual: '1000',
    meaning: 'longest batch in calls, and most entries that a call writes or purges',
    parse: integer(1, 100_000),
  },
  operationsLimit: {
    name: 'KATASTER_OPERATIONS_LIMIT',
    usual: '10000',
    meaning: 'most operations of one call of kataster.changes.apply',
    parse: integer(1, 100_000),
  },
  depthLimit: {
    name: 'KATASTER_DEPTH_LIMIT',
    usual: '32',
    meaning: 'deepest nesting of a body',
    parse: integer(4, 1000),
  },
  pageLimit: {
    name: 'KATASTER_PAGE_LIMIT',
    usual: '10000',
    meaning: 'what `limit` may ask for',
    parse: integer(1, 1_000_000),
  },
  cacheLimit: {
    name: 'KATASTER_CACHE_LIMIT',
    usual: String(16 * mebibyte),
    meaning: 'bytes of answers to reads that are kept until what they show is changed; 0 keeps none',
    parse: integer(0, 1024 * mebibyte),
  },
  pageCache: {
    name: 'KATASTER_PAGE_CACHE',
    usual: String(64 * mebibyte),
    meaning:
      'bytes of a SQLite file that are kept in memory for reads, at most: by the service, and by each of the processes for reads; PostgreSQL has settings of its own',
    parse: integer(mebibyte, 4096 * mebibyte),
  },
  connectionLimit: {
    name: 'KATASTER_CONNECTION_LIMIT',
    usual: '1000',
    meaning: 'connections that may be open; beyond, those go first that never carried a good key',
    parse: integer(1, 100_000),
  },
  sessionMinutes: {
    name: 'KATASTER_SESSION_MINUTES',
    usual: '720',
    meaning: 'how long a session lasts from its login, in minutes',
    parse: integer(1, 525_600),
  },
  readers: {
    name: 'KATASTER_READERS',
    usual: '3',
    meaning:
      'processes for reads that would keep others waiting, such as searches and long lists; each ends when it is not needed',
    parse: integer(1, 16),
  },
  log: {
    name: 'KATASTER_LOG',
    usual: 'info',
    meaning: `level of the log: ${logLevels.join(', ')}; debug has a line for each request`,
    parse: oneOf(logLevels),
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
  },
  catalog: {
    name: 'KATASTER_CATALOG',
    usual: undefined,
    meaning: "folder of a site's own categories, dialogs and object types",
    parse: text,
  },
  secretFile: {
    name: 'KATASTER_SECRET_FILE',
    usual: undefined,
    meaning:
      'file with the key that passwords in entries are encrypted with; `kataster secret create` makes one. Without it they stand readable in the database',
    parse: text,
  },
  defaultData: {
    name: 'KATASTER_DEFAULT_DATA',
    usual: 'yes',
    meaning: 'whether a new database gets the root location, the global nets, the first persons and groups: yes or no',
    parse: yesOrNo,
  },
  backup: {
    name: 'KATASTER_BACKUP',
    usual: undefined,
    meaning:
      'backups that the service makes by itself, such as daily:7:/backups for one each night at two and the newest seven kept; hourly, daily or weekly. None where absent',
    parse: backups,
  },
  history: {
    name: 'KATASTER_HISTORY',
    usual: undefined,
    meaning:
      'how long it is kept what was changed, in days, such as 400d; of what is older, the first and the last changes of each object stay. For ever where absent',
    parse: days,
  },
  webhookNetworks: {
    name: 'KATASTER_WEBHOOK_NETWORKS',
    usual: '',
    meaning:
      'address ranges inside the own network that webhooks may deliver to, also by http, with commas between them, such as 10.0.0.0/8,fd00::/8; none where absent',
    parse: networks,
  },
} as const satisfies Readonly<Record<string, Setting>>;
