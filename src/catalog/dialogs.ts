import type { ChoiceDefinition, ChoiceId, DialogDefinition } from '../../generated/types.js';
import type { Source, Sources } from './sources.js';

/** A dialog list with its shipped choices, found by id or by what people write. */
export interface Dialog {
  readonly name: string;
  readonly choices: readonly ChoiceDefinition[];
  readonly byId: ReadonlyMap<ChoiceId, ChoiceDefinition>;
  /** Choices with this constant; if there are none, with this title in any language; if there are none, with this textual id. */
  find(text: string): readonly ChoiceDefinition[];
}

/** The dialog of a definition, ready to be searched. */
export function dialogOf({ name, choices }: DialogDefinition): Dialog {
  const byId = new Map(choices.map(choice => [choice.id, choice]));
  const byConstant = grouped(choices, choice => [choice.const]);
  const byTitle = grouped(choices, choice => Object.values(choice.title));
  const byText = grouped(choices, choice => [choice.id]);
  return { name, choices, byId, find: text => byConstant.get(text) ?? byTitle.get(text) ?? byText.get(text) ?? none };
}

const none: readonly ChoiceDefinition[] = Object.freeze([]);

function grouped(choices: readonly ChoiceDefinition[], namesOf: (choice: ChoiceDefinition) => readonly (ChoiceId | null)[]) {
  const groups = new Map<ChoiceId, readonly ChoiceDefinition[]>();
  for (const choice of choices) {
    for (const name of new Set(namesOf(choice)))
      if (name !== null) groups.set(name, Object.freeze([...(groups.get(name) ?? []), choice]));
  }
  return groups;
}

/** Dialogs that repeat another part of the catalogue; nobody has to write them twice. */
export function derivedDialogs(sources: Omit<Sources, 'dialogs'>): Source<DialogDefinition>[] {
  const stored = sources.recordStatuses.filter(({ definition }) => definition.stored !== false);
  return [
    derived(
      'object_type',
      sources.objectTypes.map(({ definition: { id, const: constant, title } }) => ({ id, const: constant, title })).sort(byId),
    ),
    derived(
      'relation_type',
      sources.relationTypes.map(({ definition: { id, const: constant, title } }) => ({ id, const: constant, title })),
    ),
    derived(
      'cmdb_status',
      sources.cmdbStatuses.map(({ definition: { id, const: constant, title, color } }) => ({
        id,
        const: constant,
        title,
        color,
      })),
    ),
    derived(
      'record_status',
      stored.map(({ definition: { value, const: constant, title } }) => ({ id: value, const: constant, title })),
    ),
  ];
}

function derived(name: string, choices: ChoiceDefinition[]): Source<DialogDefinition> {
  return { file: `the dialog derived from the ${name.replace('_', ' ')} files`, place: '', definition: { name, choices } };
}

function byId(one: { id: number }, other: { id: number }): number {
  return one.id - other.id;
}
