import type { Database } from 'better-sqlite3';
import type { Params } from './bare-methods.js';
import { localTime } from './bare-times.js';

interface ListedRow {
  readonly id: number;
  readonly title: string;
  readonly sysid: string;
  readonly created: string;
  readonly updated: string | null;
}

/** A page by title, with a prepared statement. It knows that every object is a server in operation. */
export function listByTitle(reader: Database, publicUrl: string) {
  const page = reader.prepare(`SELECT id, title, sysid, created, updated FROM objects
    WHERE type = 'C__OBJTYPE__SERVER' AND status = 'normal' ORDER BY folded_title, id LIMIT ? OFFSET ?`);
  const icon = 'images/object-types/C__OBJTYPE__SERVER.svg';
  return ({ limit }: Params): object => {
    const [offset, count] = String(limit).split(',').map(Number);
    return (page.all(count, offset) as ListedRow[]).map(row => ({
      id: String(row.id),
      title: row.title,
      sysid: row.sysid,
      type: '5',
      created: localTime(row.created),
      ...(row.updated === null ? {} : { updated: localTime(row.updated) }),
      type_title: 'Server',
      type_group_title: 'Infrastructure',
      type_icon: icon,
      status: 'C__RECORD_STATUS__NORMAL',
      cmdb_status: '6',
      cmdb_status_title: 'in operation',
      image: `${publicUrl}/${icon}`,
    }));
  };
}
