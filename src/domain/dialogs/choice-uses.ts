import type { Registry } from '../../catalog/registry.js';
import { globalCategory } from '../categories.js';
import type { ChoicePlace, ChoiceRecord } from '../storage/choices.js';
import type { Records } from '../storage/records.js';

/** How often a choice is set: in entries of whatever status, in objects, and by choices that depend on it. */
export function choiceUses(registry: Registry, records: Records, { id, dialog }: ChoiceRecord): Promise<number> {
  return records.everything.choices.uses(id, placesOf(registry, dialog), dependentsOf(registry, dialog));
}

function placesOf({ categories }: Registry, dialog: string): ChoicePlace[] {
  return categories
    .filter(category => category.storedIn === category.const)
    .flatMap(({ const: constant, attributes }) => {
      const category = constant === globalCategory ? undefined : constant;
      return attributes.flatMap(({ key, dialog: own, fields = [] }): ChoicePlace[] => [
        ...(own === dialog ? [{ category, path: [key] as const }] : []),
        ...fields.filter(field => field.dialog === dialog).map(field => ({ category, path: [key, field.key] as const })),
      ]);
    });
}

/** Lists whose choices depend on one of this list. */
function dependentsOf({ categories }: Registry, dialog: string): string[] {
  const dependents = categories.flatMap(({ attributes, attributesByKey }) =>
    attributes.filter(({ dependsOn = '' }) => attributesByKey.get(dependsOn)?.dialog === dialog).map(each => each.dialog ?? ''),
  );
  return [...new Set(dependents)].filter(name => name !== '');
}
