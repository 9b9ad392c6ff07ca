import type { Store } from '../../../src/domain/storage/store.js';
import { type Copy, copyOf } from '../copies/copy.js';
import { numberOf } from '../copies/history.js';
import type { Row, Tables } from '../copies/tables.js';
import { newDatabase } from '../databases.js';
import { Dice } from '../dice.js';
import type { RpcAnswer } from '../rpc.js';
import type { Scope } from '../scope.js';
import type { TestEngine } from '../stores.js';
import { answersOver } from './answers.js';
import type { RandomRequest, RandomStep } from './calls.js';
import { RandomCourse } from './course.js';
import { randomRead, readsOfRecords } from './reads.js';
import { type WrittenService, writtenService } from './service.js';
import { seed, shareOf } from './settings.js';
import { worldIn } from './world.js';

/** Moments of a course, and random reads at each of them. */
const momentsWanted = 40;
const readsOfMoment = 25;

/** The tables at a moment, and the answers of reads then. */
export interface Moment {
  readonly copy: Copy;
  readonly number: number;
  readonly time: Date;
  readonly answered: readonly (readonly [request: RandomRequest, answer: string])[];
}

/** A step, and the change sets that it made. */
export interface NotedStep {
  readonly step: RandomStep;
  readonly answers: readonly RpcAnswer[];
  readonly made: readonly Row[];
}

/** Random steps on a service, with moments in between. */
export interface ObservedCourse {
  readonly store: Store;
  readonly url: string;
  readonly tables: Tables;
  readonly moments: readonly Moment[];
  readonly noted: readonly NotedStep[];
}

/** Carries out so many random steps on a service over an empty database, which ends with the scope. */
export async function observedCourse(scope: Scope, engine: Pick<TestEngine, 'name'>, steps: number): Promise<ObservedCourse> {
  const url = await newDatabase(scope, engine.name, 'tables');
  const between = Math.ceil(steps / shareOf(engine, momentsWanted));
  const written = await writtenService(scope, { address: async () => url });
  const course = new RandomCourse(seed, [written]);
  const dice = new Dice(seed);
  const [moments, noted]: [Moment[], NotedStep[]] = [[await momentOf(written, dice)], []];
  let last = moments[0]?.number ?? 0;
  const left = new Set(undoneOnce);
  while (course.taken < steps) {
    const undoing = undoingOf(noted.at(-1), left);
    const { step, answers } = await course.next(step => undoing ?? step);
    const made = await setsSince(written.tables, last);
    last = Number(made.at(-1)?.number ?? last);
    noted.push({ step, answers: answers[0] ?? [], made });
    if (course.taken % between === 0) moments.push(await momentOf(written, dice));
  }
  return { store: written.service.store, url, tables: written.tables, moments, noted };
}

/** Methods whose first change set is undone right after it: their records hardly ever go by chance. */
const undoneOnce = ['kataster.object_type.update', 'kataster.schema.apply', 'monitoring.livestatus.create'];

function undoingOf(before: NotedStep | undefined, left: Set<string>): RandomRequest | undefined {
  const undone = before?.made.find(({ method }) => left.delete(String(method)));
  if (!undone) return undefined;
  const calls = [{ method: 'kataster.changes.revert', params: { numbers: [Number(undone.number)] } }];
  return { dialect: 'contract', user: undefined, calls, isBatch: false };
}

async function momentOf({ service, tables }: WrittenService, dice: Dice): Promise<Moment> {
  const copy = await copyOf(tables);
  const world = await worldIn(tables);
  const answers = answersOver(service.store, service.clock);
  const answered: (readonly [RandomRequest, string])[] = [];
  while (answered.length < readsOfMoment) {
    const request = randomRead(dice, world, readsOfRecords);
    answered.push([request, await answers(request)]);
  }
  return { copy, number: numberOf(copy), time: service.clock.now(), answered };
}

function setsSince(tables: Tables, number: number): Promise<readonly Row[]> {
  return tables.rows(`SELECT number, method, dialect FROM change_sets WHERE number > ${number} ORDER BY number`);
}
