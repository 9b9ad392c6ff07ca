import type { KeptValues } from '../../attributes/attribute-type.js';
import { idsIn } from '../../attributes/links.js';
import { requireRight } from '../access/permission.js';
import type { EntryRecord } from '../storage/entries.js';
import { type CategoryModel, type Mirror, modelOf } from './category-model.js';
import { linkWith, linkWithout } from './inverse-view.js';
import { onlyEntry } from './locking.js';
import { refuseManyEntries } from './several-entries.js';
import { valuesOf } from './stored-values.js';
import type { Writing, writeEntries } from './writing.js';

/** An entry whose links changed, and how. */
export interface Changed {
  readonly model: CategoryModel;
  readonly entry: number;
  readonly before: Readonly<KeptValues>;
  readonly after: Readonly<KeptValues>;
}

type Write = typeof writeEntries;

/**
 * Writes changed links on their other side, too: what an entry no longer leads to forgets it, what it leads to now shows it.
 * Writing there mirrors what changed there, until both sides agree.
 * @throws RpcError LimitExceeded
 */
export async function mirrorLinks(writing: Writing, { model, entry, before, after }: Changed, write: Write): Promise<void> {
  for (const mirror of model.mirrors) {
    const [was, is] = [idsIn(before[mirror.own.key]), idsIn(after[mirror.own.key])];
    const [left, joined] = [was.filter(id => !is.includes(id)), is.filter(id => !was.includes(id))];
    refuseManyEntries(writing.context, left.length + joined.length);
    const self = leadsToEntries(mirror) ? entry : writing.object.id;
    for (const id of left) await turn(writing, mirror, id, { self, isLinked: false }, write);
    for (const id of joined) await turn(writing, mirror, id, { self, isLinked: true }, write);
  }
}

/**
 * Makes the other side of a link agree; what is gone needs not. A list that only shows a link kept elsewhere agrees whether or not the
 * caller may see it: a second list beside one that is not seen would be refused, and tell of it.
 */
async function turn(
  given: Writing,
  mirror: Mirror,
  id: number,
  { self, isLinked }: { readonly self: number; readonly isLinked: boolean },
  write: Write,
): Promise<void> {
  const { category, there, isBackward } = mirror;
  const writing = isBackward ? given : { ...given, records: given.records.everything };
  const { context, records, time } = writing;
  const found = await otherSide(writing, mirror, id);
  const owner = found && (await records.objects.holdOwner(found.object));
  if (!owner) return;
  const model = modelOf(context.registry, category);
  const values = found.entry ? valuesOf(model, found.entry) : {};
  if (idsIn(values[there.key]).includes(self) === isLinked) return;
  if (isBackward) requireRight(context, owner.type, category.const);
  const linked = (isLinked ? linkWith : linkWithout)({ link: there }, values, self);
  await write({ ...writing, object: owner, model }, {}, found.entry, linked);
  if (owner.id !== writing.object.id) await records.objects.touch(owner.id, time, context.actor);
}

interface OtherSide {
  readonly object: number;
  readonly entry: EntryRecord | undefined;
}

/** The entry a link leads to, or the one of the object it leads to; that may still have to be made. */
async function otherSide({ context, records }: Writing, mirror: Mirror, id: number): Promise<OtherSide | undefined> {
  if (!leadsToEntries(mirror)) return { object: id, entry: await onlyEntry(context, records, mirror.category, id) };
  const entry = await records.entries.find(id);
  return entry && { object: entry.object, entry };
}

function leadsToEntries({ there: { type } }: Mirror): boolean {
  return type === 'entry' || type === 'entries';
}
