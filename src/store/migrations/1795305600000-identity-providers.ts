import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

/** Providers of OpenID Connect, the accounts that sign in by them, and what a session keeps of such a sign-in. */
export class IdentityProviders1795305600000 implements MigrationInterface {
  readonly name = 'IdentityProviders1795305600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table({ name: 'identity_providers', columns: [key('id'), ...providerColumns] }));
    const ofPerson = { columnNames: ['person'], referencedTableName: 'objects', referencedColumnNames: ['id'] };
    const foreignKeys = [
      { ...ofPerson, name: 'identity_accounts_of_person', onDelete: 'CASCADE' },
      {
        name: 'identity_accounts_of_provider',
        columnNames: ['provider'],
        referencedTableName: 'identity_providers',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ];
    const columns = [key('provider'), key('subject'), { name: 'person', type: 'integer' }, json('groups'), json('given')];
    const indices = [{ name: 'identity_accounts_person', columnNames: ['person'] }];
    await runner.createTable(new Table({ name: 'identity_accounts', columns, foreignKeys, indices }));
    for (const column of ['provider', 'subject', 'sid', 'tokens', 'checked'])
      await runner.query(`ALTER TABLE sessions ADD COLUMN ${column} text`);
    await runner.query('CREATE INDEX sessions_checked ON sessions (checked)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

const text = (name: string) => ({ name, type: 'text' });
const key = (name: string) => ({ ...text(name), isPrimary: true });
const json = (name: string) => ({ ...text(name), default: "'[]'" });
const providerColumns = [
  ...['title', 'issuer', 'client'].map(text),
  { ...text('secret'), isNullable: true },
  ...['scopes', 'groups_claim'].map(text),
  ...['admitted', 'rules'].map(json),
  { name: 'enabled', type: 'integer', default: '1' },
];
