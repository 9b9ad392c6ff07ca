import type { EntitySchema } from 'typeorm';
import type { ChangedKind } from '../../domain/storage/change-sets.js';
import { audit } from './audit-schemas.js';
import {
  changeSets,
  changes,
  pastChoices,
  pastDefinitions,
  pastEntries,
  pastExternals,
  pastImportProfiles,
  pastLinks,
  pastLivestatus,
  pastObjects,
  pastObjectTypes,
  pastRelations,
  pastReports,
} from './change-schemas.js';
import { definitions } from './definition-schemas.js';
import { identityAccounts, identityProviders } from './identity-schemas.js';
import { importProfiles } from './import-profile-schemas.js';
import { choices, constants, externals, objectTypes, ownSettings, settingSchema } from './installation-schemas.js';
import { livestatus } from './livestatus-schemas.js';
import { contents, entries, links, objects, relations, retiredSysids } from './object-schemas.js';
import { reports } from './report-schemas.js';
import { counters, logins, uniqueValues } from './unique-schemas.js';
import {
  granted,
  guesses,
  idempotency,
  keySchema,
  passkeys,
  passwords,
  secondFactors,
  sessions,
  usedChallenges,
} from './user-schemas.js';
import { leases, webhookDeliveries, webhooks } from './webhook-schemas.js';

/** A table of the database, with what exports have to know of it. */
export interface Table {
  readonly name: string;
  /** Its columns as TypeORM takes them; absent where migrations alone make the table. */
  readonly schema?: EntitySchema['options'];
  /** Columns whose texts hold JSON: they are exported as JSON. */
  readonly json?: readonly string[];
  /** Why its rows are not exported; absent where they are. */
  readonly notExported?: string;
  /** Which of its rows are exported; all of them where absent. */
  readonly exportedWhere?: string;
  /** A database has rows in it before anything is saved. */
  readonly isFilledAtStart?: boolean;
  /** How its former rows are kept, or the reason why they are not. */
  readonly history: History;
}

/**
 * The kind of what a row is a part of, and the column with its id: former rows are in the table of this name led by `past_`. `where` leaves
 * out rows that are parts of something else.
 */
export interface KeptHistory {
  readonly of: ChangedKind;
  readonly by: string;
  readonly where?: string;
}

export type History = readonly KeptHistory[] | { readonly none: string };

const inIndex = 'the service makes it anew from the list of what is to be indexed';
const toIndex = 'whatever is loaded is put on this list, and indexed by the service';
const recounted = 'the objects that are loaded are counted';
const signed = 'challenges are accepted for five minutes, and none of them longer';
const ended = 'users log in again, as a restored copy would revive sessions that ended since it was made';
const counted = 'wrong passwords count for a quarter of an hour';
const repeated = 'a call is repeated within 24 hours, to the database that it was sent to';
const namedInHeader = 'the first line of an export names the migrations of its database';

const underWay = 'a webhook begins anew with the history of the database that it is loaded into';
const ofProcesses = 'processes that serve a database do not serve its copy';

const isHistory = { none: 'it is the history itself' };
const ofAccess = {
  none: 'passwords, keys, grants, sessions and providers are no part of the history: the audit says what became of them',
};
const isAudit = { none: 'what it says is never changed' };
const followsFromObjects = { none: 'it follows from the objects that were purged' };
const madeOnce = { none: 'it is written with the objects that every installation has, and never changed' };
const ofInstallation = { none: 'settings of the installation, which no call changes' };
const ofCalls = { none: 'results of calls, which change nothing again' };
const ofWebhooks = { none: 'webhooks change nothing in the records: the audit says who made and changed them' };
const named = { none: 'a digest always stands for the same content, of now or of the past' };
const givenOutOnce = { none: 'a number that was given out is never given out again' };
const derived = { none: 'it is made of what else is kept' };

const mapped = [
  { schema: objects, json: ['values'], history: [{ of: 'object', by: 'id' }] },
  { schema: entries, json: ['values'], history: [{ of: 'entry', by: 'id' }] },
  { schema: contents, history: named },
  { schema: links, history: [{ of: 'entry', by: 'entry' }] },
  { schema: choices, history: [{ of: 'choice', by: 'id' }] },
  { schema: objectTypes, history: [{ of: 'type', by: 'type' }] },
  { schema: retiredSysids, history: followsFromObjects },
  {
    schema: externals,
    history: [
      { of: 'object', by: 'object', where: 'entry IS NULL' },
      { of: 'entry', by: 'entry' },
    ],
  },
  { schema: constants, history: madeOnce },
  { schema: relations, history: [{ of: 'entry', by: 'entry' }] },
  { schema: changeSets, json: ['reverts'], history: isHistory },
  { schema: changes, json: ['secrets'], history: isHistory },
  { schema: pastObjects, json: ['values'], history: isHistory },
  { schema: pastEntries, json: ['values'], history: isHistory },
  { schema: pastLinks, history: isHistory },
  { schema: pastRelations, history: isHistory },
  { schema: pastChoices, history: isHistory },
  { schema: pastObjectTypes, history: isHistory },
  { schema: pastExternals, history: isHistory },
  { schema: pastReports, json: ['filter', 'columns'], history: isHistory },
  { schema: pastImportProfiles, json: ['columns'], history: isHistory },
  { schema: pastDefinitions, json: ['definition'], history: isHistory },
  { schema: pastLivestatus, history: isHistory },
  { schema: passwords, history: ofAccess },
  { schema: secondFactors, json: ['recovery'], history: ofAccess },
  { schema: passkeys, json: ['transports'], history: ofAccess },
  { schema: usedChallenges, notExported: signed, history: ofAccess },
  { schema: identityProviders, json: ['admitted', 'rules'], history: ofAccess },
  { schema: identityAccounts, json: ['groups', 'given'], history: ofAccess },
  { schema: granted, json: ['rights'], history: ofAccess },
  { schema: sessions, notExported: ended, history: ofAccess },
  { schema: guesses, notExported: counted, history: ofAccess },
  { schema: idempotency, notExported: repeated, history: ofCalls },
  { schema: keySchema, json: ['rights', 'addresses'], history: ofAccess },
  { schema: audit, json: ['details'], history: isAudit },
  { schema: webhooks, json: ['filter', 'conditions', 'place'], history: ofWebhooks },
  { schema: reports, json: ['filter', 'columns', 'totals'], history: [{ of: 'report', by: 'id' }] },
  { schema: importProfiles, json: ['columns'], history: [{ of: 'import_profile', by: 'id' }] },
  { schema: definitions, json: ['definition'], history: [{ of: 'definition', by: 'id' }] },
  { schema: uniqueValues, history: derived },
  { schema: logins, history: derived },
  { schema: counters, history: givenOutOnce },
  { schema: livestatus, history: [{ of: 'livestatus', by: 'id' }] },
  { schema: webhookDeliveries, notExported: underWay, history: ofWebhooks },
  { schema: leases, notExported: ofProcesses, history: { none: 'which process works at this moment' } },
  {
    schema: settingSchema,
    exportedWhere: `name NOT IN (${ownSettings.map(name => `'${name}'`).join(', ')})`,
    isFilledAtStart: true,
    history: ofInstallation,
  },
] as const;

/** Every table; a row refers to rows of earlier tables alone. Schemas, exports, checks and tests go by this list. */
export const tables: readonly Table[] = [
  ...mapped.map(({ schema: { options }, ...facts }): Table => ({ name: options.name, schema: options, ...facts })),
  { name: 'search_index', notExported: inIndex, history: derived },
  { name: 'value_index', notExported: inIndex, history: derived },
  { name: 'link_targets', notExported: inIndex, history: derived },
  { name: 'search_queue', notExported: toIndex, history: derived },
  { name: 'object_counts', notExported: recounted, history: derived },
  {
    name: 'migrations',
    notExported: namedInHeader,
    isFilledAtStart: true,
    history: { none: 'the state of the tables themselves' },
  },
];

/** Every table that TypeORM maps, as the migrations leave it; a test compares the two. */
export const schemas = mapped.map(({ schema }) => schema);
