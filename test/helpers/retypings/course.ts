import { objectMade } from '../../factories/calls.js';
import type { Dice } from '../dice.js';
import { type Caller, resultOf } from '../rpc.js';
import { attributes, type EntryCategory, entryCategories, global, type ObjectState, RetypingModel, types } from './model.js';

/** A course of random changes of a few objects, each a change set of one or several calls, and the model of it. */
export class RetypingCourse {
  readonly model = new RetypingModel();
  private state: ReadonlyMap<number, ObjectState> = new Map();
  private readonly entries = new Map<string, number>();
  private words = 0;
  private readonly call: Caller;
  private readonly dice: Dice;

  constructor(call: Caller, dice: Dice) {
    this.call = call;
    this.dice = dice;
  }

  async run(steps: number): Promise<void> {
    for (let made = 0; made < 6; made += 1) await this.create();
    for (let step = 0; step < steps; step += 1) await this.change();
    await this.purge();
  }

  private word(): string {
    this.words += 1;
    return `word${this.words}x`;
  }

  private async create(): Promise<void> {
    const [type, title] = [this.dice.one(types), this.word()];
    const id = await objectMade(this.call, { type, title });
    await this.note(id, { type, title, description: undefined, entries: {} });
  }

  /** One to three parts of one object in one change set. */
  private async change(): Promise<void> {
    const object = this.dice.one([...this.state.keys()]);
    const before = this.state.get(object);
    if (!before) return;
    let after = before;
    const operations: { readonly method: string; readonly params: object }[] = [];
    const save = (category: string, data: object, entry?: number) =>
      operations.push({ method: 'cmdb.category.save', params: { object, category, data, ...(entry && { entry }) } });
    if (this.dice.happens(50)) {
      after = { ...after, type: this.dice.one(types.filter(type => type !== before.type)) };
      if (this.dice.happens(30)) after = { ...after, title: this.word() };
      if (this.dice.happens(30)) after = { ...after, description: this.word() };
      const { type, title, description } = after;
      save(global, { type, title, ...(description !== undefined && { description }) });
    } else if (this.dice.happens(40)) {
      after = { ...after, description: this.word() };
      save(global, { description: after.description });
    }
    const category = this.dice.one(entryCategories);
    if (operations.length === 0 || this.dice.happens(50)) {
      const value = category === 'C__CATG__BACKUP' ? this.target(object, after) : this.word();
      after = { ...after, entries: { ...after.entries, [category]: value } };
      save(category, { [attributes[category]]: value }, this.entries.get(`${object} ${category}`));
    }
    await resultOf(this.call('kataster.changes.apply', { operations }));
    await this.noteEntry(object, category);
    await this.note(object, after);
  }

  /** Another object than the one that is linked. */
  private target(object: number, { entries }: ObjectState): number {
    return this.dice.one([...this.state.keys()].filter(each => each !== object && each !== entries.C__CATG__BACKUP));
  }

  private async noteEntry(object: number, category: EntryCategory): Promise<void> {
    const entries = await resultOf<readonly { readonly id: string }[]>(
      this.call('cmdb.category.read', { objID: object, category }),
    );
    const id = Number(entries[0]?.id ?? 0);
    if (id > 0) this.entries.set(`${object} ${category}`, id);
  }

  private async purge(): Promise<void> {
    const [object] = this.state.keys();
    if (object === undefined) return;
    await resultOf(this.call('cmdb.object.quickpurge', { id: object }));
    const state = new Map(this.state);
    state.delete(object);
    // Links to it end with it.
    for (const [id, each] of state) {
      const { C__CATG__BACKUP: target, ...entries } = each.entries;
      if (target === object) state.set(id, { ...each, entries });
    }
    this.state = state;
    await this.noteState();
  }

  private async note(object: number, state: ObjectState): Promise<void> {
    this.state = new Map([...this.state, [object, state]]);
    await this.noteState();
  }

  private async noteState(): Promise<void> {
    const { change_sets: sets } = await resultOf<{ change_sets: readonly { readonly number: number }[] }>(
      this.call('kataster.changes.read', { limit: 1 }),
    );
    this.model.note(sets[0]?.number ?? 0, this.state);
  }
}
