import type { ChoiceRecord } from '../storage/choices.js';
import type { EntrySummary } from '../storage/entries.js';
import type { ObjectSummary } from '../storage/objects.js';
import type { Reads } from '../storage/reads.js';
import type { Records } from '../storage/records.js';
import type { Referents } from '../storage/referents.js';

/** Ids above this belong to choices that users added; the catalogue knows the others. */
export const lastCatalogueChoice = 10_000;

/** What the database has to be asked, collected so that it is asked once. */
export class ReferenceIds {
  readonly choices = new Set<number>();
  readonly objects = new Set<number>();
  readonly entries = new Set<number>();
  readonly titles: { readonly dialog: string; readonly title: string }[] = [];
  /** Dialogs whose added choices are wanted whatever they are. */
  readonly dialogs: string[] = [];
}

/** What the database answered. */
export class References {
  private readonly choicesById = new Map<number, ChoiceRecord>();
  private readonly choicesByTitle = new Map<string, ChoiceRecord[]>();
  private readonly objectsById = new Map<number, ObjectSummary>();
  private readonly entriesById = new Map<number, EntrySummary>();

  choice(id: number): ChoiceRecord | undefined {
    return this.choicesById.get(id);
  }

  choicesTitled(dialog: string, title: string): readonly ChoiceRecord[] {
    return this.choicesByTitle.get(`${dialog}\0${title}`) ?? [];
  }

  choicesOf(dialog: string): readonly ChoiceRecord[] {
    return [...this.choicesById.values()].filter(choice => choice.dialog === dialog);
  }

  object(id: number): ObjectSummary | undefined {
    return this.objectsById.get(id);
  }

  entry(id: number): EntrySummary | undefined {
    return this.entriesById.get(id);
  }

  addChoices(choices: readonly ChoiceRecord[]): void {
    for (const choice of choices) {
      this.choicesById.set(choice.id, choice);
      const name = `${choice.dialog}\0${choice.title}`;
      this.choicesByTitle.set(name, [...(this.choicesByTitle.get(name) ?? []).filter(({ id }) => id !== choice.id), choice]);
    }
  }

  add({ choices, objects, entries }: Referents): void {
    this.addChoices(choices);
    for (const object of objects) this.objectsById.set(object.id, object);
    for (const entry of entries) this.entriesById.set(entry.id, entry);
  }
}

/** What is asked while values are accepted. */
export interface ReferenceRecords extends Pick<Records, 'referents'> {
  readonly choices: Pick<Records['choices'], 'titled' | 'keep' | 'ensure'>;
}

const nothing = new References();

/** Asks for everything that showing values needs: one statement, or none. */
export async function lookUp(
  reads: Pick<Reads, 'referents'>,
  { choices, objects, entries }: Pick<ReferenceIds, 'objects' | 'entries'> & { readonly choices: ReadonlySet<number> },
  known?: References,
): Promise<References> {
  if (choices.size + objects.size + entries.size === 0) return known ?? nothing;
  const found = known ?? new References();
  found.add(await reads.referents.find({ choices: [...choices], objects: [...objects], entries: [...entries] }));
  return found;
}

/** Asks for everything that accepting values needs: at most two statements, one more where the name of a CMDB status is unknown. */
export async function lookUpForWriting(records: ReferenceRecords, wanted: ReferenceIds): Promise<References> {
  const { titles, choices, dialogs, objects, entries } = wanted;
  if (titles.length + choices.size + dialogs.length === 0) return lookUp(records, wanted);
  const found = new References();
  if (titles.length + choices.size > 0) {
    const named = [...new Set(titles.map(({ dialog }) => dialog))];
    found.addChoices(await records.choices.titled(named, [...new Set(titles.map(({ title }) => title))], [...choices]));
  }
  if (dialogs.length > 0) found.addChoices(await records.choices.keep(dialogs));
  return lookUp(records, { choices: none, objects, entries }, found);
}

const none: ReadonlySet<number> = new Set();
