import { setImmediate as turn } from 'node:timers/promises';
import type { Registry } from '../../catalog/registry.js';
import { globalCategory } from '../categories.js';
import type { ChoicePlace, ChoiceRecord, ChoiceSought, Gone } from '../storage/choices.js';
import type { Store } from '../storage/store.js';

/** Rows that a slice of a search begins with and has at most, and the milliseconds it may keep others waiting. */
const firstSlice = 500;
const largestSlice = 2_000;
const sliceTakes = 10;

/** A choice, and every place of the catalogue where it could be held. */
export function soughtIn(
  registry: Registry,
  { id, dialog }: Pick<ChoiceSought, 'id'> & Pick<ChoiceRecord, 'dialog'>,
): ChoiceSought {
  return { id, places: placesOf(registry, dialog) };
}

/**
 * How often a choice is held among entries, objects or later changes than a number, in slices of a few milliseconds: others have
 * their turn in between.
 */
export async function usesAmong({ reads, commits }: Store, sought: ChoiceSought, of: Gone, from = 0): Promise<number> {
  // A database that others write to runs elsewhere: how long it takes keeps nobody waiting here.
  const isOnLoop = commits !== undefined;
  let [after, uses, count] = [from, 0, isOnLoop ? firstSlice : largestSlice];
  for (;;) {
    const since = performance.now();
    const found = await reads.choices.usesIn(sought, { of, after, count });
    uses += found.uses;
    if (found.last === null || found.looked < count) return uses;
    after = found.last;
    if (isOnLoop) count = sliceAfter(count, performance.now() - since);
    await turn();
  }
}

/** Twice as long a slice at most, and so much shorter as one took too long. */
function sliceAfter(count: number, took: number): number {
  return Math.min(largestSlice, Math.max(1, Math.floor(count * Math.min(2, sliceTakes / Math.max(took, 1)))));
}

/** Lists whose choices depend on one of this list. */
export function dependentsOf({ categories }: Registry, dialog: string): string[] {
  const dependents = categories.flatMap(({ attributes, attributesByKey }) =>
    attributes.filter(({ dependsOn = '' }) => attributesByKey.get(dependsOn)?.dialog === dialog).map(each => each.dialog ?? ''),
  );
  return [...new Set(dependents)].filter(name => name !== '');
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
