import type { DirectorySync, DirectoryTested, SyncReport } from '../../generated/types.js';
import { utcOrZoned } from '../attributes/time-zones.js';
import { isDirectory } from '../domain/identity/directory-address.js';
import { directoryFaults, type FaultOfDirectory } from '../domain/identity/directory-faults.js';
import { readProviders } from '../domain/identity/provider-administration.js';
import type { SyncReport as Report } from '../domain/identity/sync-report.js';
import type { SyncState } from '../domain/identity/sync-state.js';
import type { ProviderRecord } from '../domain/storage/identity.js';
import { inLanguage, type Text, text } from '../messages/text.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { CallContext, CountedPersons, DirectoryCalls } from './context.js';

/** A directory that calls ask. */
interface AskedDirectory {
  readonly provider: ProviderRecord;
  readonly directories: DirectoryCalls;
}

/**
 * The provider with this id, which is a directory.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function directoryNamed(context: CallContext, id: string): Promise<AskedDirectory> {
  const [provider] = await readProviders(context, id);
  const { directories } = context;
  if (!provider || !directories) throw new Error('No directory is asked here');
  if (!isDirectory(provider)) throw invalidParameter('id', text('ProviderIsNoDirectory', { id }));
  return { provider, directories };
}

/**
 * Synchronizes a directory as the caller; the state is that of a running sync where it takes long.
 * @throws RpcError Forbidden, InvalidParameters, Busy where it is being synchronized
 */
export async function syncDirectory(context: CallContext, id: string, isDryRun: boolean): Promise<SyncState> {
  const { provider, directories } = await directoryNamed(context, id);
  if (provider.enabled !== 1) throw invalidParameter('id', text('ProviderIsDisabled', { id }));
  const { key, actor, user, method, origin } = context;
  return directories.sync(provider, { key, actor, user, method, origin }, isDryRun);
}

/** A sync as answers show it. */
export function presentSync(state: SyncState, context: CallContext): DirectorySync;
export function presentSync(state: SyncState | undefined, context: CallContext): DirectorySync | null;
export function presentSync(state: SyncState | undefined, { language, timeZone }: CallContext): DirectorySync | null {
  if (!state) return null;
  const { begun, ended, isDryRun, fault, report } = state;
  return {
    state: ended === null ? 'running' : fault ? 'failed' : 'done',
    begun: utcOrZoned(begun, timeZone),
    ended: ended && utcOrZoned(ended, timeZone),
    dry_run: isDryRun,
    fault: fault?.fault ?? null,
    outcome: inLanguage(outcomeOf(state), language),
    report: report ? presentReport(report) : null,
  };
}

/** The outcome of a sync in words. */
export function outcomeOf({ ended, isDryRun, fault, report }: SyncState): Text {
  const outcome = fault ? faultText(fault) : report && figuresOf(report);
  if (ended === null || !outcome) return text('DirectoryIsRunning');
  return isDryRun ? text('DirectoryTried', { outcome }) : outcome;
}

function figuresOf({ refused, ...report }: Report): Text {
  const { found, created, changed, disabled, unchanged } = report;
  const left = Object.values(refused).reduce((sum, each) => sum + each, 0);
  return text('DirectorySynced', { found, created, changed, disabled, unchanged, refused: left });
}

function faultText({ fault, detail }: FaultOfDirectory): Text {
  return { id: directoryFaults[fault], values: { detail } };
}

function presentReport({ refused, ...report }: Report): SyncReport {
  const { found, created, changed, unchanged, disabled } = report;
  return {
    ...{ found, created, changed, unchanged, disabled },
    memberships_added: report.membershipsAdded,
    memberships_removed: report.membershipsRemoved,
    refused: {
      disabled: refused.disabled,
      without_login: refused.withoutLogin,
      not_admitted: refused.notAdmitted,
      last_administrator: refused.lastAdministrator,
    },
    first_change_set: report.firstChangeSet,
    last_change_set: report.lastChangeSet,
  };
}

/** The outcome of a test of the connection. */
export function presentTested(tested: CountedPersons | FaultOfDirectory, { language }: CallContext): DirectoryTested {
  if ('fault' in tested)
    return { connected: false, found: null, fault: tested.fault, outcome: inLanguage(faultText(tested), language) };
  const { found, isMore } = tested;
  const outcome = text(isMore ? 'DirectoryFoundMany' : 'DirectoryFound', { found });
  return { connected: true, found, fault: null, outcome: inLanguage(outcome, language) };
}
