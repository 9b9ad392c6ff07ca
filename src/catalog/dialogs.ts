import type { ChoiceDefinition, ChoiceId, DialogDefinition, RelationTypeDefinition, Titles } from '../../generated/types.js';
import type { Dialog } from '../attributes/catalog-lookups.js';
import { comparableTitle } from '../attributes/choice-titles.js';
import { unitsOf } from '../attributes/units.js';
import { definitions, parts, type Source, type Sources } from './sources.js';

/** The dialog of a definition, ready to be searched. */
export function dialogOf({ choices, ...definition }: DialogDefinition): Dialog {
  const byId = new Map(choices.map(choice => [choice.id, choice]));
  const byConstant = groupChoices(choices, choice => [choice.const]);
  const byTitle = groupChoices(choices, choice => Object.values(choice.title));
  const byComparableTitle = groupChoices(choices, choice => Object.values(choice.title).map(comparableTitle));
  const byText = groupChoices(choices, choice => [choice.id]);
  const unitNamed = unitsOf(choices);
  const find = (text: string) =>
    byConstant.get(text) ??
    byTitle.get(text) ??
    byComparableTitle.get(comparableTitle(text)) ??
    byText.get(text) ??
    [unitNamed?.(text) ?? []].flat();
  return { ...definition, choices, byId, find, isOfUnits: unitNamed !== undefined };
}

function groupChoices(choices: readonly ChoiceDefinition[], namesOf: (choice: ChoiceDefinition) => readonly (ChoiceId | null)[]) {
  const groups = new Map<ChoiceId, readonly ChoiceDefinition[]>();
  for (const choice of choices) {
    for (const name of new Set(namesOf(choice)))
      if (name !== null) groups.set(name, Object.freeze([...(groups.get(name) ?? []), choice]));
  }
  return groups;
}

/** Dialogs that repeat another part of the catalogue; nobody has to write them twice. */
export function deriveDialogs({ objectTypes, relationTypes, cmdbStatuses, recordStatuses }: Omit<Sources, 'dialogs'>) {
  const stored = definitions(recordStatuses).filter(status => status.stored !== false);
  return [
    deriveDialog(
      'object_type',
      parts.objectTypes.path,
      definitions(objectTypes)
        .map(type => ({ ...choice(type), formerTitle: `LC__CMDB__${type.const.slice(3)}` }))
        .sort(byId),
    ),
    deriveDialog(
      'relation_type',
      parts.relationTypes.path,
      definitions(relationTypes).map(type => ({ ...choice(type), formerTitle: formerRelationTitle(type) })),
    ),
    deriveDialog(
      'cmdb_status',
      parts.cmdbStatuses.path,
      definitions(cmdbStatuses).map(status => ({
        ...choice(status),
        color: status.color,
        formerTitle: `LC${status.const.slice(1)}`,
      })),
    ),
    deriveDialog(
      'record_status',
      parts.recordStatuses.path,
      stored.map(status => choice({ ...status, id: status.value })),
    ),
  ];
}

function deriveDialog(name: string, file: string, choices: ChoiceDefinition[]): Source<DialogDefinition> {
  return { file, place: '', definition: { name, choices } };
}

function choice({ id, const: constant, title }: { id: number; const: string; title: Titles }) {
  return { id, const: constant, title };
}

/** Language constant of a relation type: of the category whose links make such relations, or of its own. */
function formerRelationTitle({ const: constant, category }: RelationTypeDefinition): string {
  return !category ? `LC${constant.slice(1)}` : `LC__CMDB__${category.slice(3)}`;
}

function byId(one: { id: number }, other: { id: number }): number {
  return one.id - other.id;
}
