import { isDeepStrictEqual } from 'node:util';
import type { Kept, KeptValues } from '../../../attributes/attribute-values.js';
import { text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { linksOf } from '../../models/category-model.js';
import { contentOf, valuesOf } from '../../models/stored-values.js';
import { relationSource } from '../../relations/relation-source.js';
import type { EntryChange, EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';
import type { Writing } from '../writing.js';
import {
  type ChangedEnd,
  type Connection,
  ends,
  endsToChange,
  holdOwners,
  isChanged,
  modelIn,
  partnerOf,
  positionsKey,
  symmetricLinkOf,
} from './connected-ends.js';
import { share, sharedKeysOf, valuesAtOtherEnd } from './shared-values.js';

/**
 * A symmetric link connects two entries: each says that it is connected with the other, and with no third one. Ends that take positions
 * of a connector are several at once, of which it names one. All ends share the cable between them. A copy is not connected.
 */
export const connection: EntryRule = {
  name: 'connection',
  appliedTo(model, registry) {
    const attribute = symmetricLinkOf(model);
    return attribute && ofConnectedEntries(attribute.key, sharedKeysOf(registry, model));
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofConnectedEntries(key: string, shared: readonly string[]): EntryOccasions {
  return {
    received: 'nothing',
    async prepare(writing, drafts) {
      for (const draft of drafts) leavePositions(key, draft);
      if (shared.length > 0) await takeOver(writing, key, shared, drafts);
    },
    stored: 'nothing',
    async written(writing, changes) {
      for (const change of changes)
        if ([key, positionsKey, ...shared].some(each => isTold(each, change))) await connect(writing, key, change);
    },
    copied: (_, { values: { [key]: end, ...others } }) =>
      end === undefined ? others : without(others, [positionsKey, ...shared]),
    beforeTransition: 'nothing',
    afterTransition: 'nothing',
  };
}

/** Whether a value changed, or was sent as it is: what is sent again puts right what does not agree at the other end. */
function isTold(key: string, { sent, before, values }: EntryChange): boolean {
  return Object.hasOwn(sent, key) || before[key] !== values[key];
}

function without(values: Readonly<KeptValues>, keys: readonly string[]): KeptValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
}

/** Positions are those of what an entry is connected with: they go where that changes, unless others are sent. */
function leavePositions(key: string, { sent, before, values }: EntryDraft): void {
  if (values[key] !== before[key] && !Object.hasOwn(sent, positionsKey)) delete values[positionsKey];
}

/** Takes over the cable of what entries become connected with, where they have none and none was sent. */
async function takeOver(
  { context: { registry }, records, model }: Writing,
  key: string,
  shared: readonly string[],
  drafts: readonly EntryDraft[],
): Promise<void> {
  for (const { sent, before, values } of drafts) {
    const missing = shared.filter(each => values[each] === undefined && !Object.hasOwn(sent, each));
    const now = idIn(values[key]);
    if (missing.length === 0 || now === undefined || now === idIn(before[key])) continue;
    for (const end of await ends(records.everything, [now])) {
      const far = modelIn(registry, end);
      const taken = Object.entries(valuesAtOtherEnd(registry, far, valuesOf(far, end), model));
      share(values, Object.fromEntries(taken.filter(([each]) => missing.includes(each))));
    }
  }
}

/**
 * Makes what an entry is connected with say so, too; what either of them was connected with before says it no longer.
 * @throws RpcError Forbidden, ValidationFailed, Conflict
 */
async function connect(writing: Writing, key: string, { id, before, values }: EntryChange): Promise<void> {
  const connection = { entry: id, model: writing.model, values, before: idIn(before[key]), now: idIn(values[key]) };
  if (connection.now === id) throw new RpcError('ValidationFailed', {}, { [key]: text('EntryCannotBeConnectedWith') });
  const found = await lockEnds(writing, connection, key);
  const isRelated =
    connection.now === connection.before || found.some(each => each.end.id === connection.now && each.before[key] === id);
  for (const end of found.filter(isChanged)) await writeEnd(writing, end);
  if (connection.now !== undefined && !isRelated) await relate(writing, id, connection.now);
}

/** The other ends that have to change, read once their objects are held: nobody else changes them until the transaction ends. */
async function lockEnds(writing: Writing, connection: Connection, key: string): Promise<readonly ChangedEnd[]> {
  const { context, records } = writing;
  const seen = await endsToChange(context.registry, records, connection);
  if (seen.length === 0) return seen;
  const held = await holdOwners(writing, connection, seen, key);
  const found = await endsToChange(context.registry, records, connection);
  if (found.every(({ end }) => held.has(end.object))) return found;
  throw new RpcError('Conflict', { reason: text('SomebodyElseChangedThisConnection') });
}

/** Writes what an end is connected with now, and what it shares with that. */
async function writeEnd({ records: { everything } }: Writing, { end, model, before, values }: ChangedEnd): Promise<void> {
  const changed = model.links.filter(({ key }) => !isDeepStrictEqual(before[key], values[key]));
  await everything.entries.update(end.id, contentOf(model, values));
  await everything.links.clear(
    end.id,
    changed.map(({ key }) => key),
  );
  const links = linksOf(changed, values, end.id);
  if (links.length > 0) await everything.links.insert(links);
}

/** Registers the relation of a connection by one of its links, always the same: whichever end is saved, it counts once. */
async function relate({ context, records: { everything }, time }: Writing, entry: number, other: number): Promise<void> {
  const found = await ends(everything, [entry, other]);
  const naming = found.filter(end => found.some(({ id }) => id === partnerOf(context.registry, end)));
  const source = relationSource(context.registry, found, naming);
  if (source) await everything.relations.register([{ ...source, created: time, createdBy: context.actor }]);
}

function idIn(kept: Kept): number | undefined {
  return typeof kept === 'number' ? kept : undefined;
}
