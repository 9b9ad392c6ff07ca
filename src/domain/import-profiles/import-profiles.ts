import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { limitExceeded } from '../../rpc/rpc-error.js';
import { requireShared } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { ImportProfileContent } from '../storage/import-profiles.js';

const maxProfiles = 1000;

/** A profile as it is saved: its columns with their titles, and what their cells become. */
export interface ImportProfileDraft extends Omit<ImportProfileContent, 'columns'> {
  readonly columns: readonly {
    readonly title: string;
    readonly target?: string;
    readonly key?: boolean;
    readonly unit?: string;
  }[];
}

/**
 * Saves a profile of imports in the place of the one with its title, if there is one; returns its id.
 * @throws RpcError Forbidden, InvalidParameters, LimitExceeded
 */
export function saveImportProfile(context: DomainContext, draft: ImportProfileDraft): Promise<number> {
  requireShared(context, 'kataster.import_profile.save');
  rejectUnknown(context, draft);
  const content = { ...draft, columns: JSON.stringify(draft.columns) };
  return context.store.transaction(authorOf(context), async ({ importProfiles }) => {
    const profiles = await importProfiles.lockForUpdate();
    const known = profiles.find(({ title }) => title === draft.title);
    if (!known && profiles.length < maxProfiles) return importProfiles.insert(content);
    if (!known) throw limitExceeded(text('AtMostProfilesOfImports', { maxProfiles }), { title: text('ExpectedThatOfSavedOne') });
    await importProfiles.update(known.id, content);
    return known.id;
  });
}

/**
 * Deletes the profile of imports with this title.
 * @throws RpcError Forbidden, InvalidParameters
 */
export function deleteImportProfile(context: DomainContext, title: string): Promise<void> {
  requireShared(context, 'kataster.import_profile.delete');
  return context.store.transaction(authorOf(context), async ({ importProfiles }) => {
    const known = (await importProfiles.lockForUpdate()).find(each => each.title === title);
    if (!known) throw invalidParameter('title', text('ThereIsNoProfileExpected', { title: JSON.stringify(title) }));
    await importProfiles.remove(known.id);
  });
}

/** @throws RpcError InvalidParameters */
function rejectUnknown({ registry }: DomainContext, { type, columns }: ImportProfileDraft): void {
  if (type !== null && !registry.objectType(type))
    throw invalidParameter('type', text('ThereIsNoObjectType', { type: JSON.stringify(type) }));
  for (const [at, { target = '' }] of columns.entries()) {
    const [constant = '', key] = target.split('-');
    if (key === undefined) continue;
    const category = registry.category(constant);
    if (!category) throw invalidParameter(`columns.${at}.target`, text('ThereIsNoCategory', { constant }));
    if (!category.attributesByName.has(key))
      throw invalidParameter(`columns.${at}.target`, text('ThereIsNoAttributeIn', { key: JSON.stringify(key), constant }));
  }
}
