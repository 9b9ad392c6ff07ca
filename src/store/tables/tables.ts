import type { EntitySchema } from 'typeorm';
import { audit } from './audit-schemas.js';
import { changeLog, checkedSetting, choices, constants, externals, objectTypes, settingSchema } from './installation-schemas.js';
import { entries, links, objects, relations, retiredSysids } from './object-schemas.js';
import { granted, idempotency, keySchema, passwords, sessions } from './user-schemas.js';

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
}

const inIndex = 'the service makes it anew from the list of what is to be indexed';
const toIndex = 'whatever is loaded is put on this list, and indexed by the service';
const ended = 'users log in again, as a restored copy would revive sessions that ended since it was made';
const repeated = 'a call is repeated within 24 hours, to the database that it was sent to';
const named = 'the first line of an export names the migrations of its database';

const mapped = [
  { schema: objects, json: ['values'] },
  { schema: entries, json: ['values'] },
  { schema: links },
  { schema: choices },
  { schema: objectTypes },
  { schema: retiredSysids },
  { schema: changeLog, json: ['before', 'after'] },
  { schema: externals },
  { schema: constants },
  { schema: relations },
  { schema: passwords },
  { schema: granted, json: ['rights'] },
  { schema: sessions, notExported: ended },
  { schema: idempotency, notExported: repeated },
  { schema: keySchema, json: ['rights', 'addresses'] },
  { schema: audit, json: ['details'] },
  { schema: settingSchema, exportedWhere: `name <> '${checkedSetting}'`, isFilledAtStart: true },
] as const;

/** Every table; a row refers to rows of earlier tables alone. Schemas, exports, checks and tests go by this list. */
export const tables: readonly Table[] = [
  ...mapped.map(({ schema: { options }, ...facts }): Table => ({ name: options.name, schema: options, ...facts })),
  { name: 'search_index', notExported: inIndex },
  { name: 'search_queue', notExported: toIndex },
  { name: 'migrations', notExported: named, isFilledAtStart: true },
];

/** Every table that TypeORM maps, as the migrations leave it; a test compares the two. */
export const schemas = mapped.map(({ schema }) => schema);
