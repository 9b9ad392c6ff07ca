import { type Kataster, KatasterError } from '../../../generated/client.js';
import type { CategoryInfo, Operation } from '../../../generated/types.js';
import { recordIn, textOf, type Values } from '../attributes/attribute-view.js';
import { viewOf } from '../attributes/views.js';
import { writes } from '../service/answer.js';
import { categoryInfo } from '../service/catalogue.js';
import { constant } from '../service/constants.js';
import { type Draft, dropDrafts, putDraft } from './drafts.js';

type Keyed = readonly [key: string, draft: Draft];

/**
 * Saves drafts as one change set. Faults that the service names are put at their fields; where somebody else saved an entry in the
 * meantime, its values are put beside those of the reader.
 * @returns the number of the change set; undefined where nothing was saved, or nothing had to be
 * @throws NoAnswer, and KatasterError where the fault is of no field
 */
export async function saveDrafts(caller: Kataster, list: readonly Keyed[], comment: string): Promise<number | undefined> {
  const operations = await Promise.all(list.map(([, draft]) => operationFor(caller, draft)));
  try {
    const { number } = await caller.kataster.changes.apply({ operations }, comment === '' ? {} : { comment });
    dropDrafts(list.map(([key]) => key));
    writes.value += 1;
    return number ?? undefined;
  } catch (error) {
    if (!(error instanceof KatasterError) || !(await placeFaults(caller, list, error))) throw error;
    return undefined;
  }
}

async function operationFor(caller: Kataster, { object, category, entry, revision, values }: Draft): Promise<Operation> {
  const info = await categoryInfo(caller, category);
  return {
    method: 'cmdb.category.save',
    params: {
      object,
      category,
      data: dataOf(values, info),
      ...(entry !== undefined && { entry: Number(entry) }),
      ...(revision !== undefined && { if_revision: revision }),
    },
  };
}

/** Values as a save takes them. */
export function dataOf(values: Values, info: CategoryInfo): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const attribute = info[key];
      return attribute ? [[key, viewOf(attribute.type).given(value)]] : [];
    }),
  );
}

const place = /^operations\[(\d+)\]\.params\.(?:data\.)?([\w-]+)/;

/** Whether every fault has a place. */
async function placeFaults(caller: Kataster, list: readonly Keyed[], { data }: KatasterError): Promise<boolean> {
  const faults = Object.entries(data ?? {}).flatMap(([path, text]) => {
    const [, at = '', key = ''] = place.exec(path) ?? [];
    const keyed = list[Number(at)];
    return at !== '' && keyed ? [{ keyed, key, text }] : [];
  });
  for (const keyed of new Set(faults.map(fault => fault.keyed))) {
    const own = faults.filter(fault => fault.keyed === keyed);
    const isConflict = own.some(({ key }) => key === 'if_revision');
    if (isConflict) await placeConflict(caller, keyed);
    else putDraft(keyed[0], { ...keyed[1], faults: Object.fromEntries(own.map(({ key, text }) => [key, text])) });
  }
  return faults.length > 0;
}

async function placeConflict(caller: Kataster, [key, draft]: Keyed): Promise<void> {
  const { object, category, entry } = draft;
  const entries = await caller.cmdb.category.read({ objID: object, category: constant(category) }, { with_revision: true });
  const theirs = recordIn(entries.find(each => textOf(recordIn(each).id) === entry));
  putDraft(key, { ...draft, theirs, revision: Number(theirs.revision), faults: {} });
}

/** Values of a draft that somebody else changed as well, by attribute. */
export function conflictsOf({ before, theirs, values }: Draft): readonly string[] {
  return theirs === undefined
    ? []
    : Object.keys(values).filter(key => JSON.stringify(theirs[key]) !== JSON.stringify(before[key]));
}
