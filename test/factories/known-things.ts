import type { ChoiceRecord, NewChoice } from '../../src/domain/storage/choices.js';
import type { EntrySummary } from '../../src/domain/storage/entries.js';
import type { ObjectSummary } from '../../src/domain/storage/objects.js';
import type { Records } from '../../src/domain/storage/records.js';
import type { ReferentIds } from '../../src/domain/storage/referents.js';

const firstChoice = 10_001;

/** The relation that a location makes, from an object to itself. */
const locationOfItself = { category: 'C__CATG__LOCATION', attribute: 'parent', owner: 1, target: 1, values: '{}' };

/** Choices, objects and entries that values refer to, in memory: as much of a store as it takes to accept and show a value. */
export class KnownThings {
  private readonly objects: readonly ObjectSummary[];
  private readonly entries: EntrySummary[];
  private readonly added: ChoiceRecord[] = [];

  constructor(objects: readonly ObjectSummary[], entries: readonly EntrySummary[]) {
    this.objects = objects;
    this.entries = [...entries];
  }

  readonly referents: Pick<Records, 'referents'>['referents'] = {
    find: async ({ choices, objects, entries, relations = [] }: ReferentIds) => ({
      choices: this.added.filter(({ id }) => choices.includes(id)),
      objects: this.objects.filter(({ id }) => objects.includes(id) || relations.length > 0),
      entries: this.entries.filter(({ id }) => entries.includes(id)),
      relations: relations.map(id => ({ id, ...locationOfItself })),
    }),
  };

  readonly choices: Pick<Records['choices'], 'titled' | 'keep' | 'ensure'> = {
    titled: async (dialogs, titles, ids = []) =>
      this.added.filter(({ id, dialog, title }) => ids.includes(id) || (dialogs.includes(dialog) && titles.includes(title))),
    keep: async dialogs => this.added.filter(({ dialog }) => dialogs.includes(dialog)),
    ensure: async choice => this.ensureChoice(choice),
  };

  /** The entry of a category that has this title; it is made where there is none. */
  ensureEntry(category: string, title: string): number {
    const known = this.entries.find(each => each.category === category && each.title === title);
    if (known) return known.id;
    const made = { id: this.entries.length + 1, object: 1, category, title, owner: '' };
    this.entries.push(made);
    return made.id;
  }

  private ensureChoice({ dialog, parent, title, constant = null, color = null }: NewChoice): number {
    const known = this.added.find(each => each.dialog === dialog && each.parent === parent && each.title === title);
    if (known) return known.id;
    const id = firstChoice + this.added.length;
    this.added.push({ id, dialog, parent, title, constant, color });
    return id;
  }
}
