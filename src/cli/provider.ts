import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import type { DirectorySync, Kataster, ProviderInfo } from '../../generated/client.js';
import { maxSyncMs } from '../domain/identity/sync-state.js';
import { readHiddenLine } from './hidden-line.js';
import { say, sayEach } from './language/spoken.js';
import { print } from './output.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { table } from './table.js';

/** Milliseconds between two questions for the end of a sync. */
const pollIntervalMs = 1000;
const id = ['<id>', 'IdThatKatasterProviderListShows'] as const;
const names = {
  id: '<id>',
  issuer: '--issuer',
  client: '--client',
  secret: '--secret',
  title: '--title',
  groups_claim: '--groups-claim',
  subject_claim: '--subject-claim',
};

/** `kataster provider list|save|connect|sync|disable|enable|delete`: the providers at which people sign in, also where none of them works. */
export function providerCommand(): Command {
  return [listCommand(), saveCommand(), connectCommand(), syncCommand(), ...steps()].reduce(
    (provider, command) => provider.addCommand(command),
    new Command('provider').description('ManageProvidersOfOpenIDConnectAtWhich'),
  );
}

/** Options of a provider, as typed. */
interface SaveOptions {
  readonly title?: string;
  readonly issuer?: string;
  readonly client?: string;
  readonly scopes?: string;
  readonly groupsClaim?: string;
  readonly subjectClaim?: string;
  readonly secret?: true;
}

function listCommand(): Command {
  return new Command('list')
    .description('ShowEveryProviderWithoutItsSecret')
    .action(() => withService(async ({ kataster }) => print(providerTable(await kataster.provider.read({})))));
}

function saveCommand(): Command {
  return new Command('save')
    .description('CreateProvider')
    .argument('<id>', 'LowerCaseLetters')
    .option('--title <title>', 'NameOnButtonOfSignInPage')
    .option('--issuer <address>', 'IssuerAsItsTokensNameIt')
    .option('--client <client>', 'IdByWhichProviderKnowsThisService')
    .option('--scopes <scopes>', 'ScopesThatAreAskedFor')
    .option('--groups-claim <claim>', 'ClaimThatListsGroupsOfPerson')
    .option('--subject-claim <claim>', 'ClaimThatIdentifiesAccount')
    .option('--secret', 'AskForSecret')
    .addHelpText('after', settingsHelp())
    .action(save);
}

async function save(id: string, { secret: asksSecret, groupsClaim, subjectClaim, ...options }: SaveOptions): Promise<void> {
  const secret = asksSecret && (await readHiddenLine(say('SecretOf', { id })));
  const settings = {
    ...options,
    ...(groupsClaim !== undefined && { groups_claim: groupsClaim }),
    ...(subjectClaim !== undefined && { subject_claim: subjectClaim }),
    ...(secret !== undefined && { secret }),
  };
  await withService(async ({ kataster }) => print((await kataster.provider.save({ id, ...settings })).message), {
    missing: 'made',
    names,
  });
}

function connectCommand(): Command {
  return new Command('connect')
    .description('TestConnectionWithDirectory')
    .argument(...id)
    .action((provider: string) =>
      withService(
        async ({ kataster }) => {
          const { connected, outcome } = await kataster.provider.connect({ id: provider });
          print(outcome);
          if (!connected) process.exitCode = 1;
        },
        { names },
      ),
    );
}

function syncCommand(): Command {
  return new Command('sync')
    .description('SynchronizeDirectoryNow')
    .argument(...id)
    .option('--dry-run', 'ReportWhatSyncWouldDo')
    .action((provider: string, { dryRun = false }: { readonly dryRun?: true | false }) =>
      withService(async service => printSync(await syncOf(service, provider, dryRun)), { names, within: maxSyncMs }),
    );
}

/** The end of a sync; one that the call did not wait for is asked for again. `null` where the directory was deleted meanwhile. */
async function syncOf({ kataster }: Kataster, id: string, dryRun: boolean): Promise<DirectorySync | null> {
  let sync: DirectorySync | null = await kataster.provider.sync({ id, dry_run: dryRun });
  while (sync?.state === 'running') {
    await pause(pollIntervalMs);
    sync = (await kataster.provider.read({ id }))[0]?.last_sync ?? null;
  }
  return sync;
}

function printSync(sync: DirectorySync | null): void {
  if (sync?.state !== 'done') process.exitCode = 1;
  if (!sync) return;
  const { outcome, report } = sync;
  print(outcome);
  if (!report) return;
  const { memberships_added: added, memberships_removed: removed, refused } = report;
  const { without_login: withoutLogin, not_admitted: notAdmitted, last_administrator: lastAdministrator } = refused;
  print(say('FiguresOfSync', { added, removed, disabled: refused.disabled, withoutLogin, notAdmitted, lastAdministrator }));
  const { first_change_set: first, last_change_set: last } = report;
  if (first !== null && last !== null) print(say('ChangeSetsOfSync', { first, last }));
}

function steps(): readonly Command[] {
  return [
    step('disable', 'LetNobodySignInByProviderAny', ({ kataster }, id) => kataster.provider.save({ id, enabled: 0 })),
    step('enable', 'LetPeopleSignInByProviderAgain', ({ kataster }, id) => kataster.provider.save({ id, enabled: 1 })),
    step('delete', 'DeleteProviderWithItsAccounts', ({ kataster }, id) => kataster.provider.delete({ id })),
  ];
}

function step(
  name: string,
  description: string,
  carryOut: (service: Kataster, id: string) => Promise<{ readonly message: string }>,
): Command {
  return new Command(name)
    .description(description)
    .argument(...id)
    .action((provider: string) => withService(async service => print((await carryOut(service, provider)).message), { names }));
}

function providerTable(providers: readonly ProviderInfo[]): string {
  const rows = providers.map(({ id, title, issuer, client, has_secret, enabled }) => [
    ...[id, issuer, client],
    has_secret ? say('Set') : say('None'),
    enabled ? say('Enabled') : say('Disabled'),
    title,
  ]);
  return table(sayEach(['HeadingId', 'HeadingIssuer', 'HeadingClient', 'HeadingSecret', 'HeadingState', 'HeadingTitle']), rows);
}
