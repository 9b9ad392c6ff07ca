import type { ExecutionContext } from 'ava';
import { type MethodName, methods, verbs } from '../../../generated/methods.js';
import type { Grant } from '../../../src/domain/access/rights.js';
import type { DialectName } from '../service.js';
import { inTurn, type TestEngine } from '../stores.js';
import { type Channel, channels, disclosures } from './disclosures.js';
import type { Scene } from './scene.js';
import { objects } from './scene-content.js';
import { type Call, fullKey, type TwinScenes, twinScenes } from './twin-scenes.js';

/** Types of which something may be seen. */
export const types = [objects.web1, objects.rack1, objects.desk1];
const categories = ['C__CATG__GLOBAL', 'C__CATG__LOCATION', 'C__CATG__MODEL', 'C__CATG__LOGICAL_UNIT'];

/** Rights that leave some of a scene to see, and everything to be done to it. */
export const narrowings: Readonly<Record<string, readonly Grant[]>> = {
  'some types': [{ verbs, objectTypes: types }],
  'some categories': [{ verbs, categories: [...categories, 'C__CATG__CLUSTER_MEMBERS'] }],
  'some categories of some types': [{ verbs, objectTypes: types, categories: [...categories, 'C__CATG__NETWORK_PORT'] }],
  'some categories, and Global of some types': [
    { verbs, categories: ['C__CATG__IP', 'C__CATG__NETWORK_PORT', 'C__CATG__CONTACT'] },
    { verbs, categories: ['C__CATG__GLOBAL'], objectTypes: types },
  ],
};

/** The calls of a method that would disclose something by a channel. */
export interface Row {
  readonly method: MethodName;
  readonly channel: Channel;
  readonly calls: readonly Call[];
}

function nameOf({ method, channel }: Omit<Row, 'calls'>): string {
  return `${method} by ${channel}`;
}

export function rowsIn(scene: Scene, access: 'read' | 'write'): readonly Row[] {
  const named = Object.entries(disclosures) as [MethodName, (typeof disclosures)[MethodName]][];
  return named
    .filter(([method]) => methods[method].access === access)
    .flatMap(([method, row]) =>
      Object.entries(row).map(([channel, probes]) => ({
        method,
        channel: channel as Channel,
        calls: probes(scene).map(params => ({ method, params })),
      })),
    );
}

const rows = Object.entries(disclosures).flatMap(([method, row]) => Object.keys(row).map(channel => `${method} by ${channel}`));

/** Objects that stand for relations are asked for by number before anything is written: later numbers differ. */
const relationObjects: readonly Call[] = Array.from({ length: 24 }, (_, at) => 1_073_741_825 + at).flatMap(id => [
  { method: 'cmdb.object.read', params: { id } },
  { method: 'cmdb.category.read', params: { objID: id, category: 'C__CATG__RELATION' } },
]);

/** How many calls are made on an engine, which has the same rules as the others, and statements of its own to prove. */
export interface Thoroughness {
  /** The dialects in which is read by the names of narrowings, one after another: what is read twice in one is an answer that was kept. */
  readonly narrowings: Readonly<Record<string, readonly DialectName[]>>;
  readonly readsBetweenWrites: boolean;
  /** Rows that may tell nothing even to a caller who may do everything, at most. */
  readonly untelling: number;
}

/** The narrowing with which much is read after each method that writes: an answer that is kept too long is so with any. */
const readBetween = 'some categories of some types';

/** What a caller may not see changes no answer to them, by whatever channel. */
export async function assertNothingTold(t: ExecutionContext, engine: TestEngine, asked: Thoroughness): Promise<void> {
  const [told, telling, names] = [[] as string[], new Set<string>(), new Set<string>()];
  for (const [key, dialects] of Object.entries(asked.narrowings)) {
    const grants = narrowings[key] ?? [];
    const twins = await twinScenes(t, engine, grants, [undefined, 'confidential']);
    await twins.addKey(key, grants);
    const [reads, writes] = [inTurn(engine, rowsIn(twins.scene, 'read')), inTurn(engine, rowsIn(twins.scene, 'write'))];
    for (const row of [...reads, ...writes]) names.add(nameOf(row));
    await note(telling, twins, reads);
    for (const dialect of dialects) told.push(...(await twins.differences(relationObjects, key, dialect)));
    const between = { readsBetweenWrites: asked.readsBetweenWrites && key === readBetween };
    told.push(...(await toldByReads(twins, key, reads, dialects)), ...(await toldByWrites(twins, key, writes, reads, between)));
    await note(telling, twins, writes);
  }
  t.deepEqual(told, []);
  const untelling = [...names].filter(row => !telling.has(row));
  // Some rows tell nothing but with narrowings of which the others are parts.
  t.true(untelling.length <= asked.untelling, `who may do everything is told nothing by ${untelling}`);
  t.deepEqual(
    Object.keys(channels).filter(channel => !rows.some(row => row.endsWith(` by ${channel}`))),
    [],
  );
}

/** Notes which rows tell something to a caller who may do everything, unless it is known: the others would prove nothing. */
async function note(telling: Set<string>, twins: TwinScenes, noted: readonly Row[]): Promise<void> {
  for (const { method, channel, calls } of noted) {
    const row = nameOf({ method, channel });
    if (!telling.has(row) && (await twins.differences(calls, fullKey)).length > 0) telling.add(row);
  }
}

/** In each of these dialects. */
async function toldByReads(
  twins: TwinScenes,
  key: string,
  reads: readonly Row[],
  dialects: readonly DialectName[],
): Promise<readonly string[]> {
  const told: string[] = [];
  for (const dialect of dialects)
    for (const { calls } of reads) told.push(...(await twins.differences(calls, key, dialect)).map(each => `${key}: ${each}`));
  return told;
}

/** Calls one after another: what a write does is seen by the next one, and by reads after those of its method. */
export async function toldByWrites(
  twins: TwinScenes,
  key: string,
  writes: readonly Row[],
  reads: readonly Row[],
  { readsBetweenWrites }: Pick<Thoroughness, 'readsBetweenWrites'>,
): Promise<readonly string[]> {
  const told: string[] = [];
  const note = async (calls: readonly Call[], after: string) =>
    told.push(...(await twins.differences(calls, key)).map(each => `${key}${after}: ${each}`));
  for (const method of new Set(writes.map(row => row.method))) {
    for (const row of writes) if (row.method === method) for (const call of row.calls) await note([call], '');
    for (const row of readsBetweenWrites ? reads.filter(isBrief) : []) await note(row.calls, `, after ${method}`);
  }
  for (const row of reads) await note(row.calls, ', after all');
  return told;
}

/** Rows that show all objects with all entries in few calls; each object and entry on its own is read after all. */
function isBrief({ method, channel }: Row): boolean {
  return method === 'idoit.search.read' || (method === 'cmdb.objects.read' && channel !== 'conditions');
}
