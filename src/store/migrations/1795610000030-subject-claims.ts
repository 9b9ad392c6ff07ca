import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The claim by which a provider identifies accounts, that of the standard unless an administrator names another one, and sessions of passkeys; lists of accounts have an index in their order. */
export class SubjectClaims1795610000030 implements MigrationInterface {
  readonly name = 'SubjectClaims1795610000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE identity_providers ADD COLUMN subject_claim text NOT NULL DEFAULT 'sub'");
    await runner.query('CREATE INDEX identity_accounts_provider ON identity_accounts (provider, person, subject)');
    await runner.query('ALTER TABLE sessions ADD COLUMN passkey integer NOT NULL DEFAULT 0');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
