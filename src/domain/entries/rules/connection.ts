import type { Kept, KeptValues } from '../../../attributes/attribute-values.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { linksOf } from '../../models/category-model.js';
import { contentOf, valuesOf } from '../../models/stored-values.js';
import { relationSource } from '../../relations/relation-source.js';
import type { EntryRecord } from '../../storage/entries.js';
import type { EntryChange, EntryOccasions, EntryRule } from '../entry-rule.js';
import type { Writing } from '../writing.js';
import { type Connection, ends, endsToChange, holdOwners, modelIn, symmetricLinkOf } from './connected-ends.js';

/** A symmetric link connects two entries: each says that it is connected with the other, and with no third one. It is not copied. */
export const connection: EntryRule = {
  name: 'connection',
  appliedTo(model) {
    const attribute = symmetricLinkOf(model);
    return attribute && ofConnectedEntries(attribute.key);
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofConnectedEntries(key: string): EntryOccasions {
  return {
    received: 'nothing',
    prepare: 'nothing',
    stored: 'nothing',
    async written(writing, changes) {
      for (const change of changes) if (isConnected(key, change)) await connect(writing, key, change);
    },
    copied: (_, { values: { [key]: _end, ...others } }) => others,
    stepping: 'nothing',
    stepped: 'nothing',
  };
}

/** Whether the connection changed, or was sent as it is: what is sent again puts right what does not agree at the other end. */
function isConnected(key: string, { sent, before, values }: EntryChange): boolean {
  return Object.hasOwn(sent, key) || before[key] !== values[key];
}

/**
 * Makes what an entry is connected with say so, too; what either of them was connected with before says it no longer.
 * @throws RpcError Forbidden, ValidationFailed, Conflict
 */
async function connect(writing: Writing, key: string, { id, before, values }: EntryChange): Promise<void> {
  const connection = { entry: id, before: idIn(before[key]), now: idIn(values[key]) };
  if (connection.now === id) throw new RpcError('ValidationFailed', {}, { [key]: 'an entry cannot be connected with itself' });
  for (const end of await heldEnds(writing, connection, key))
    await leadTo(writing, end, end.id === connection.now ? id : undefined);
  if (connection.now !== undefined) await relate(writing, id, connection.now);
}

/** The other ends that have to change, read once their objects are held: nobody else changes them until the transaction ends. */
async function heldEnds(writing: Writing, connection: Connection, key: string): Promise<readonly EntryRecord[]> {
  const { context, records } = writing;
  const seen = await endsToChange(context.registry, records, connection);
  if (seen.length === 0) return seen;
  const held = await holdOwners(writing, connection, seen, key);
  const found = await endsToChange(context.registry, records, connection);
  if (found.every(({ object }) => held.has(object))) return found;
  throw new RpcError('Conflict', { reason: 'somebody else changed this connection first' });
}

/** Writes what an end is connected with now. */
async function leadTo({ context, records: { everything } }: Writing, end: EntryRecord, to: number | undefined): Promise<void> {
  const model = modelIn(context.registry, end);
  const link = symmetricLinkOf(model);
  if (!link) return;
  const { [link.key]: _, ...others } = valuesOf(model, end);
  const values: KeptValues = to === undefined ? others : { ...others, [link.key]: to };
  await everything.entries.update(end.id, contentOf(model, values));
  await everything.links.clear(end.id, [link.key]);
  if (to !== undefined) await everything.links.insert(linksOf([link], values, end.id));
}

/** Registers the relation of a connection by one of its two links, always the same: whichever end is saved, it counts once. */
async function relate({ context, records: { everything }, time }: Writing, entry: number, other: number): Promise<void> {
  const source = relationSource(context.registry, await ends(everything, [entry, other]));
  if (source) await everything.relations.register([{ ...source, created: time, createdBy: context.actor }]);
}

function idIn(kept: Kept): number | undefined {
  return typeof kept === 'number' ? kept : undefined;
}
