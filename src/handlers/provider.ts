import type { DirectorySync, ProviderInfo } from '../../generated/types.js';
import { rightsOf } from '../domain/access/rights.js';
import { rulesOf } from '../domain/identity/group-rules.js';
import { deleteProvider, linkAccount, readProviders, saveProvider } from '../domain/identity/provider-administration.js';
import { tryRules } from '../domain/identity/rule-trial.js';
import { readSyncs } from '../domain/identity/sync-state.js';
import type { ProviderRecord } from '../domain/storage/identity.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { directoryNamed, presentSync, presentTested, syncDirectory } from './directory.js';
import { presentDone } from './present.js';

/** kataster.provider: the providers of OpenID Connect and the directories at which people sign in. */
export const provider: MethodHandlers<CallContext>['provider'] = {
  async connect({ id }, context) {
    const { directories, provider } = await directoryNamed(context, id);
    return { result: presentTested(await directories.test(provider), context) };
  },

  async delete({ id }, context) {
    await deleteProvider(context, id);
    return { result: presentDone(context, text('ProviderDeleted', { id })) };
  },

  async link({ id, subject, login }, context) {
    await linkAccount(context, id, subject, login);
    return { result: presentDone(context, text('AccountLinked', { login })) };
  },

  async read({ id }, context) {
    const [providers, syncs] = [await readProviders(context, id), await readSyncs(context)];
    return { result: providers.map(each => presentProvider(each, presentSync(syncs.get(each.id), context))) };
  },

  async save({ id, groups_claim: groupsClaim, subject_claim: subjectClaim, rules, enabled, ...settings }, context) {
    const named = rules?.map(({ group, person_group: personGroup }) => ({ group, personGroup }));
    const isEnabled = enabled === undefined ? undefined : Boolean(enabled);
    await saveProvider(context, id, { ...settings, groupsClaim, subjectClaim, rules: named, enabled: isEnabled });
    return { result: presentDone(context, text('ProviderSaved', { id })) };
  },

  async sync({ id, dry_run: isDryRun }, context) {
    return { result: presentSync(await syncDirectory(context, id, Boolean(isDryRun)), context) };
  },

  async test({ id, groups = [], login }, context) {
    const { admitted, groups: tried, personGroups } = await tryRules(context, id, login === undefined ? { groups } : { login });
    const person_groups = personGroups.map(({ rights, ...group }) => ({ ...group, rights: rightsOf(rights) }));
    return { result: { admitted, groups: [...tried], person_groups } };
  },
};

function presentProvider(
  { id, title, issuer, client, secret, scopes, ...others }: ProviderRecord,
  sync: DirectorySync | null,
): ProviderInfo {
  return {
    ...{ id, title, issuer, client, scopes },
    has_secret: secret !== null,
    groups_claim: others.groupsClaim,
    subject_claim: others.subjectClaim,
    admitted: JSON.parse(others.admitted),
    rules: rulesOf(others).map(({ group, personGroup }) => ({ group, person_group: personGroup })),
    enabled: others.enabled === 1,
    last_sync: sync,
  };
}
