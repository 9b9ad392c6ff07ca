import { sqliteDialect } from '../../store/engines/sqlite/dialect.js';
import { exportOf } from '../../store/exports/export.js';
import type { Snapshot } from '../../store/exports/snapshot.js';

const time = '2026-11-02T09:00:00.000Z';

/** Rows of a database with one object; other tables are empty. */
const rows: Readonly<Record<string, readonly object[]>> = {
  migrations: [{ name: 'CreateTables1795132800000' }],
  change_sets: [
    {
      sequence: 2,
      number: 2,
      time,
      key: 'k7Qm2xWd',
      user: null,
      author: 'key',
      method: 'cmdb.object.create',
      dialect: 'contract',
      comment: null,
      reverts: null,
      size: 2,
    },
  ],
  changes: [
    {
      number: 2,
      position: 0,
      kind: 'object',
      subject: 26,
      name: null,
      object: 26,
      category: null,
      action: 'created',
      secrets: null,
    },
    {
      number: 2,
      position: 1,
      kind: 'entry',
      subject: 31,
      name: null,
      object: 26,
      category: 'C__CATG__MODEL',
      action: 'created',
      secrets: null,
    },
  ],
  objects: [
    {
      id: 26,
      type: 'C__OBJTYPE__SERVER',
      title: 'web1',
      folded_title: 'web1',
      sysid: 'SYSID_1795132826',
      status: 'normal',
      cmdb_status: 'C__CMDB_STATUS__IN_OPERATION',
      values: '{}',
      picture: null,
      created: time,
      created_by: 'key',
      updated: null,
      updated_by: null,
    },
  ],
  entries: [
    {
      id: 31,
      object: 26,
      category: 'C__CATG__MODEL',
      status: 'normal',
      title: '',
      single: 1,
      primary: 0,
      values: '{"serial":"J300X12"}',
    },
  ],
};

const lastIds: Readonly<Record<string, number>> = { objects: 27, entries: 31 };

const rowsAsked = (text: string): readonly object[] => rows[/ FROM (\w+)/.exec(text)?.[1] ?? ''] ?? [];

const snapshot: Snapshot = {
  dialect: sqliteDialect,
  ask: async <Row>(text: string) => [...rowsAsked(text)] as Row[],
  async *pages<Row>(text: string) {
    yield rowsAsked(text) as readonly Row[];
  },
  lastId: async table => lastIds[table] ?? 0,
};

/** The lines of an export, as the program writes them. */
export async function exportExample(kataster: string): Promise<readonly string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of exportOf(snapshot, { kataster })) chunks.push(chunk);
  return Buffer.concat(chunks).toString().trimEnd().split('\n');
}
