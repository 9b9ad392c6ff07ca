import { objectMade } from '../../factories/calls.js';
import type { Dice } from '../dice.js';
import { attributes, type EntryCategory, entryCategories, global, types } from '../retypings/model.js';
import { type Caller, resultOf } from '../rpc.js';
import { statuses } from './seen-records.js';

interface Operation {
  readonly method: string;
  readonly params: object;
}

/** Random changes of a few objects: their types above all, what becomes of them and of their entries, and undoing of it. */
export class NarrowCourse {
  private readonly objects: number[] = [];
  private words = 0;
  private readonly call: Caller;
  private readonly dice: Dice;

  constructor(call: Caller, dice: Dice) {
    this.call = call;
    this.dice = dice;
  }

  async begin(): Promise<void> {
    for (let made = 0; made < 3; made += 1) await this.create();
  }

  /** What is refused, such as archiving what is archived, changes nothing. */
  async step(): Promise<void> {
    const drawn = this.dice.below(100);
    if (drawn < 8) await this.create();
    else if (drawn < 20) await this.revert();
    else if (drawn < 25) await this.merge();
    else if (drawn < 45) await this.changeStatus();
    else if (drawn < 60) await this.changeEntry();
    else await this.call('kataster.changes.apply', { operations: this.operations() });
  }

  /** Purges all, also what an undo brought back of an earlier course. */
  async end(): Promise<void> {
    const ids: string[] = [];
    for (const status of Object.values(statuses)) {
      const listed = await resultOf<readonly { id: string }[]>(
        this.call('cmdb.objects.read', { filter: { type: types, status } }),
      );
      ids.push(...listed.map(({ id }) => id));
    }
    await this.call('cmdb.object.quickpurge', { ids });
  }

  private get object(): number {
    return this.dice.one(this.objects);
  }

  private word(): string {
    this.words += 1;
    return `word${this.words}`;
  }

  private async create(): Promise<void> {
    this.objects.push(await objectMade(this.call, { type: this.dice.one(types), title: this.word() }));
  }

  /** One to three parts of one or two objects in one change set. */
  private operations(): readonly Operation[] {
    return Array.from({ length: 1 + this.dice.below(3) }, () => {
      const { object } = this;
      const isRetyped = this.dice.happens(50);
      const category = isRetyped ? global : this.dice.one(entryCategories);
      const data = category === global ? this.ofGlobal() : this.valueFor(category);
      return { method: 'cmdb.category.save', params: { object, category, data } };
    });
  }

  private ofGlobal(): object {
    return { ...(this.dice.happens(70) && { type: this.dice.one(types) }), ...(this.dice.happens(50) && { title: this.word() }) };
  }

  private async changeStatus(): Promise<void> {
    const { object } = this;
    const [method, params] = this.dice.one<readonly [string, object]>([
      ['archive', { object }],
      ['recycle', { object }],
      ['delete', { id: object, status: statuses.deleted }],
      ['quickpurge', { id: object }],
    ]);
    await this.call(`cmdb.object.${method}`, params);
  }

  /** An entry of an object gets another value, or another status. */
  private async changeEntry(): Promise<void> {
    const { object } = this;
    const category = this.dice.one(entryCategories);
    const { result = [] } = await this.call('cmdb.category.read', { objID: object, category, status: -1 });
    const entries = result as readonly { readonly id: string }[];
    if (entries.length === 0) return;
    const of = { category, entry: Number(this.dice.one(entries).id) };
    const [method, params] = this.dice.one<readonly [string, object]>([
      ['archive', { object }],
      ['recycle', { object }],
      ['purge', { object }],
      ['delete', { objID: object }],
      ['save', { object, data: this.valueFor(category) }],
    ]);
    await this.call(`cmdb.category.${method}`, { ...of, ...params });
  }

  private valueFor(category: EntryCategory): object {
    return { [attributes[category]]: category === 'C__CATG__BACKUP' ? this.object : this.word() };
  }

  private async revert(): Promise<void> {
    const { result } = await this.call('kataster.changes.read', { limit: 5 });
    const { change_sets: sets } = result as { readonly change_sets: readonly { readonly number: number }[] };
    const numbers = [this.dice.one(sets).number];
    await this.call('kataster.changes.revert', { numbers, on_conflict: 'overwrite' });
  }

  private async merge(): Promise<void> {
    await this.call('kataster.object.merge', { object: this.object, into: this.object });
  }
}
