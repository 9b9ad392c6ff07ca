import { joined, type Text, type TextValue, text } from '../../messages/text.js';
import type { DomainContext } from '../context.js';
import { relationCategory } from '../relations/relations.js';
import type { Records } from '../storage/records.js';
import { type RevertedSubject, type RevertReferrer, subjectName } from '../storage/reverts.js';
import { conflictOf, type RestorePlan } from './dangling-references.js';
import { targetsOf } from './record-fields.js';
import { isRemoved, type Referrer, type Referrers, referrersOf } from './referrers.js';
import type { ConflictMode, RecordMerge, RevertConflict } from './three-way-merge.js';

/**
 * Removes nothing that something else leads to: a link, an entry of another change, a default template, a value. Where conflicts are
 * overwritten, links end with what they lead to, and relations go with it. At most four statements.
 */
export async function keepReferred(
  context: DomainContext,
  records: Records,
  { merges, conflicts }: RestorePlan,
  mode: ConflictMode,
  first: number,
): Promise<RestorePlan> {
  const left = new Map(merges);
  const listRemoved = () => [...left.values()].filter(isRemoved);
  if (listRemoved().length === 0) return { merges, conflicts };
  const referrers = await referrersOf(context, records, left, first);
  const found: RevertConflict[] = [];
  for (;;) {
    const blocked = listRemoved().flatMap(merge => {
      const all = referrers.get(subjectName(merge.subject)) ?? [];
      const blocking = all.filter(each => stays(left, each) && (mode !== 'overwrite' || isNeverEnded(each)));
      return blocking.length === 0 ? [] : [{ merge, blocking }];
    });
    for (const { merge, blocking } of blocked) {
      left.set(subjectName(merge.subject), { ...merge, fields: merge.now });
      found.push(conflictOf(merge, undefined, reasonFor(blocking)));
    }
    const kept = keepWithOwners(left);
    for (const merge of kept) left.set(subjectName(merge.subject), merge);
    if (blocked.length + kept.length === 0) break;
  }
  if (mode === 'overwrite') await addRelations(records, left, listRemoved(), referrers);
  return { merges: left, conflicts: [...conflicts, ...found] };
}

/** Entries stay with an object that was made with them, and stays. */
function keepWithOwners(merges: ReadonlyMap<string, RecordMerge>): readonly RecordMerge[] {
  return [...merges.values()].flatMap(merge => {
    const { kind, object } = merge.subject;
    const owner = kind === 'entry' && !merge.fields && merge.now ? merges.get(`object ${object}`) : undefined;
    return owner?.isCreation && owner.fields ? [{ ...merge, fields: merge.now }] : [];
  });
}

/** Whether a record still leads to another one once everything is undone. */
function stays(merges: ReadonlyMap<string, RecordMerge>, { of, entry, object, target, name }: RevertReferrer): boolean {
  const isGone = (subject: string): boolean => {
    const merge = merges.get(subject);
    return merge !== undefined && merge.fields === undefined;
  };
  if (of === 'template') {
    const merge = merges.get(`type ${name}`);
    return !merge || merge.fields?.get('column default_template')?.value === target.id;
  }
  if (of === 'choice') return entry === null || !isGone(`choice ${entry}`);
  if (entry !== null && (isGone(`entry ${entry}`) || (of === 'link' && isGone(`object ${object}`)))) return false;
  const merge = entry !== null && of === 'link' ? merges.get(`entry ${entry}`) : undefined;
  return !merge || targetsOf(merge.fields?.get(`value ${name}`)?.rows ?? []).has(target.id);
}

/** Installations have these objects, and values these choices, whatever is undone. */
function isNeverEnded({ of }: RevertReferrer): boolean {
  return of === 'constant' || of === 'choice';
}

const says: Readonly<Record<RevertReferrer['of'], (referrer: Referrer) => Text>> = {
  link: ({ object, category, entry }) => text('EntryOfOfObjectLeads', { entry, category, object }),
  entry: ({ category, entry }) => text('EntryOfWasAddedSince', { entry, category }),
  template: ({ name }) => text('ItIsDefaultTemplateOf', { name }),
  constant: ({ name }) => text('EveryInstallationHasItAs', { name }),
  rights: () => text('RightsAreGrantedToIt'),
  choice: ({ use }) => text('IsUsedBy', { name: use }),
};

const namedAtMost = 5;

function reasonFor(blocking: readonly Referrer[]): TextValue {
  const lines = blocking
    .slice(0, namedAtMost)
    .map(each => (each.isHidden ? text('SomethingThatYouMayNot') : says[each.of](each)));
  const more = blocking.length - lines.length;
  return joined([...lines, ...(more > 0 ? [text('AndMore', { more })] : [])], '; ');
}

/** Relations that name a removed object as one of two go with it. */
async function addRelations(
  records: Records,
  merges: Map<string, RecordMerge>,
  removed: readonly RecordMerge[],
  referrers: Referrers,
): Promise<void> {
  const relations = removed
    .flatMap(({ subject }) => referrers.get(subjectName(subject)) ?? [])
    .filter(({ of, category }) => of === 'link' && category === relationCategory)
    .map(({ entry, object, category }): RevertedSubject => ({ kind: 'entry', subject: entry ?? 0, object, category }))
    .filter(subject => !merges.has(subjectName(subject)));
  if (relations.length === 0) return;
  for (const [name, present] of await records.reverts.present(relations, 'whole')) {
    const subject = relations.find(each => subjectName(each) === name);
    if (subject)
      merges.set(name, {
        subject,
        present,
        now: new Map(),
        like: present,
        fields: undefined,
        isCreation: false,
        isForgotten: false,
        conflicts: [],
      });
  }
}
