import type { ChangeFeed, ChangeSet } from '../../../generated/types.js';
import { registry } from '../catalogue.js';
import { attributes, type EntryCategory } from '../retypings/model.js';
import { type Caller, resultOf } from '../rpc.js';
import { readObjects, type SeenEntry, type SeenObject, statusesByConstant, toComparedValue } from './seen-records.js';

type Change = ChangeSet['changes'][number];

/** Statuses that actions lead to. */
const statusAfter: Readonly<Record<string, string>> = {
  archived: 'archived',
  markedDeleted: 'deleted',
  recycled: 'normal',
  created: 'normal',
};
const numbers: Readonly<Record<number, string>> = { 2: 'normal', 3: 'archived', 4: 'deleted' };

/** The status after a change: of an object by its attribute, of an entry by its action unless the change says another. */
function statusOf({ action, status, attributes: shown }: Change): string | undefined {
  const told = shown.find(({ key }) => key === 'status')?.to;
  if (typeof told === 'number') return numbers[told];
  return status ? statusesByConstant[status] : statusAfter[action];
}

/** A copy of what a key sees, kept as the guide says: by what the feed tells, and by reading an object again whose type changed. */
export class FollowedCopy {
  readonly objects = new Map<number, SeenObject>();
  private cursor = '';
  private readonly call: Caller;

  constructor(call: Caller) {
    this.call = call;
  }

  /** Applies all that came. */
  async follow(): Promise<void> {
    for (;;) {
      const params = { cursor: this.cursor, values: 'kept', limit: 7 };
      const { change_sets: sets, cursor } = await resultOf<ChangeFeed>(this.call('kataster.changes.follow', params));
      for (const { changes } of sets) for (const change of changes) await this.apply(change);
      this.cursor = cursor;
      if (sets.length === 0) return;
    }
  }

  private async apply(change: Change): Promise<void> {
    const { object, entry } = change;
    if (!object) return;
    if (entry !== null) return this.applyToEntry(object.id, entry, change);
    if (change.action === 'purged') return this.remove(object.id);
    const made = change.action === 'created' ? { status: 'normal', entries: new Map() } : undefined;
    const known = this.objects.get(object.id) ?? made;
    const isRetyped = change.action === 'edited' && change.attributes.some(({ key }) => key === 'type');
    if (isRetyped || !known) return this.readAgain(object.id);
    const status = statusOf(change) ?? known.status;
    this.objects.set(object.id, { ...known, title: object.title, type: typeId(object.type), status });
  }

  private async readAgain(id: number): Promise<void> {
    const seen = (await readObjects(this.call, { ids: [id] })).get(id);
    if (seen) this.objects.set(id, seen);
    else this.remove(id);
  }

  private applyToEntry(id: number, entry: number, change: Change): void {
    const { action, category, attributes: shown } = change;
    const object = this.objects.get(id);
    const known = category as EntryCategory;
    if (!object || !(known in attributes)) return;
    const entries = new Map(object.entries);
    const before: SeenEntry = entries.get(entry) ?? { category: known, status: 'normal', value: null };
    const changed = shown.find(({ key }) => key === attributes[known]);
    const value = changed ? toComparedValue(changed.to) : before.value;
    if (action === 'purged') entries.delete(entry);
    else entries.set(entry, { category: known, status: statusOf(change) ?? before.status, value });
    this.objects.set(id, { ...object, entries });
  }

  /** Links to it end with it. */
  private remove(id: number): void {
    this.objects.delete(id);
    for (const [other, object] of this.objects) {
      const entries = [...object.entries].map(([entry, seen]) => {
        const isLink = seen.category === 'C__CATG__BACKUP' && seen.value === id;
        return [entry, isLink ? { ...seen, value: null } : seen] as const;
      });
      this.objects.set(other, { ...object, entries: new Map(entries) });
    }
  }
}

function typeId(constant: string): number {
  return registry.objectTypes.find(each => each.const === constant)?.id ?? 0;
}
