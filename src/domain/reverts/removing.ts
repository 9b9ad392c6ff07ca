import type { DomainContext } from '../context.js';
import { relationCategory } from '../relations/relations.js';
import type { Records } from '../storage/records.js';
import { type RevertedSubject, type RevertReferrer, subjectName } from '../storage/reverts.js';
import { type Checked, conflictOf } from './putting.js';
import { targetsOf } from './record-fields.js';
import { isRemoved, type Referrer, type Referrers, referrersOf } from './referrers.js';
import type { ConflictMode, RevertConflict, Undoing } from './undoing.js';

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
  const removed = () => [...left.values()].filter(isRemoved);
  if (removed().length === 0) return { undoings, conflicts };
  const referrers = await referrersOf(context, records, left, first);
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

/** Whether a record still leads to another one once everything is undone. */
function stays(undoings: ReadonlyMap<string, Undoing>, { of, entry, object, target, name }: RevertReferrer): boolean {
  const isGone = (subject: string): boolean => {
    const undoing = undoings.get(subject);
    return undoing !== undefined && undoing.fields === undefined;
  };
  if (of === 'template') {
    const undoing = undoings.get(`type ${name}`);
    return !undoing || undoing.fields?.get('column default_template')?.value === target.id;
  }
  if (of === 'choice') return entry === null || !isGone(`choice ${entry}`);
  if (entry !== null && (isGone(`entry ${entry}`) || (of === 'link' && isGone(`object ${object}`)))) return false;
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
  referrers: Referrers,
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
