import { comparableTitle } from './choice-titles.js';

/** Ids above this belong to choices that users added; the catalogue knows the others. */
export const lastCatalogueChoice = 10_000;

/** Members of an added choice that values show. */
export interface ReferencedChoice {
  readonly id: number;
  readonly dialog: string;
  /** The choice it depends on; `''` where it depends on none. */
  readonly parent: string;
  readonly title: string;
  /** Constant by which programs name it; CMDB statuses have one. */
  readonly constant: string | null;
}

/** Members of an object that links to it show. */
export interface ReferencedObject {
  readonly id: number;
  readonly title: string;
  readonly sysid: string;
  readonly type: string;
}

/** Members of an entry that links to it show. */
export interface ReferencedEntry {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  /** The id of its object, and the title of that. */
  readonly object: number;
  readonly owner: string;
}

/** A relation that a link of an entry tells, or an entry of its own. */
export interface ReferencedRelation {
  /** Id of the object that stands for it. */
  readonly id: number;
  /** The link, and the object whose entry has it; without an attribute the entry itself is the relation. */
  readonly category: string;
  readonly attribute: string;
  readonly owner: number;
  /** The object that the link leads to; 0 where the values name both. */
  readonly target: number;
  /** The values of the entry, as JSON. */
  readonly values: string;
}

/** Ids and titles to be looked up, collected so that the database is asked once. */
export class ReferenceIds {
  readonly choices = new Set<number>();
  readonly objects = new Set<number>();
  readonly entries = new Set<number>();
  readonly relations = new Set<number>();
  readonly titles: { readonly dialog: string; readonly title: string }[] = [];
  /** Dialogs whose added choices are wanted whatever they are. */
  readonly dialogs: string[] = [];
}

/** Choices, objects and entries that values refer to. */
export interface Referenced {
  readonly choices: readonly ReferencedChoice[];
  readonly objects: readonly ReferencedObject[];
  readonly entries: readonly ReferencedEntry[];
  /** Their objects are among the others. */
  readonly relations?: readonly ReferencedRelation[];
}

/** References that were found, by id and by title. */
export class References {
  private readonly choicesById = new Map<number, ReferencedChoice>();
  private readonly choicesByTitle = new Map<string, ReferencedChoice[]>();
  private readonly objectsById = new Map<number, ReferencedObject>();
  private readonly entriesById = new Map<number, ReferencedEntry>();
  private readonly relationsById = new Map<number, ReferencedRelation>();

  choice(id: number): ReferencedChoice | undefined {
    return this.choicesById.get(id);
  }

  choicesTitled(dialog: string, title: string): readonly ReferencedChoice[] {
    return this.choicesByTitle.get(nameOf(dialog, title)) ?? [];
  }

  choicesOf(dialog: string): readonly ReferencedChoice[] {
    return [...this.choicesById.values()].filter(choice => choice.dialog === dialog);
  }

  object(id: number): ReferencedObject | undefined {
    return this.objectsById.get(id);
  }

  entry(id: number): ReferencedEntry | undefined {
    return this.entriesById.get(id);
  }

  relation(id: number): ReferencedRelation | undefined {
    return this.relationsById.get(id);
  }

  addChoices(choices: readonly ReferencedChoice[]): void {
    for (const choice of choices) {
      this.choicesById.set(choice.id, choice);
      const name = nameOf(choice.dialog, choice.title);
      this.choicesByTitle.set(name, [...(this.choicesByTitle.get(name) ?? []).filter(({ id }) => id !== choice.id), choice]);
    }
  }

  add({ choices, objects, entries, relations = [] }: Referenced): void {
    this.addChoices(choices);
    for (const object of objects) this.objectsById.set(object.id, object);
    for (const entry of entries) this.entriesById.set(entry.id, entry);
    for (const relation of relations) this.relationsById.set(relation.id, relation);
  }
}

function nameOf(dialog: string, title: string): string {
  return `${dialog}\0${comparableTitle(title)}`;
}
