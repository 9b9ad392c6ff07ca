import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A link that one entry has, and the list of the entries that lead to another one by it. */
interface Pair {
  readonly single: Side;
  readonly list: Side;
  readonly isRelation?: boolean;
}

interface Side {
  readonly category: string;
  readonly attribute: string;
}

const pairs: readonly Pair[] = [
  {
    single: { category: 'C__CATG__IP', attribute: 'assigned_port' },
    list: { category: 'C__CATG__NETWORK_PORT', attribute: 'addresses' },
  },
  {
    single: { category: 'C__CATG__IP', attribute: 'assigned_logical_port' },
    list: { category: 'C__CATG__NETWORK_LOG_PORT', attribute: 'addresses' },
  },
  {
    single: { category: 'C__CATG__STORAGE_DEVICE', attribute: 'raid_group' },
    list: { category: 'C__CATG__RAID', attribute: 'storages' },
  },
  {
    single: { category: 'C__CATG__LDEV_CLIENT', attribute: 'assigned_ldevserver' },
    list: { category: 'C__CATG__LDEV_SERVER', attribute: 'ldev_clients' },
    isRelation: true,
  },
];

/** Told how many rows of a migration are done, and how many there are. */
type Progress = (told: { readonly migration: string; readonly done: number; readonly rows: number }) => void;

/** An entry, and the one at the other end. */
interface Ends {
  readonly entry: number;
  readonly other: number;
}

/** Links between entries of these categories by an attribute. */
const between = (
  from: Side,
  to: Side,
): string => `links l JOIN entries f ON f.id = l.entry JOIN entries t ON t.id = l.target_entry
  WHERE f.category = '${from.category}' AND l.attribute = '${from.attribute}' AND t.category = '${to.category}'`;

/** Entries without the single link that one list alone names, and lists without an entry whose single link leads to theirs. */
const missing = {
  single: ({ single, list }: Pair): string => `SELECT l.target_entry AS entry, MIN(l.entry) AS other FROM ${between(list, single)}
    AND NOT EXISTS (SELECT 1 FROM links m WHERE m.entry = l.target_entry AND m.attribute = '${single.attribute}')
    GROUP BY l.target_entry HAVING COUNT(*) = 1`,
  list: ({ single, list }: Pair): string => `SELECT l.target_entry AS entry, l.entry AS other FROM ${between(single, list)}
    AND NOT EXISTS (SELECT 1 FROM links m WHERE m.entry = l.target_entry AND m.attribute = '${list.attribute}' AND m.target_entry = l.entry)
    ORDER BY l.target_entry, l.entry`,
} as const;

/** What links say that are one relation seen from both ends stands at both; where several ends contradict each other, they stay as they are. */
export class LinksFromBothEnds1795620000000 implements MigrationInterface {
  readonly name = 'LinksFromBothEnds1795620000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const pair of pairs) for (const side of ['single', 'list'] as const) await this.align(runner, pair, side);
  }

  private async align(runner: QueryRunner, pair: Pair, side: 'single' | 'list'): Promise<void> {
    const progress: Progress | undefined = runner.data.progress;
    const all: readonly Ends[] = await runner.query(missing[side](pair));
    for (const [done, ends] of all.entries()) {
      progress?.({ migration: this.name, done, rows: all.length });
      await lead(runner, pair, side, ends);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

async function lead(runner: QueryRunner, pair: Pair, side: 'single' | 'list', { entry, other }: Ends): Promise<void> {
  const { attribute } = pair[side];
  const [row] = (await runner.query(`SELECT "values" FROM entries WHERE id = ${entry}`)) as readonly {
    readonly values: string;
  }[];
  const values: Record<string, unknown> = JSON.parse(row?.values ?? '{}');
  const kept = values[attribute];
  const ids = Array.isArray(kept) ? kept : [];
  values[attribute] = side === 'single' ? other : [...ids, other];
  const isPostgres = runner.connection.options.type === 'postgres';
  await runner.query(`UPDATE entries SET "values" = ${isPostgres ? '$1' : '?'} WHERE id = ${entry}`, [JSON.stringify(values)]);
  await runner.query(`INSERT INTO links (entry, attribute, position, target_object, target_entry)
    SELECT ${entry}, '${attribute}', COUNT(*), CAST(NULL AS integer), ${other} FROM links WHERE entry = ${entry} AND attribute = '${attribute}'`);
  if (pair.isRelation && side === 'single')
    await runner.query(`INSERT INTO relations (entry, attribute, target, created, created_by)
      VALUES (${entry}, '${attribute}', ${other}, '${new Date().toISOString()}', 'kataster')`);
  await runner.query(`INSERT INTO search_queue (kind, target) VALUES ('entry', ${entry})`);
}
