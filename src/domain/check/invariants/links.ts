import type { Attribute } from '../../../attributes/attribute-type.js';
import { type Text, text } from '../../../messages/text.js';
import { linksOf } from '../../models/category-model.js';
import type { LinkRecord } from '../../storage/entries.js';
import { type CheckedEntry, type EntryPage, entryNamed, type Fault, type Ground, type Invariant } from './invariant.js';

/** The rows of links are what the values of entries say; a link to a missing record has none. */
export const links: Invariant = {
  name: 'links',
  consequence: text('ListsRelationsAndSearchesShow'),
  begin: ground => ({
    async *entries(page) {
      const targets = await targetsOf(ground, page);
      for (const entry of page.entries) yield* faultsOf(entry, page.links.get(entry.row.id) ?? [], targets);
    },
  }),
};

/** Which targets are there. */
interface Targets {
  readonly objects: ReadonlySet<number>;
  readonly entries: ReadonlySet<number>;
}

function* faultsOf(entry: CheckedEntry, rows: readonly LinkRecord[], targets: Targets): Generator<Fault> {
  if (!entry.whole || !entry.values) return;
  const subject = entryNamed(entry);
  const said = linksSaid(entry)
    .filter(link => isThere(link, targets))
    .map(nameOf);
  const kept = rows.map(nameOf);
  for (const link of difference(said, kept)) yield { subject, reason: text('ItsValuesLeadAndNo', { link }) };
  for (const link of difference(kept, said)) yield { subject, reason: text('LinkLeadsAndItsValues', { link }) };
}

function linksSaid({ row, whole, values }: CheckedEntry): readonly LinkRecord[] {
  const attributes: readonly Attribute[] = whole?.links ?? [];
  return linksOf(attributes, values ?? {}, row.id);
}

function isThere({ targetObject, targetEntry }: LinkRecord, { objects, entries }: Targets): boolean {
  return targetObject === null ? entries.has(targetEntry ?? 0) : objects.has(targetObject);
}

function nameOf({ attribute, position, targetObject, targetEntry }: LinkRecord): Text {
  const target = targetObject === null ? text('EntryWithId', { id: targetEntry }) : text('ObjectWithId', { id: targetObject });
  return text('LinkFromAttribute', {
    attribute,
    text: position > 0 ? text('AtPosition', { position: position + 1 }) : '',
    target,
  });
}

function difference(some: readonly Text[], others: readonly Text[]): readonly Text[] {
  const known = new Set(others.map(each => JSON.stringify(each)));
  return some.filter(each => !known.has(JSON.stringify(each)));
}

/** Existing targets of links. Those with a row exist by its foreign key; the others are looked up. */
async function targetsOf({ reads }: Ground, page: EntryPage): Promise<Targets> {
  const rows = [...page.links.values()].flat();
  const objects = new Set(rows.flatMap(({ targetObject }) => targetObject ?? []));
  const entries = new Set(rows.flatMap(({ targetEntry }) => targetEntry ?? []));
  const said = page.entries.filter(({ whole, values }) => whole && values).flatMap(linksSaid);
  const unknownObjects = new Set(said.flatMap(({ targetObject }) => targetObject ?? []).filter(id => !objects.has(id)));
  const unknownEntries = new Set(said.flatMap(({ targetEntry }) => targetEntry ?? []).filter(id => !entries.has(id)));
  if (unknownObjects.size + unknownEntries.size === 0) return { objects, entries };
  const found = await reads.referents.find({ choices: [], objects: [...unknownObjects], entries: [...unknownEntries] });
  for (const { id } of found.objects) objects.add(id);
  for (const { id } of found.entries) entries.add(id);
  return { objects, entries };
}
