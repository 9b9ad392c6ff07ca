import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Segments of one level that are merged at once all the same, when the program has not merged for long. SQLite takes 2,000. */
const mostSegments = 1000;

const options = [
  ['automerge', 0],
  ['crisismerge', mostSegments],
  // Percent of a segment that is gone: it is written again then.
  ['deletemerge', 25],
] as const;

/** SQLite's full-text index is merged by the program, in parts and beside the event loop: as part of a write it took seconds. */
export class MergeInParts1796160600000 implements MigrationInterface {
  readonly name = 'MergeInParts1796160600000';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') return;
    for (const [name, value] of options)
      await runner.query(`INSERT INTO search_index (search_index, rank) VALUES ('${name}', ${value})`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
