import type { AuditEntry } from '../../domain/storage/audit.js';
import type {
  ConfirmedFactor,
  SecondFactorRecord,
  SecondFactorRecords,
  SecondFactorStore,
} from '../../domain/storage/second-factors.js';
import { nothingWritten } from '../../domain/storage/write-set.js';
import type { Engine } from '../engines/engine.js';
import { insertEvents } from './audit.js';
import { Repository } from './repository.js';

// Index: primary key of second_factors.
const all = 'SELECT person, secret, proposed, step, recovery FROM second_factors';
const one = `${all} WHERE person = ?`;
const useStep = 'UPDATE second_factors SET step = ? WHERE person = ? AND step < ?';
const useRecoveryCode = 'UPDATE second_factors SET recovery = ? WHERE person = ? AND recovery = ?';
const propose =
  'INSERT INTO second_factors (person, proposed) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET proposed = excluded.proposed';
const confirm = `UPDATE second_factors SET secret = proposed, proposed = NULL, step = ?, recovery = ?
  WHERE person = ? AND proposed = ?`;
const remove = 'DELETE FROM second_factors WHERE person = ?';
const rewrite = 'UPDATE second_factors SET secret = ?, proposed = ? WHERE person = ?';

/** Second factors of a database, which all processes on it use up together. */
export function secondFactorsIn(engine: Engine): SecondFactorStore {
  return {
    async find(person) {
      const [found] = await engine.reading.rows<SecondFactorRecord>(one, [person]);
      return found;
    },
    useStep: (person, step) =>
      engine.run(async session => (await session.count(useStep, [step, person, step])) === 1, nothingWritten),
    useRecoveryCode: ({ person, recovery }, left, told) =>
      engine.run(async session => {
        const isUsed = (await session.count(useRecoveryCode, [left, person, recovery])) === 1;
        if (isUsed) await insertEvents(session, [told]);
        return isUsed;
      }, nothingWritten),
  };
}

/** Second factors within a transaction. */
export class SecondFactorRows extends Repository implements SecondFactorRecords {
  async lock(): Promise<void> {
    return this.connection.advisoryLock('second factors');
  }

  list(): Promise<SecondFactorRecord[]> {
    return Promise.resolve(this.connection.whole.rows<SecondFactorRecord>(`${all} ORDER BY person`, []));
  }

  async propose(person: number, proposed: string): Promise<void> {
    await this.writes.count(propose, [person, proposed]);
  }

  async confirm({ person, step, recovery, proposed }: ConfirmedFactor, told: AuditEntry<'secondFactorSet'>): Promise<boolean> {
    const isConfirmed = (await this.writes.count(confirm, [step, recovery, person, proposed])) === 1;
    if (isConfirmed) await insertEvents(this.writes, [told]);
    return isConfirmed;
  }

  async remove(person: number, told: AuditEntry<'secondFactorRemoved'>): Promise<void> {
    if ((await this.writes.count(remove, [person])) > 0) await insertEvents(this.writes, [told]);
  }

  async rewriteSecrets(person: number, { secret, proposed }: Pick<SecondFactorRecord, 'secret' | 'proposed'>): Promise<void> {
    await this.writes.count(rewrite, [secret, proposed, person]);
  }
}
