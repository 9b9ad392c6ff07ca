import type { ChoiceRecord, EntrySummary, ObjectSummary, Reads, Records, Referents } from './store.js';

/** Ids above this belong to choices that users added; the catalogue knows the others. */
export const lastCatalogueChoice = 10_000;

/** What the database has to be asked, collected so that it is asked once. */
export class Wanted {
  readonly choices = new Set<number>();
  readonly objects = new Set<number>();
  readonly entries = new Set<number>();
  readonly titles: { readonly dialog: string; readonly title: string }[] = [];
}

/** What the database answered. */
export class Found {
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

const nothing = new Found();

/** Asks for everything that showing values needs: one statement, or none. */
export async function lookUp(reads: Reads, { choices, objects, entries }: Wanted, known?: Found): Promise<Found> {
  if (choices.size + objects.size + entries.size === 0) return known ?? nothing;
  const found = known ?? new Found();
  found.add(await reads.referents.find({ choices: [...choices], objects: [...objects], entries: [...entries] }));
  return found;
}

/** Asks for everything that accepting values needs: at most two statements. */
export async function lookUpForWriting(records: Records, wanted: Wanted): Promise<Found> {
  if (wanted.titles.length === 0) return lookUp(records, wanted);
  const found = new Found();
  const dialogs = [...new Set(wanted.titles.map(({ dialog }) => dialog))];
  const titles = [...new Set(wanted.titles.map(({ title }) => title))];
  found.addChoices(await records.choices.titled(dialogs, titles));
  return lookUp(records, wanted, found);
}
