import type { ChoiceDefinition, ChoiceId, DialogDefinition, Titles } from '../../generated/types.js';
import type { Dialog } from '../attributes/catalog-lookups.js';
import { definitions, parts, type Source, type Sources } from './sources.js';

/** The dialog of a definition, ready to be searched. */
export function dialogOf({ choices, ...definition }: DialogDefinition): Dialog {
  const byId = new Map(choices.map(choice => [choice.id, choice]));
  const byConstant = grouped(choices, choice => [choice.const]);
  const byTitle = grouped(choices, choice => Object.values(choice.title));
  const byText = grouped(choices, choice => [choice.id]);
  return { ...definition, choices, byId, find: text => byConstant.get(text) ?? byTitle.get(text) ?? byText.get(text) ?? none };
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
export function derivedDialogs({ objectTypes, relationTypes, cmdbStatuses, recordStatuses }: Omit<Sources, 'dialogs'>) {
  const stored = definitions(recordStatuses).filter(status => status.stored !== false);
  return [
    derived('object_type', parts.objectTypes.path, definitions(objectTypes).map(choice).sort(byId)),
    derived('relation_type', parts.relationTypes.path, definitions(relationTypes).map(choice)),
    derived(
      'cmdb_status',
      parts.cmdbStatuses.path,
      definitions(cmdbStatuses).map(status => ({ ...choice(status), color: status.color })),
    ),
    derived(
      'record_status',
      parts.recordStatuses.path,
      stored.map(status => choice({ ...status, id: status.value })),
    ),
  ];
}

function derived(name: string, file: string, choices: ChoiceDefinition[]): Source<DialogDefinition> {
  return { file, place: '', definition: { name, choices } };
}

function choice({ id, const: constant, title }: { id: number; const: string; title: Titles }) {
  return { id, const: constant, title };
}

function byId(one: { id: number }, other: { id: number }): number {
  return one.id - other.id;
}
