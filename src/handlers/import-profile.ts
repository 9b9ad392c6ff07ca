import type { ImportProfile } from '../../generated/types.js';
import { nameOf } from '../attributes/names.js';
import type { Registry } from '../catalog/registry.js';
import { deleteImportProfile, saveImportProfile } from '../domain/import-profiles/import-profiles.js';
import type { ImportProfileRecord } from '../domain/storage/import-profiles.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';

/** kataster.import_profile: how kinds of CSV files are imported. */
export const importProfile: MethodHandlers<CallContext>['import_profile'] = {
  async delete({ title }, context) {
    await deleteImportProfile(context, title);
    return { result: presentDone(context, text('ImportProfileDeleted', { title })) };
  },

  async read(_, { store, registry }) {
    return { result: (await store.reads.importProfiles.list()).map(each => presentProfile(each, registry)) };
  },

  async save({ title, columns, type = null, encoding = null, separator = null }, context) {
    const id = await saveImportProfile(context, { title, columns, type, encoding, separator });
    return { result: { ...presentDone(context, text('ImportProfileSaved', { title })), id } };
  },
};

/** Attributes are named as they are now, whatever the profile was saved with. */
function presentProfile({ columns, ...profile }: ImportProfileRecord, registry: Registry): ImportProfile {
  const saved: ImportProfile['columns'] = JSON.parse(columns);
  const named = saved.map(({ target, ...column }) => ({ ...column, ...(target && { target: targetNow(target, registry) }) }));
  return { ...profile, columns: named } as ImportProfile;
}

function targetNow(target: string, registry: Registry): string {
  const [category = '', key = ''] = target.split('-');
  const attribute = registry.category(category)?.attributesByName.get(key);
  return attribute ? `${category}-${nameOf(attribute)}` : target;
}
