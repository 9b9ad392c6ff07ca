import type { Kept, KeptValues } from '../../../attributes/attribute-values.js';
import { positionsIn, positionsText, rangesIn } from '../../../attributes/positions.js';
import { type Text, text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { connectorCategories } from '../../models/connectors.js';
import { valuesOf } from '../../models/stored-values.js';
import {
  findSharedConnectors,
  lastTaken,
  positionsAtMost,
  type SharedConnector,
  type Taking,
  takingFault,
  takings,
} from '../../models/taken-positions.js';
import type { EntryChange, EntryOccasions, EntryRule, EntryTransition } from '../entry-rule.js';
import type { Writing } from '../writing.js';

const countKey = 'positions';

/** Connectors name positions that what they lead to has, in ascending ranges, and that nothing else takes. */
export const positions: EntryRule = {
  name: 'positions',
  appliedTo: ({ category }, registry) => (connectorCategories(registry).includes(category.const) ? ofConnectors : undefined),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

const ofConnectors: EntryOccasions = {
  received: 'nothing',
  prepare: 'nothing',
  stored: 'nothing',
  async written(writing, changes) {
    for (const change of changes) if (!change.isCopy) await rejectImpossible(writing, change);
  },
  copied: 'nothing',
  beforeTransition: rejectReturningToTaken,
  afterTransition: 'nothing',
};

/** @throws RpcError ValidationFailed */
async function rejectImpossible(writing: Writing, { id, entry, before, values }: EntryChange): Promise<void> {
  const count = values[countKey] === before[countKey] ? undefined : await countFault(writing, entry?.id, values[countKey]);
  if (count !== undefined) throw new RpcError('ValidationFailed', {}, { [countKey]: count });
  for (const taking of takings) {
    const { key, link } = taking;
    const spelling = values[key];
    if (typeof spelling !== 'string' || (before[key] === spelling && before[link] === values[link])) continue;
    const written = spellingFault(spelling);
    if (written !== undefined) throw new RpcError('ValidationFailed', {}, { [key]: written });
    const taken = await faultOf(writing, taking, id, values, false);
    // A caller that goes on without the positions must not take all of the connector.
    const without = text('ExpectedConnectorOfWhichThese');
    if (taken !== undefined) throw new RpcError('ValidationFailed', {}, { [key]: taken, [link]: without });
  }
}

/**
 * Positions of an entry that was away did not count meanwhile.
 * @throws RpcError Conflict
 */
async function rejectReturningToTaken(step: EntryTransition): Promise<undefined> {
  const { model, entry, to } = step;
  if (to !== 'normal') return;
  const values = valuesOf(model, entry);
  for (const taking of takings) {
    const { key } = taking;
    const fault = values[key] === undefined ? undefined : await faultOf(step, taking, entry.id, values, true);
    if (fault === undefined) continue;
    throw new RpcError(
      'Conflict',
      { reason: text('EntryCannotComeBackWith', { id: entry.id, key, reason: fault }) },
      { [key]: fault },
    );
  }
}

/** Reason why a text names no positions although it has their form: a range from high to low, or a position twice. */
function spellingFault(spelling: string): Text | undefined {
  const ranges = rangesIn(spelling);
  const turned = ranges.find(([first, last]) => last < first);
  if (turned)
    return text('ExpectedLowerPositionFirstSuch', { low: turned[1], high: turned[0], first: turned[0], last: turned[1] });
  const twice = ranges.flatMap(([first, last], at) =>
    ranges.slice(0, at).flatMap(([from, to]) => (first <= to && from <= last ? [Math.max(first, from)] : [])),
  )[0];
  if (twice === undefined) return undefined;
  return text('NamesPositionTwiceExpectedEach', { twice, positions: positionsText(positionsIn(spelling)) });
}

/** Reason why a connector cannot have so many positions: those that others take of it are among them. Nothing leads to a new one. */
async function countFault({ context, records }: Writing, id: number | undefined, count: Kept): Promise<Text | undefined> {
  if (count === undefined) return undefined;
  const shared = id === undefined ? undefined : (await findSharedConnectors(context.registry, records.everything, [id])).get(id);
  const last = shared ? lastTaken(shared) : 0;
  const least = Math.max(1, last);
  if (Number(count) >= least && Number(count) <= positionsAtMost) return undefined;
  const range = text('ExpectedIntegerFromToNot', { min: least, max: positionsAtMost, given: String(count) });
  return last === 0 ? range : text('PositionIsTaken', { last, range });
}

async function faultOf(
  writing: Pick<Writing, 'context' | 'records' | 'object'>,
  taking: Taking,
  entry: number,
  values: Readonly<KeptValues>,
  areWholesTaken: boolean,
): Promise<Text | undefined> {
  const to = values[taking.link];
  const shared = typeof to === 'number' ? await lockConnector(writing, taking, to) : undefined;
  return shared && takingFault(shared, taking, { entry, wanted: positionsIn(values[taking.key]) }, areWholesTaken);
}

/** The connector, once its object is locked, as that of the entry is: nobody else takes positions of it meanwhile. */
async function lockConnector(
  { context: { registry }, records: { everything }, object }: Pick<Writing, 'context' | 'records' | 'object'>,
  taking: Taking,
  id: number,
): Promise<SharedConnector | undefined> {
  const read = async () => (await findSharedConnectors(registry, everything, [id], [taking])).get(id);
  const seen = await read();
  if (!seen || seen.connector.object === object.id) return seen;
  await everything.objects.lockOwner(seen.connector.object);
  return read();
}
