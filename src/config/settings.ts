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
  readonly meaning: { readonly en: string; readonly de: string };
  parse(text: string): unknown;
  /** The text as the audit shows it, without what is secret in it; absent where nothing is. */
  shown?(text: string): string;
}

/** Every setting: its environment variable, what it usually is, what it means, how it is read. */
export const settings = {
  host: {
    name: 'KATASTER_HOST',
    usual: '127.0.0.1',
    meaning: { en: 'address the service listens on', de: 'Adresse, an der der Dienst lauscht' },
    parse: text,
  },
  port: {
    name: 'KATASTER_PORT',
    usual: '8080',
    meaning: {
      en: 'port the service listens on; 0 takes a free one',
      de: 'Port, an dem der Dienst lauscht; 0 nimmt einen freien',
    },
    parse: integer(0, 65_535),
  },
  database: {
    name: 'KATASTER_DATABASE',
    usual: 'sqlite:data/kataster.sqlite',
    meaning: {
      en: 'where everything is kept: sqlite:FILE or postgres://user@host:port/database',
      de: 'wo alles gespeichert wird: sqlite:FILE oder postgres://user@host:port/database',
    },
    parse: text,
    shown: withoutPasswords,
  },
  apiKey: {
    name: 'KATASTER_API_KEY',
    usual: undefined,
    meaning: {
      en: 'a key with every right that must exist after the start, 16 to 256 characters; one that was set before works until `kataster key revoke`',
      de: 'ein Schlüssel mit allen Rechten, den es nach dem Start geben soll, 16 bis 256 Zeichen; ein früher gesetzter gilt bis `kataster key revoke`',
    },
    parse: keyText,
    shown: hidden,
  },
  quickpurge: {
    name: 'KATASTER_QUICKPURGE',
    usual: 'off',
    meaning: {
      en: 'whether cmdb.category.quickpurge works: on or off',
      de: 'ob cmdb.category.quickpurge arbeitet: on oder off',
    },
    parse: onOrOff,
  },
  language: {
    name: 'KATASTER_LANGUAGE',
    usual: 'en',
    meaning: {
      en: 'language of commands, and of calls that name none that is known: en or de',
      de: 'Sprache der Befehle und der Aufrufe, die keine bekannte nennen: en oder de',
    },
    parse: oneOf(languages),
  },
  durability: {
    name: 'KATASTER_DURABILITY',
    usual: 'full',
    meaning: {
      en: 'full: synced to disk before the answer; fast: survives a crash of the process, not of the power',
      de: 'full: vor der Antwort auf die Festplatte geschrieben; fast: übersteht einen Absturz des Prozesses, aber keinen Stromausfall',
    },
    parse: oneOf(['full', 'fast'] as const),
  },
  bodyLimit: {
    name: 'KATASTER_BODY_LIMIT',
    usual: String(16 * mebibyte),
    meaning: {
      en: 'largest body in bytes',
      de: 'größte Anfrage in Bytes',
    },
    parse: integer(1, 256 * mebibyte),
  },
  batchLimit: {
    name: 'KATASTER_BATCH_LIMIT',
    usual: '1000',
    meaning: {
      en: 'longest batch in calls, and most entries that a call writes or purges',
      de: 'längster Batch in Aufrufen und die meisten Einträge, die ein Aufruf schreibt oder endgültig löscht',
    },
    parse: integer(1, 100_000),
  },
  operationsLimit: {
    name: 'KATASTER_OPERATIONS_LIMIT',
    usual: '10000',
    meaning: {
      en: 'most operations of one call of kataster.changes.apply',
      de: 'die meisten Operationen eines Aufrufs von kataster.changes.apply',
    },
    parse: integer(1, 100_000),
  },
  depthLimit: {
    name: 'KATASTER_DEPTH_LIMIT',
    usual: '32',
    meaning: {
      en: 'deepest nesting of a body',
      de: 'tiefste Verschachtelung einer Anfrage',
    },
    parse: integer(4, 1000),
  },
  pageLimit: {
    name: 'KATASTER_PAGE_LIMIT',
    usual: '10000',
    meaning: {
      en: 'what `limit` may ask for',
      de: 'wie viel `limit` höchstens verlangen darf',
    },
    parse: integer(1, 1_000_000),
  },
  cacheLimit: {
    name: 'KATASTER_CACHE_LIMIT',
    usual: String(16 * mebibyte),
    meaning: {
      en: 'bytes of answers to reads that are kept until what they show is changed; 0 keeps none',
      de: 'Bytes von Antworten auf lesende Aufrufe, die aufgehoben werden, bis sich ändert, was sie zeigen; 0 hebt keine auf',
    },
    parse: integer(0, 1024 * mebibyte),
  },
  pageCache: {
    name: 'KATASTER_PAGE_CACHE',
    usual: String(64 * mebibyte),
    meaning: {
      en: 'bytes of a SQLite file that are kept in memory for reads, at most: by the service, and by each of the processes for reads; a sixteenth of that for writes; PostgreSQL has settings of its own',
      de: 'wie viele Bytes einer SQLite-Datei höchstens im Speicher bleiben: beim Dienst und bei jedem Leseprozess, für Schreibvorgänge ein Sechzehntel davon; PostgreSQL hat eigene Einstellungen',
    },
    parse: integer(mebibyte, 4096 * mebibyte),
  },
  connectionLimit: {
    name: 'KATASTER_CONNECTION_LIMIT',
    usual: '1000',
    meaning: {
      en: 'connections that may be open; beyond, those go first that never carried a good key',
      de: 'Verbindungen, die offen sein dürfen; darüber enden zuerst die, über die nie ein gültiger Schlüssel kam',
    },
    parse: integer(1, 100_000),
  },
  sessionMinutes: {
    name: 'KATASTER_SESSION_MINUTES',
    usual: '720',
    meaning: {
      en: 'how long a session lasts from its login, in minutes',
      de: 'wie lange eine Sitzung ab der Anmeldung dauert, in Minuten',
    },
    parse: integer(1, 525_600),
  },
  readers: {
    name: 'KATASTER_READERS',
    usual: '3',
    meaning: {
      en: 'processes for reads that would keep others waiting, such as searches and long lists; each ends when it is not needed',
      de: 'Prozesse für Lesevorgänge, auf die andere sonst warten müssten, etwa Suchen und lange Listen; jeder endet, wenn er nicht gebraucht wird',
    },
    parse: integer(1, 16),
  },
  log: {
    name: 'KATASTER_LOG',
    usual: 'info',
    meaning: {
      en: `level of the log: ${logLevels.join(', ')}; debug has a line for each request`,
      de: `Stufe des Protokolls: ${logLevels.join(', ')}; debug schreibt zu jeder Anfrage eine Zeile`,
    },
    parse: oneOf(logLevels),
  },
  publicUrl: {
    name: 'KATASTER_PUBLIC_URL',
    usual: undefined,
    meaning: {
      en: 'where callers find the service: what addresses in answers begin with; where absent, the host that a caller asked, by http, so to be set behind a proxy',
      de: 'wo Aufrufer den Dienst erreichen: Damit beginnen Adressen in Antworten. Sonst gilt der Host, den ein Aufrufer angesprochen hat, mit http; hinter einem Proxy also nötig',
    },
    parse: webAddress,
    shown: withoutPasswords,
  },
  allowedOrigins: {
    name: 'KATASTER_ALLOWED_ORIGINS',
    usual: undefined,
    meaning: {
      en: 'origins whose pages may call the service from a browser, with commas between them; null for files, * for all; none where absent',
      de: 'Herkünfte (Origins), deren Seiten den Dienst aus einem Browser aufrufen dürfen, durch Kommas getrennt; null für Dateien, * für alle; sonst keine',
    },
    parse: origins,
  },
  catalog: {
    name: 'KATASTER_CATALOG',
    usual: undefined,
    meaning: {
      en: "folder of a site's own categories, dialogs and object types",
      de: 'Ordner mit eigenen Kategorien, Auswahllisten und Objekttypen',
    },
    parse: text,
  },
  secretFile: {
    name: 'KATASTER_SECRET_FILE',
    usual: undefined,
    meaning: {
      en: 'file with the key that passwords in entries are encrypted with; `kataster secret create` makes one. Without it they stand readable in the database',
      de: 'Datei mit dem Schlüssel, der Passwörter in Einträgen verschlüsselt; `kataster secret create` legt eine an. Ohne sie stehen Passwörter lesbar in der Datenbank',
    },
    parse: text,
  },
  defaultData: {
    name: 'KATASTER_DEFAULT_DATA',
    usual: 'yes',
    meaning: {
      en: 'whether a new database gets the root location, the global nets, the first persons and groups: yes or no',
      de: 'ob eine neue Datenbank den Wurzelstandort, die globalen Netze und die ersten Personen und Gruppen bekommt: yes oder no',
    },
    parse: yesOrNo,
  },
  backup: {
    name: 'KATASTER_BACKUP',
    usual: undefined,
    meaning: {
      en: 'backups that the service makes by itself, such as daily:7:/backups for one each night at two and the newest seven kept; hourly, daily or weekly. None where absent',
      de: 'Sicherungen, die der Dienst von selbst anlegt, etwa daily:7:/backups: jede Nacht um zwei eine, die letzten sieben bleiben; hourly, daily oder weekly. Sonst keine',
    },
    parse: backups,
  },
  history: {
    name: 'KATASTER_HISTORY',
    usual: undefined,
    meaning: {
      en: 'how long it is kept what was changed, in days, such as 400d; of what is older, the first and the last changes of each object stay. For ever where absent',
      de: 'wie viele Tage aufbewahrt wird, was geändert wurde, etwa 400d; von Älterem bleiben die erste und die letzte Änderung jedes Objekts. Sonst für immer',
    },
    parse: days,
  },
  webhookNetworks: {
    name: 'KATASTER_WEBHOOK_NETWORKS',
    usual: '',
    meaning: {
      en: 'address ranges inside the own network that webhooks may deliver to, also by http, with commas between them, such as 10.0.0.0/8,fd00::/8; none where absent',
      de: 'Adressbereiche im eigenen Netz, an die Webhooks zustellen dürfen, auch mit http, durch Kommas getrennt, etwa 10.0.0.0/8,fd00::/8; sonst keine',
    },
    parse: networks,
  },
} as const satisfies Readonly<Record<string, Setting>>;
