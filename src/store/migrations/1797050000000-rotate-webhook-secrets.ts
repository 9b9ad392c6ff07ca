import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries are signed with the former secret of a webhook, too, until a moment. */
export class RotateWebhookSecrets1797050000000 implements MigrationInterface {
  readonly name = 'RotateWebhookSecrets1797050000000';

  /** As texts: the schema calls would make the table anew. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks ADD COLUMN former_secret text');
    await runner.query('ALTER TABLE webhooks ADD COLUMN former_until text');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
