import type { DirectorySync, ProviderInfo, SyncReport } from '../../../../generated/client.js';
import { FormButton } from '../../parts/form-dialog.js';
import { notify } from '../../parts/notices.js';
import { Time } from '../../parts/time.js';
import { writes } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { directoryWords } from './directory-words.js';
import { failed } from './write.js';

/** Milliseconds between two questions for the end of a sync. */
const pollIntervalMs = 2000;

/** Whether a provider is a directory, which can be synchronized. */
export const isDirectory = ({ issuer }: ProviderInfo): boolean => /^ldaps?:/.test(issuer);

/** The last sync of a directory: when, and what came of it. */
export function LastSync({ of: { last_sync: sync } }: { readonly of: ProviderInfo }) {
  if (!sync) return null;
  return (
    <span class="breakable">
      <Time value={sync.ended ?? sync.begun} />
      <small class={sync.state === 'failed' ? 'warned' : undefined}>{sync.outcome}</small>
    </span>
  );
}

/** Buttons of a directory: a test of the connection, and a sync, of which a dry run is shown first. */
export function DirectoryActions({ of }: { readonly of: ProviderInfo }) {
  const { id, title } = of;
  return (
    <>
      <button type="button" class="small" onClick={() => void tested(id)}>
        {say(directoryWords.test)}
      </button>
      <FormButton
        isSmall={true}
        title={say(directoryWords.syncOf, { title })}
        label={say(directoryWords.sync)}
        submit={say(directoryWords.dryRun)}
        save={async () => ({ message: '', sync: await ended(id, true) })}
        outcome={({ sync }) => <Tried id={id} sync={sync} />}
      >
        <p>{say(directoryWords.syncHint)}</p>
      </FormButton>
    </>
  );
}

function Tried({ id, sync }: { readonly id: string; readonly sync: DirectorySync | null }) {
  return (
    <div role="status">
      <p>{sync?.outcome}</p>
      {sync?.report && <Figures of={sync.report} />}
      {sync?.state === 'done' && (
        <button type="button" class="primary" onClick={() => void synchronized(id)}>
          {say(directoryWords.syncNow)}
        </button>
      )}
    </div>
  );
}

function Figures({ of: { refused, ...report } }: { readonly of: SyncReport }) {
  const { memberships_added: added, memberships_removed: removed } = report;
  const { disabled, without_login: login, not_admitted: admitted, last_administrator: last } = refused;
  return (
    <ul>
      <li>{say(directoryWords.memberships, { added, removed })}</li>
      <li>{say(directoryWords.refused, { disabled, login, admitted, last })}</li>
    </ul>
  );
}

/** Says whether a directory can be reached, and what is wrong where it cannot. */
async function tested(id: string): Promise<void> {
  notify(say(directoryWords.testing));
  await service.value.kataster.provider.connect({ id }).then(({ outcome }) => notify(outcome), failed);
}

async function synchronized(id: string): Promise<void> {
  notify(say(directoryWords.syncing));
  await ended(id, false).then(sync => {
    writes.value += 1;
    notify(sync?.outcome ?? '');
  }, failed);
}

/** A sync, once it has ended: a call waits for a while alone. */
async function ended(id: string, dryRun: boolean): Promise<DirectorySync | null> {
  const { provider } = service.value.kataster;
  let sync: DirectorySync | null = await provider.sync({ id, dry_run: dryRun });
  while (sync?.state === 'running') {
    await new Promise(resolve => setTimeout(resolve, pollIntervalMs));
    sync = (await provider.read({ id }))[0]?.last_sync ?? null;
  }
  return sync;
}
