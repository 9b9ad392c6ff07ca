import { globalCategory } from '../domain/categories.js';
import { saveEntryIn } from '../domain/entries/entries.js';
import type { WritingContext } from '../domain/entries/entry-rules.js';
import { createObjectIn } from '../domain/objects/creation.js';
import type { Records } from '../domain/storage/records.js';
import type { Data, Draft, EntryDraft, ObjectDraft } from './draft.js';
import type { Known, Page } from './external-ids.js';
import { withdrawEntry, withdrawObject } from './withdrawal.js';

/** Outcome of a row, or of a part of it. */
export type Outcome = 'created' | 'updated' | 'unchanged';

/** The transaction rows are written in. */
export interface Writing {
  readonly context: WritingContext;
  readonly records: Records;
  readonly page: Page;
}

/** Makes what a row describes, or changes what an earlier run made of it; `undefined` where it describes nothing. */
export async function writeDraft(writing: Writing, draft: Draft): Promise<Outcome | undefined> {
  const { name, object, entries } = draft;
  const outcomes = object ? [await writeObject(writing, name, object, entries)] : [];
  for (const entry of entries) outcomes.push(await writeEntry(writing, entry, writing.page.find(name)?.object));
  const said = outcomes.filter(outcome => outcome !== undefined);
  return said.length > 0 ? together(said) : undefined;
}

/** The first part is what the row is; a change of any other changes it. */
export function together([first = 'unchanged', ...others]: readonly Outcome[]): Outcome {
  return first === 'unchanged' && others.some(other => other !== 'unchanged') ? 'updated' : first;
}

async function writeObject(
  writing: Writing,
  name: string,
  draft: ObjectDraft,
  entries: readonly EntryDraft[],
): Promise<Outcome | undefined> {
  const { context, records, page } = writing;
  const { applies, global, fingerprint } = draft;
  const known = page.find(name);
  if (!known) return applies ? createObject(writing, name, draft, entries) : undefined;
  if (!applies) return retireObject(writing, name, known);
  if (known.fingerprint === fingerprint) return 'unchanged';
  await saveEntryIn(records, context, { object: known.object, category: globalCategory }, global);
  page.put(name, { ...known, fingerprint });
  return 'updated';
}

async function retireObject(writing: Writing, name: string, known: Known): Promise<Outcome> {
  await withdrawObject(writing, known);
  writing.page.retire(name, known);
  return 'updated';
}

/** Makes the object together with those of its entries that were never made. */
async function createObject(
  { context, records, page }: Writing,
  name: string,
  { type, global, fingerprint }: ObjectDraft,
  entries: readonly EntryDraft[],
): Promise<Outcome> {
  const own = entries.filter(each => each.applies && !each.into && each.owner === undefined && !page.find(each.name));
  const categories: Record<string, Data[]> = {};
  for (const { category, data } of own) categories[category] = [...(categories[category] ?? []), data];
  const made = await createObjectIn(records, context, { type, status: 'normal', global, defaultTemplate: false, categories });
  page.put(name, { object: made.id, entry: null, fingerprint });
  const ids = new Map(Object.entries(made.entries).map(([category, list]) => [category, list.values()]));
  for (const each of own) {
    const entry = ids.get(each.category)?.next().value ?? null;
    page.put(each.name, { object: made.id, entry, fingerprint: each.fingerprint });
  }
  return 'created';
}

async function writeEntry(writing: Writing, draft: EntryDraft, own: number | undefined): Promise<Outcome | undefined> {
  const { page } = writing;
  const { name, applies, into, fingerprint } = draft;
  const known = page.find(name);
  if (!applies) return known && retireEntry(writing, draft, known);
  const object = into?.object ?? draft.owner ?? own;
  if (object === undefined) throw new Error(`${name} has no owner`);
  const isInPlace = known?.object === object && (into?.entry ?? known.entry) === known.entry;
  if (isInPlace && known.fingerprint === fingerprint) return 'unchanged';
  if (known && !isInPlace && !into) await withdrawEntry(writing, draft, known);
  const entry = await saved(writing, draft, object, isInPlace ? known.entry : into?.entry);
  page.put(name, { object, entry, fingerprint });
  return known || into ? 'updated' : 'created';
}

async function saved(
  { records, context }: Writing,
  { category, data }: EntryDraft,
  object: number,
  entry: number | null | undefined,
): Promise<number> {
  return (await saveEntryIn(records, context, { object, category, entry: entry ?? undefined }, data)).entry;
}

async function retireEntry(writing: Writing, draft: EntryDraft, known: Known): Promise<Outcome> {
  await withdrawEntry(writing, draft, known);
  writing.page.retire(draft.name, known);
  return 'updated';
}
