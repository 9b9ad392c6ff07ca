import type { Kept, KeptValues } from '../../attributes/attribute-type.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { relationSource } from '../relations/relation-source.js';
import type { EntryRecord } from '../storage/entries.js';
import { linksOf } from './category-model.js';
import { type Connection, ends, endsToChange, holdOwners, modelIn } from './connected-ends.js';
import { rewrite } from './rewriting.js';
import { contentOf, valuesOf } from './stored-values.js';
import type { Writing } from './writing.js';

/** What an entry was connected with and is connected with from now on, as it was accepted. */
interface Connecting {
  readonly key: string;
  readonly entry: number;
  readonly before: Kept;
  readonly now: Kept;
}

/**
 * Makes what an entry is connected with say so, too; what either of them was connected with before says it no longer.
 * @throws RpcError Forbidden, ValidationFailed, Conflict
 */
export async function connect(writing: Writing, { key, entry, before, now }: Connecting): Promise<void> {
  const connection = { entry, before: idIn(before), now: idIn(now) };
  if (connection.now === entry) throw new RpcError('ValidationFailed', {}, { [key]: 'an entry cannot be connected with itself' });
  for (const end of await heldEnds(writing, connection, key))
    await leadTo(writing, end, end.id === connection.now ? entry : undefined);
  if (connection.now !== undefined) await tell(writing, entry, connection.now);
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
async function leadTo(
  { context, records: { everything }, time }: Writing,
  end: EntryRecord,
  to: number | undefined,
): Promise<void> {
  const model = modelIn(context.registry, end);
  const key = model.mutual ?? '';
  const { [key]: _, ...others } = valuesOf(model, end);
  const values: KeptValues = to === undefined ? others : { ...others, [key]: to };
  await rewrite({ context, records: everything, model, time }, end, contentOf(model, values));
  await everything.links.clear(end.id, [key]);
  const link = model.links.filter(attribute => attribute.key === key);
  if (to !== undefined) await everything.links.insert(linksOf(link, values, end.id));
  await everything.objects.touch(end.object, time, context.actor);
}

/** A connection is one relation, told by the same of its two links whoever saves it. */
async function tell({ context, records: { everything }, time }: Writing, entry: number, other: number): Promise<void> {
  const told = relationSource(context.registry, await ends(everything, [entry, other]));
  if (told) await everything.relations.register([{ ...told, created: time, createdBy: context.actor }]);
}

function idIn(kept: Kept): number | undefined {
  return typeof kept === 'number' ? kept : undefined;
}
