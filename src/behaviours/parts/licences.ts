import { entriesLinked, type Found } from '../../domain/behaviours/needs.js';

/** The licence that an installation uses. */
export const licenceUsed = entriesLinked('assigned_license', 'C__CATS__LICENCE_LIST');

/** The key of it. */
export function licenceKey(
  _: unknown,
  { facts }: { readonly facts: { readonly licence: readonly Found<'C__CATS__LICENCE_LIST'>[] } },
): unknown {
  return facts.licence[0]?.values.key ?? '';
}
