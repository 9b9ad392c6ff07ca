import type { ObjectTitle } from '../../../../generated/types.js';
import type { KeptValues } from '../../../attributes/attribute-values.js';
import { memoizeByPart } from '../../../attributes/memoize.js';
import type { Category, Registry } from '../../../catalog/registry.js';
import { joined, text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { modelOf } from '../../models/category-model.js';
import { contentOf, valuesOf } from '../../models/stored-values.js';
import type { EntryRecord } from '../../storage/entries.js';
import type { EntryChange, EntryOccasions, EntryRule, ObjectChange } from '../entry-rule.js';
import { insertEntries } from '../inserting.js';
import { onlyEntry } from '../locking.js';
import type { Writing } from '../writing.js';

/** The category whose entry says what the title of an object says, by the type of the object. */
const masterData = memoizeByPart(
  ({ categories }: Registry): ReadonlyMap<string, Category> =>
    new Map(categories.flatMap(each => (each.objectTitle ? [[each.objectTitle.objectType, each] as const] : []))),
);

const longest = 255;

/** Keeps the title of an object and its master data equal. On copying from a template, the title overwrites the master data. */
export const titleSync: EntryRule = {
  name: 'titleSync',
  appliedTo({ category }) {
    return category.objectTitle && ofMasterData(category.objectTitle);
  },
  objectTitled: followTitle,
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofMasterData(sync: ObjectTitle): EntryOccasions {
  return {
    received: 'nothing',
    prepare: 'nothing',
    stored: 'nothing',
    async written(writing, changes) {
      for (const change of changes) if (!change.isCopy) await followMasterData(writing, sync, change);
    },
    copied: 'nothing',
    beforeTransition: 'nothing',
    afterTransition: 'nothing',
  };
}

/**
 * Gives an object the title that its master data make from now on; an empty title is not set.
 * @throws RpcError ValidationFailed
 */
async function followMasterData(
  { records, object: { id, type } }: Writing,
  sync: ObjectTitle,
  { before, values }: EntryChange,
): Promise<void> {
  const title = titleIn(sync, values);
  if (type !== sync.objectType || title === '' || title === titleIn(sync, before)) return;
  rejectLong(sync, title);
  const object = await records.objects.find(id);
  if (!object || object.title === title) return;
  await records.objects.update(id, { title });
}

function rejectLong({ attributes: keys }: ObjectTitle, title: string): void {
  const { length } = [...title];
  if (length <= longest) return;
  const reason = text('AreTitleOfObjectWhich', { keys: joined(keys, ' and '), max: longest, count: length });
  throw new RpcError('ValidationFailed', {}, { [keys.at(-1) ?? '']: reason });
}

/** Makes the master data of an object say what its title says, whether or not the caller may see them. */
async function followTitle({ context, records, object, time }: ObjectChange): Promise<void> {
  const category = masterData(context.registry).get(object.type);
  const sync = category?.objectTitle;
  if (!sync) return;
  const entry = await onlyEntry(context, records.everything, category, object.id);
  const writing = { context, records, object, model: modelOf(context.registry, category), time };
  if (entry) return correct(writing, sync, entry, object.title);
  const [id = 0] = await records.nextIds('entries', 1);
  await insertEntries(writing, [{ id, values: valuesIn(sync, object.title) }]);
}

async function correct(writing: Writing, sync: ObjectTitle, entry: EntryRecord, title: string): Promise<void> {
  const { model } = writing;
  const before = valuesOf(model, entry);
  if (titleIn(sync, before) === title) return;
  await writing.records.entries.update(entry.id, contentOf(model, { ...before, ...valuesIn(sync, title) }));
}

/** The title that master data make; empty where they name nothing. */
function titleIn({ attributes: keys }: ObjectTitle, values: Readonly<KeptValues>): string {
  return keys.flatMap(key => values[key] ?? []).join(' ');
}

/** The master data that a title makes. Where it is words for several attributes, underscores count as blanks. */
function valuesIn({ attributes: keys }: ObjectTitle, title: string): KeptValues {
  let rest = keys.length > 1 ? title.replaceAll('_', ' ').trim() : title;
  const said: KeptValues = {};
  for (const key of keys.slice(0, -1)) {
    const [word = '', ...others] = rest.split(' ');
    said[key] = word || undefined;
    rest = others.join(' ').trim();
  }
  for (const key of keys.slice(-1)) said[key] = rest || undefined;
  return said;
}
