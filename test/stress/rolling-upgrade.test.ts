import type { MigrationInterface, QueryRunner } from 'typeorm';
import { usualLimits } from '../../src/store/engines/engine.js';
import { connectTo } from '../../src/store/engines/postgres/pool.js';
import { prepareDatabase } from '../../src/store/engines/postgres/postgres.js';
import { migrations } from '../../src/store/migrations/migrations.js';
import { entryMade, objectMade } from '../factories/calls.js';
import { newDatabase } from '../helpers/databases.js';
import { hasPostgres } from '../helpers/postgres.js';
import { fleet } from '../helpers/process.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

/** Alters tables in the order opposite to that in which calls change them, and takes longer than those wait for a lock. */
class AlterTables9000000000000 implements MigrationInterface {
  readonly name = 'AlterTables9000000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['settings', 'change_sets', 'changes', 'entries', 'objects']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN added integer NOT NULL DEFAULT 0`);
      await runner.query('SELECT pg_sleep(1)');
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

const rounds = [1, 2, 3];

(hasPostgres ? test.serial : test.serial.skip)(
  'PostgreSQL: processes of the version before go on while a newer one brings the schema up to date',
  async t => {
    const url = await newDatabase(t, 'PostgreSQL', 'tables');
    const { call } = await fleet(t, url, 2);
    const objects = await Promise.all(rounds.map(() => objectMade(call)));
    const refused: Record<string, number> = {};
    let [answered, isOver] = [0, false];
    const calling = async (method: string, params: object): Promise<void> => {
      const { error } = await call(method, params);
      const data = error?.data as { readonly error?: string; readonly retry?: string } | undefined;
      const name = error && `${data?.error} ${data?.retry}`;
      if (name === undefined) answered += 1;
      else refused[name] = (refused[name] ?? 0) + 1;
    };
    const working = objects.map(async object => {
      const entry = await entryMade(call, { object, category: 'C__CATG__MODEL', data: { serial: 'x' } });
      for (let number = 0; !isOver; number += 1) {
        await calling('cmdb.category.save', { object, category: 'C__CATG__MODEL', entry, data: { serial: `${number}` } });
        await calling('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: `s${number}` });
        await calling('cmdb.category.read', { objID: object, category: 'C__CATG__MODEL' });
        await calling('cmdb.objects.read', { filter: { title: `s${number}` } });
      }
    });
    await until(() => answered > 50);
    const newer = await connectTo(url, usualLimits, 2, [...migrations, AlterTables9000000000000]);
    t.teardown(() => newer.destroy());
    await t.notThrowsAsync(prepareDatabase(newer));
    const during = answered;
    await until(() => answered > during + 50);
    isOver = true;
    await Promise.all(working);
    t.log(`${answered} calls answered, refused: ${JSON.stringify(refused)}`);
    t.deepEqual(Object.keys(refused), ['Busy true'], 'calls wait no longer than usual for tables that a migration has');
  },
);
