import type { Moment, NotedHorizon, PrunedSlice, RetentionStore } from '../../domain/storage/retention.js';
import type { SqlSession } from '../engines/connection.js';
import type { Engine } from '../engines/engine.js';
import { horizonIn, putHorizon, putSwept } from '../statements/horizon.js';
import { putSetting } from '../statements/settings.js';
import { notedHorizonSetting } from '../tables/installation-schemas.js';
import { emptyRows, emptyTitles, type FormerNames, forgetAuthor, forgetNaming, type NamingPlace, namesOf } from './forgetting.js';
import { type RemovedChange, removeChanges } from './removal.js';
import { countSuperseded, supersededBy } from './superseded.js';

/** Changes that one slice looks at, and most that it removes: a few milliseconds of work. */
const changesLookedAt = 100;
const changesRemoved = 200;

/** The last number of the next changes after one. Index: primary key of changes. */
const endOfSlice = `SELECT MAX(n.number) AS number FROM (SELECT c.number FROM changes c
  WHERE c.number > CAST(? AS bigint) AND c.number <= CAST(? AS bigint) ORDER BY c.number LIMIT ${changesLookedAt}) n`;
// Index: primary key of change_sets.
const notedHorizon = 'SELECT value FROM settings WHERE name = ?';
const lastBefore = 'SELECT number, time FROM change_sets WHERE number <= CAST(? AS bigint) ORDER BY number DESC LIMIT 1';

/** Removes what is too old from a database. */
export class StoredRetention implements RetentionStore {
  private readonly engine: Engine;
  private readonly lastUntil: (time: string) => Promise<number>;

  constructor(engine: Engine, lastUntil: (time: string) => Promise<number>) {
    this.engine = engine;
    this.lastUntil = lastUntil;
  }

  async momentAt(time: string): Promise<Moment | undefined> {
    const [found] = await this.engine.reading.rows<Moment>(lastBefore, [await this.lastUntil(time)]);
    return found;
  }

  async readHorizon(): Promise<NotedHorizon | undefined> {
    const [row] = await this.engine.reading.rows<{ readonly value: string }>(notedHorizon, [notedHorizonSetting]);
    return row?.value ? (JSON.parse(row.value) as NotedHorizon) : undefined;
  }

  async note(horizon: NotedHorizon | undefined): Promise<void> {
    const value = horizon ? JSON.stringify(horizon) : '';
    await this.engine.run(session => session.count(putSetting, [notedHorizonSetting, value]), 'upkeep');
  }

  async prunable(until: number): Promise<number> {
    const bound = Array<number>(countSuperseded.split('?').length - 1).fill(until);
    const [row] = await this.engine.reading.rows<{ readonly count: number }>(countSuperseded, bound);
    return Number(row?.count ?? 0);
  }

  moveHorizon(horizon: Moment): Promise<void> {
    return this.engine.run(session => putHorizon(session, horizon));
  }

  pruneSlice(): Promise<PrunedSlice> {
    return this.engine.run(slice);
  }

  // Names are taken from the rows of the object, so these come last: what was interrupted is done again.
  async forget(object: number): Promise<boolean> {
    const names = await namesOf(this.engine.reading, object);
    if (!names) return false;
    let after: NamingPlace | undefined = { id: 0, valid_to: 0 };
    while (after) after = await this.forgetNamingAfter(object, names, after);
    await this.engine.run(session => forgetAuthor(session, object, names));
    await this.engine.run(session => emptyRows(session, object));
    return true;
  }

  private forgetNamingAfter(object: number, names: FormerNames, after: NamingPlace): Promise<NamingPlace | undefined> {
    return this.engine.run(session => forgetNaming(session, object, names, after));
  }

  emptyTitles(object: number): Promise<void> {
    return this.engine.run(session => emptyTitles(session, object));
  }
}

async function slice(session: SqlSession): Promise<PrunedSlice> {
  const horizon = await horizonIn(session);
  if (!horizon || horizon.swept >= horizon.number) return { changes: 0, isLast: true };
  const { number: until, swept } = horizon;
  const [row] = await session.rows<{ readonly number: number | null }>(endOfSlice, [swept, until]);
  const end = Number(row?.number ?? until);
  const range = Array(supersededParts).fill([swept, end]).flat() as number[];
  const text = `${supersededBy} LIMIT ${changesRemoved}`;
  const removed = await session.rows<RemovedChange>(text, range);
  if (removed.length > 0) await removeChanges(session, removed);
  const isDone = removed.length < changesRemoved;
  if (isDone) await putSwept(session, end);
  const places = new Set(removed.map(({ number, position }) => `${number} ${position}`));
  return { changes: places.size, isLast: isDone && end === until };
}

/** Each of its parts takes the range. */
const supersededParts = supersededBy.split(' UNION ').length;
