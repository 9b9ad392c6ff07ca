import { collectReferences } from '../../attributes/attribute-types.js';
import { lastCatalogueChoice, ReferenceIds } from '../../attributes/references.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { relationCategory } from '../relations/relations.js';
import { readableValues } from '../storage/damage.js';
import type { Records } from '../storage/records.js';
import { type RevertedSubject, type RevertReferrer, subjectName } from '../storage/reverts.js';
import { type Checked, conflictOf } from './putting.js';
import { modelOfSubject, targetsOf } from './record-fields.js';
import type { ConflictMode, RevertConflict, Undoing } from './undoing.js';

/** Changes that are looked through for uses of a choice. */
const changesLookedAt = 10_000;

/** Referrers by the names of records that they lead to. */
type Blocking = ReadonlyMap<string, readonly Referrer[]>;

/** A referrer; the caller may not know of one that is hidden. */
type Referrer = RevertReferrer & { readonly isHidden?: boolean };

/**
 * Removes nothing that something else leads to: a link, an entry of another change, a default template, a value. Where conflicts are
 * overwritten, links end with what they lead to, and relations go with it. At most four statements.
 */
export async function withoutReferred(
  context: DomainContext,
  records: Records,
  { undoings, conflicts }: Checked,
  mode: ConflictMode,
  first: number,
): Promise<Checked> {
  const left = new Map(undoings);
  const removed = () => [...left.values()].filter(({ fields, present }) => !fields && present);
  if (removed().length === 0) return { undoings, conflicts };
  const referrers = byTarget([
    ...(await referrersOf(context, records, removed())),
    ...(await usesOf(context, records, left, first)),
  ]);
  const found: RevertConflict[] = [];
  for (;;) {
    const blocked = removed().flatMap(undoing => {
      const all = referrers.get(subjectName(undoing.subject)) ?? [];
      const blocking = all.filter(each => stays(left, each) && (mode !== 'overwrite' || isNeverEnded(each)));
      return blocking.length === 0 ? [] : [{ undoing, blocking }];
    });
    for (const { undoing, blocking } of blocked) {
      left.set(subjectName(undoing.subject), { ...undoing, fields: undoing.now });
      found.push(conflictOf(undoing, undefined, reasonFor(blocking)));
    }
    const kept = keptWithOwners(left);
    for (const undoing of kept) left.set(subjectName(undoing.subject), undoing);
    if (blocked.length + kept.length === 0) break;
  }
  if (mode === 'overwrite') await addRelations(records, left, removed(), referrers);
  return { undoings: left, conflicts: [...conflicts, ...found] };
}

/** Entries stay with an object that was made with them, and stays. */
function keptWithOwners(undoings: ReadonlyMap<string, Undoing>): readonly Undoing[] {
  return [...undoings.values()].flatMap(undoing => {
    const { kind, object } = undoing.subject;
    const owner = kind === 'entry' && !undoing.fields && undoing.now ? undoings.get(`object ${object}`) : undefined;
    return owner?.isCreation && owner.fields ? [{ ...undoing, fields: undoing.now }] : [];
  });
}

/** All that leads to removed records; those that the caller may not see are not named. */
async function referrersOf(context: DomainContext, records: Records, removed: readonly Undoing[]): Promise<readonly Referrer[]> {
  const ids = (kind: string) =>
    removed.filter(({ subject }) => subject.kind === kind).map(({ subject }) => Number(subject.subject));
  const sought = [ids('object'), ids('entry'), ids('choice').map(id => id + lastCatalogueChoice)] as const;
  const all = await records.everything.reverts.referrers(...sought);
  if (!context.permitted) return all;
  const seen = await asViewer(context, records).reverts.referrers(...sought);
  const named = new Set(seen.map(each => JSON.stringify(each)));
  return all.map(each => (named.has(JSON.stringify(each)) ? each : { ...each, isHidden: true }));
}

function byTarget(referrers: readonly Referrer[]): Blocking {
  const found = new Map<string, Referrer[]>();
  for (const referrer of referrers) {
    const { kind, id } = referrer.target;
    const name = `${kind} ${kind === 'choice' ? id - lastCatalogueChoice : id}`;
    const known = found.get(name);
    if (known) known.push(referrer);
    else found.set(name, [referrer]);
  }
  return found;
}

/** Whether a record still leads to another one once everything is undone. */
function stays(undoings: ReadonlyMap<string, Undoing>, { of, entry, object, target, name }: RevertReferrer): boolean {
  const isRemoved = (subject: string): boolean => {
    const undoing = undoings.get(subject);
    return undoing !== undefined && undoing.fields === undefined;
  };
  if (of === 'template') {
    const undoing = undoings.get(`type ${name}`);
    return !undoing || undoing.fields?.get('column default_template')?.value === target.id;
  }
  if (of === 'choice') return entry === null || !isRemoved(`choice ${entry}`);
  if (entry !== null && (isRemoved(`entry ${entry}`) || (of === 'link' && isRemoved(`object ${object}`)))) return false;
  const undoing = entry !== null && of === 'link' ? undoings.get(`entry ${entry}`) : undefined;
  return !undoing || targetsOf(undoing.fields?.get(`value ${name}`)?.rows ?? []).has(target.id);
}

/** Installations have these objects, and values these choices, whatever is undone. */
function isNeverEnded({ of }: RevertReferrer): boolean {
  return of === 'constant' || of === 'choice';
}

const says: Readonly<Record<RevertReferrer['of'], (referrer: RevertReferrer) => string>> = {
  link: ({ object, category, entry }) => `entry ${entry} of ${category} of object ${object} leads to it`,
  entry: ({ category, entry }) => `entry ${entry} of ${category} was added since`,
  template: ({ name }) => `it is the default template of ${name}`,
  constant: ({ name }) => `every installation has it as ${name}`,
  rights: () => 'rights are granted to it',
  choice: ({ name }) => `${name} uses it`,
};

const namedAtMost = 5;

function reasonFor(blocking: readonly Referrer[]): string {
  const lines = blocking
    .slice(0, namedAtMost)
    .map(each => (each.isHidden ? 'something that you may not see leads to it' : says[each.of](each)));
  const more = blocking.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Relations that name a removed object as one of two go with it. */
async function addRelations(
  records: Records,
  undoings: Map<string, Undoing>,
  removed: readonly Undoing[],
  referrers: Blocking,
): Promise<void> {
  const relations = removed
    .flatMap(({ subject }) => referrers.get(subjectName(subject)) ?? [])
    .filter(({ of, category }) => of === 'link' && category === relationCategory)
    .map(({ entry, object, category }): RevertedSubject => ({ kind: 'entry', subject: entry ?? 0, object, category }))
    .filter(subject => !undoings.has(subjectName(subject)));
  if (relations.length === 0) return;
  for (const [name, present] of await records.reverts.present(relations)) {
    const subject = relations.find(each => subjectName(each) === name);
    if (subject)
      undoings.set(name, {
        subject,
        present,
        now: new Map(),
        like: present,
        fields: undefined,
        isCreation: false,
        conflicts: [],
      });
  }
}

/** Values that hold a choice that is to be removed: it was made by a change set, so nothing earlier holds it. */
async function usesOf(
  { registry }: DomainContext,
  { reverts }: Records,
  undoings: ReadonlyMap<string, Undoing>,
  first: number,
): Promise<readonly RevertReferrer[]> {
  const choices = [...undoings.values()].filter(
    ({ subject, fields, present }) => subject.kind === 'choice' && !fields && present,
  );
  if (choices.length === 0) return [];
  const sought = new Set(choices.map(({ subject }) => Number(subject.subject) + lastCatalogueChoice));
  const rows = await reverts.changedValues(first - 1, changesLookedAt + 1);
  const uses: RevertReferrer[] = [];
  const add = (id: number, object: number | null, name: string) =>
    uses.push({ of: 'choice', target: { kind: 'choice', id }, entry: null, object, category: null, name });
  if (rows.length > changesLookedAt)
    for (const id of sought) add(id, null, `one of more than ${changesLookedAt} records changed since`);
  for (const { kind, id, category, values, cmdbStatus } of rows) {
    const undoing = undoings.get(`${kind} ${id}`);
    if (undoing && !undoing.fields) continue;
    const subject = undoing?.subject ?? { kind, subject: id, object: kind === 'object' ? id : null, category };
    const kept = undoing?.fields
      ? new Map(
          [...undoing.fields.values()].flatMap(({ of, key, value }) =>
            of === 'value' ? [[key, value ?? undefined] as const] : [],
          ),
        )
      : new Map(Object.entries(readableValues(values) ?? {}));
    const wanted = new ReferenceIds();
    const status = undoing?.fields?.get('column cmdb_status')?.value ?? cmdbStatus;
    if (status !== null && status !== undefined) wanted.choices.add(Number(status));
    for (const attribute of modelOfSubject(registry, subject).attributes) {
      const value = kept.get(attribute.key);
      if (value !== undefined && !attribute.sameAs) collectReferences(value, attribute, wanted);
    }
    for (const choice of wanted.choices) if (sought.has(choice)) add(choice, null, 'a value');
  }
  return uses;
}
