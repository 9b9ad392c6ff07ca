import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldLogin } from '../../domain/storage/folding.js';
import { bytewise, integer, key, reference, text } from './first-schema/schema-part.js';
import { Table } from './schema-builder.js';

const isLogin = "category || '' = 'C__CATS__PERSON_LOGIN' AND title <> ''";
const readAtOnce = 1000;

/** Logins as they are compared. Those that are alike from before stay as they are. */
export class Logins1795610000090 implements MigrationInterface {
  readonly name = 'Logins1795610000090';

  async up(runner: QueryRunner): Promise<void> {
    const engine = runner.connection.options.type === 'postgres' ? 'postgres' : 'sqlite';
    await runner.createTable(
      new Table({
        name: 'logins',
        columns: [...key(integer('entry')), ...bytewise(engine, text('login'))],
        foreignKeys: [reference('logins_of_entry', 'entry', 'entries')],
        indices: [{ name: 'logins_login', columnNames: ['login'] }],
      }),
    );
    const [first, second] = engine === 'postgres' ? ['$1', '$2'] : ['?', '?'];
    const page = `SELECT id, title FROM entries WHERE ${isLogin} AND id > ${first} ORDER BY id LIMIT ${readAtOnce}`;
    for (let after = 0; ; ) {
      const rows: readonly { readonly id: number; readonly title: string }[] = await runner.query(page, [after]);
      for (const { id, title } of rows)
        await runner.query(`INSERT INTO logins (entry, login) VALUES (${first}, ${second})`, [id, foldLogin(title)]);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
