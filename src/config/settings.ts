import { languages } from '../domain/context.js';
import { secondFactorDuties } from '../domain/users/factor-duty.js';
import { type Text, text } from '../messages/text.js';
import {
  asGiven,
  backups,
  days,
  integer,
  keyText,
  maskValue,
  networks,
  oneOf,
  onOrOff,
  origins,
  proxies,
  userHeader,
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
  readonly meaning: Text;
  parse(text: string): unknown;
  /** The text as the audit shows it, without what is secret in it; absent where nothing is. */
  shown?(text: string): string;
}

/** Every setting: its environment variable, what it usually is, what it means, how it is read. */
export const settings = {
  host: {
    name: 'KATASTER_HOST',
    usual: '127.0.0.1',
    meaning: text('SettingHost'),
    parse: asGiven,
  },
  port: {
    name: 'KATASTER_PORT',
    usual: '8080',
    meaning: text('SettingPort'),
    parse: integer(0, 65_535),
  },
  database: {
    name: 'KATASTER_DATABASE',
    usual: 'sqlite:data/kataster.sqlite',
    meaning: text('SettingDatabase'),
    parse: asGiven,
    shown: withoutPasswords,
  },
  apiKey: {
    name: 'KATASTER_API_KEY',
    usual: undefined,
    meaning: text('SettingApiKey'),
    parse: keyText,
    shown: maskValue,
  },
  quickpurge: {
    name: 'KATASTER_QUICKPURGE',
    usual: 'off',
    meaning: text('SettingQuickpurge'),
    parse: onOrOff,
  },
  language: {
    name: 'KATASTER_LANGUAGE',
    usual: 'en',
    meaning: text('SettingLanguage'),
    parse: oneOf(languages),
  },
  durability: {
    name: 'KATASTER_DURABILITY',
    usual: 'full',
    meaning: text('SettingDurability'),
    parse: oneOf(['full', 'fast'] as const),
  },
  bodyLimit: {
    name: 'KATASTER_BODY_LIMIT',
    usual: String(16 * mebibyte),
    meaning: text('SettingBodyLimit'),
    parse: integer(1, 256 * mebibyte),
  },
  batchLimit: {
    name: 'KATASTER_BATCH_LIMIT',
    usual: '1000',
    meaning: text('SettingBatchLimit'),
    parse: integer(1, 100_000),
  },
  operationsLimit: {
    name: 'KATASTER_OPERATIONS_LIMIT',
    usual: '10000',
    meaning: text('SettingOperationsLimit'),
    parse: integer(1, 100_000),
  },
  depthLimit: {
    name: 'KATASTER_DEPTH_LIMIT',
    usual: '32',
    meaning: text('SettingDepthLimit'),
    parse: integer(4, 1000),
  },
  pageLimit: {
    name: 'KATASTER_PAGE_LIMIT',
    usual: '10000',
    meaning: text('SettingPageLimit'),
    parse: integer(1, 1_000_000),
  },
  speed: {
    name: 'KATASTER_SPEED',
    usual: 'fast',
    meaning: text('SettingSpeed'),
    parse: oneOf(['fast', 'plain'] as const),
  },
  cacheLimit: {
    name: 'KATASTER_CACHE_LIMIT',
    usual: String(16 * mebibyte),
    meaning: text('SettingCacheLimit'),
    parse: integer(0, 1024 * mebibyte),
  },
  pageCache: {
    name: 'KATASTER_PAGE_CACHE',
    usual: String(64 * mebibyte),
    meaning: text('SettingPageCache'),
    parse: integer(mebibyte, 4096 * mebibyte),
  },
  connectionLimit: {
    name: 'KATASTER_CONNECTION_LIMIT',
    usual: '1000',
    meaning: text('SettingConnectionLimit'),
    parse: integer(1, 100_000),
  },
  keyConnectionLimit: {
    name: 'KATASTER_KEY_CONNECTION_LIMIT',
    usual: '500',
    meaning: text('SettingKeyConnectionLimit'),
    parse: integer(1, 100_000),
  },
  idleSeconds: {
    name: 'KATASTER_IDLE_LIMIT',
    usual: '75',
    meaning: text('SettingIdleLimit'),
    parse: integer(1, 3600),
  },
  followerLimit: {
    name: 'KATASTER_FOLLOWER_LIMIT',
    usual: '100',
    meaning: text('SettingFollowerLimit'),
    parse: integer(1, 100_000),
  },
  waitSeconds: {
    name: 'KATASTER_WAIT_LIMIT',
    usual: '5',
    meaning: text('SettingWaitLimit'),
    parse: integer(1, 3600),
  },
  transactionSeconds: {
    name: 'KATASTER_TRANSACTION_LIMIT',
    usual: '10',
    meaning: text('SettingTransactionLimit'),
    parse: integer(1, 3600),
  },
  sessionMinutes: {
    name: 'KATASTER_SESSION_MINUTES',
    usual: '720',
    meaning: text('SettingSessionMinutes'),
    parse: integer(1, 525_600),
  },
  identityMinutes: {
    name: 'KATASTER_IDENTITY_MINUTES',
    usual: '5',
    meaning: text('SettingIdentityMinutes'),
    parse: integer(1, 1440),
  },
  directoryMinutes: {
    name: 'KATASTER_DIRECTORY_MINUTES',
    usual: '0',
    meaning: text('SettingDirectoryMinutes'),
    parse: integer(0, 10_080),
  },
  secondFactor: {
    name: 'KATASTER_SECOND_FACTOR',
    usual: 'optional',
    meaning: text('SettingSecondFactor'),
    parse: oneOf(secondFactorDuties),
  },
  readers: {
    name: 'KATASTER_READERS',
    usual: '3',
    meaning: text('SettingReaders'),
    parse: integer(1, 16),
  },
  log: {
    name: 'KATASTER_LOG',
    usual: 'info',
    meaning: text('SettingLog', { levels: logLevels.join(', ') }),
    parse: oneOf(logLevels),
  },
  publicUrl: {
    name: 'KATASTER_PUBLIC_URL',
    usual: undefined,
    meaning: text('SettingPublicUrl'),
    parse: webAddress,
    shown: withoutPasswords,
  },
  proxies: {
    name: 'KATASTER_PROXIES',
    usual: '',
    meaning: text('SettingProxies'),
    parse: proxies,
  },
  proxyUserHeader: {
    name: 'KATASTER_PROXY_USER_HEADER',
    usual: undefined,
    meaning: text('SettingProxyUserHeader'),
    parse: userHeader,
  },
  allowedOrigins: {
    name: 'KATASTER_ALLOWED_ORIGINS',
    usual: undefined,
    meaning: text('SettingAllowedOrigins'),
    parse: origins,
  },
  catalog: {
    name: 'KATASTER_CATALOG',
    usual: undefined,
    meaning: text('SettingCatalog'),
    parse: asGiven,
  },
  secretFile: {
    name: 'KATASTER_SECRET_FILE',
    usual: undefined,
    meaning: text('SettingSecretFile'),
    parse: asGiven,
  },
  defaultData: {
    name: 'KATASTER_DEFAULT_DATA',
    usual: 'yes',
    meaning: text('SettingDefaultData'),
    parse: yesOrNo,
  },
  backup: {
    name: 'KATASTER_BACKUP',
    usual: undefined,
    meaning: text('SettingBackup'),
    parse: backups,
  },
  history: {
    name: 'KATASTER_HISTORY',
    usual: undefined,
    meaning: text('SettingHistory'),
    parse: days,
  },
  webhookNetworks: {
    name: 'KATASTER_WEBHOOK_NETWORKS',
    usual: '',
    meaning: text('SettingWebhookNetworks'),
    parse: networks,
  },
} as const satisfies Readonly<Record<string, Setting>>;
