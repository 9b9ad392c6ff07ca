import type { Database } from 'better-sqlite3';
import { listByTitle } from './bare-lists.js';
import { localTime } from './bare-times.js';

// biome-ignore lint/suspicious/noExplicitAny: this server does not check what it is sent.
export type Params = Record<string, any>;

/** A method of the bare server. */
interface BareMethod {
  readonly isWrite: boolean;
  run(params: Params): object;
}

interface ObjectRow {
  readonly id: number;
  readonly title: string;
  readonly sysid: string;
  readonly created: string;
  readonly updated: string | null;
}

/** The methods of the benchmark with prepared statements and nothing else. They know that every object is a server in operation. */
export function bareMethods(
  reader: Database,
  writer: Database,
  { publicUrl, address }: { publicUrl: string; address: object },
): Readonly<Record<string, BareMethod>> {
  writer.exec(makeLog);
  return {
    'cmdb.object.read': { isWrite: false, run: readObject(reader, publicUrl) },
    'cmdb.category.read': { isWrite: false, run: readCategory(reader, address) },
    'cmdb.category.save': { isWrite: true, run: saveModel(writer) },
    'cmdb.object.create': { isWrite: true, run: createServer(writer) },
    'cmdb.objects.read': { isWrite: false, run: listByTitle(reader, publicUrl) },
    'idoit.search.read': { isWrite: false, run: searchTitles(reader) },
  };
}

function readObject(reader: Database, publicUrl: string) {
  const find = reader.prepare('SELECT id, title, sysid, created, updated FROM objects WHERE id = ?');
  const icon = 'images/object-types/C__OBJTYPE__SERVER.svg';
  return ({ id }: Params): object => {
    const row = find.get(id) as ObjectRow;
    return {
      id: String(row.id),
      title: row.title,
      sysid: row.sysid,
      objecttype: '5',
      type_title: 'Server',
      type_icon: icon,
      status: 'C__RECORD_STATUS__NORMAL',
      cmdb_status: '6',
      cmdb_status_title: 'in operation',
      created: localTime(row.created),
      ...(row.updated === null ? {} : { updated: localTime(row.updated) }),
      image: `${publicUrl}/${icon}`,
    };
  };
}

function readCategory(reader: Database, address: object) {
  const entries = reader.prepare(
    `SELECT id, "primary", "values" FROM entries WHERE object = ? AND category = ? AND status = 'normal' ORDER BY id`,
  );
  const choices = new Map(
    (reader.prepare('SELECT id + 10000 AS id, title FROM choices').all() as ChoiceRow[]).map(row => [row.id, shownChoice(row)]),
  );
  return ({ objID, category }: Params): object => {
    const rows = entries.all(objID, category) as { id: number; primary: number; values: string }[];
    return rows.map(({ id, primary, values }) => {
      const kept = JSON.parse(values);
      const ids = { id: String(id), objID: String(objID) };
      return category === 'C__CATG__MODEL' ? model(ids, kept, choices) : hostAddress(address, ids, kept, primary === 1);
    });
  };
}

interface ChoiceRow {
  readonly id: number;
  readonly title: string;
}

function shownChoice({ id, title }: ChoiceRow): object {
  return { id: String(id), title, const: null, title_lang: title };
}

function model(ids: object, kept: Params, choices: ReadonlyMap<number, object>): object {
  const { productid = '', service_tag = '', serial = '', firmware = '', description = '' } = kept as Record<string, string>;
  return {
    ...ids,
    manufacturer: choices.get(kept.manufacturer) ?? null,
    title: choices.get(kept.title) ?? null,
    productid,
    service_tag,
    serial,
    firmware,
    description,
  };
}

/** Everything but the address and the mark is the same in every entry of the benchmark. */
function hostAddress(example: object, ids: object, { ipv4_address }: Params, isPrimary: boolean): object {
  const primary = isPrimary ? { value: '1', title: 'Yes' } : { value: '0', title: 'No' };
  return {
    ...example,
    ...ids,
    primary,
    primary_hostaddress: isPrimary ? ipv4_address : '',
    ipv4_address,
    hostaddress: ipv4_address,
  };
}

/** It knows that what is looked for is a word in titles. */
function searchTitles(reader: Database) {
  const find = reader.prepare(`SELECT o.id, o.title FROM search_index s JOIN objects o ON o.id = s.rowid / 2
    WHERE search_index MATCH ? AND o.status = 'normal' ORDER BY s.rowid LIMIT ?`);
  return ({ q, limit = 100 }: Params): object =>
    (find.all(`"a${q}"`, limit) as { id: number; title: string }[]).map(({ id, title }) => ({
      documentId: String(id),
      key: 'Server > General > Title',
      value: title,
      type: 'cmdb',
      link: `/?objID=${id}&catgID=1&cateID=${id}&highlight=${q}`,
      score: '80',
      status: 'Normal',
    }));
}

/** The bare server has a log of its own: a row for each change, with the values before and after. */
const makeLog = `CREATE TABLE IF NOT EXISTS bare_log (sequence INTEGER PRIMARY KEY AUTOINCREMENT, "time" text NOT NULL, "key" text NOT NULL,
  method text NOT NULL, object integer, entry integer, category text, "before" text, "after" text);
  CREATE INDEX IF NOT EXISTS bare_log_object ON bare_log (object)`;
const insertChange = `INSERT INTO bare_log ("time", "key", method, object, entry, category, "before", "after") VALUES (?, 'bench', ?, ?, ?, ?, ?, ?)`;
const success = { success: true, message: 'Category entry successfully saved' };

function saveModel(writer: Database) {
  const object = writer.prepare('SELECT id FROM objects WHERE id = ?');
  const entry = writer.prepare(`SELECT id, "values" FROM entries WHERE object = ? AND category = 'C__CATG__MODEL'`);
  const update = writer.prepare('UPDATE entries SET "values" = ?, title = ? WHERE id = ?');
  const touch = writer.prepare('UPDATE objects SET updated = ?, updated_by = ? WHERE id = ?');
  const log = writer.prepare(insertChange);
  return ({ object: id, data }: Params): object => {
    object.get(id);
    const { id: entryId, values } = entry.get(id) as { id: number; values: string };
    const after = JSON.stringify({ ...JSON.parse(values), ...(data as object) });
    const time = new Date().toISOString();
    update.run(after, '', entryId);
    touch.run(time, 'bench', id);
    log.run(time, 'cmdb.category.save', id, entryId, 'C__CATG__MODEL', values, after);
    return { ...success, entry: entryId };
  };
}

function createServer(writer: Database) {
  const insert = writer.prepare(
    `INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by)
     VALUES (?, 'C__OBJTYPE__SERVER', ?, ?, 'normal', 'C__CMDB_STATUS__IN_OPERATION', '{}', ?, 'bench')`,
  );
  const log = writer.prepare(insertChange);
  let lastId = (writer.prepare('SELECT max(id) AS id FROM objects').get() as { id: number }).id;
  return ({ title }: Params): object => {
    const now = new Date();
    lastId += 1;
    const sysid = `SYSID_${Math.floor(now.getTime() / 1000) + lastId}`;
    insert.run(lastId, title, sysid, now.toISOString());
    log.run(
      now.toISOString(),
      'cmdb.object.create',
      lastId,
      null,
      null,
      null,
      JSON.stringify({ type: 'C__OBJTYPE__SERVER', title, sysid }),
    );
    return { id: String(lastId), message: 'Object was successfully created', success: true };
  };
}
