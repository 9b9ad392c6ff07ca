import type { ConsoleCommand, ConsoleOptions, ConsoleOutput } from '../../generated/types.js';
import { isDirectory } from '../domain/identity/directory-address.js';
import { readProviders } from '../domain/identity/provider-administration.js';
import { purgeObjectsOf } from '../domain/objects/cleanup.js';
import { statusNamed } from '../domain/statuses.js';
import { inLanguage, type Text, text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { outcomeOf, syncDirectory } from './directory.js';
import { tenant } from './version.js';

/** The end of a command, and what it has to say. */
interface Done {
  readonly success: boolean;
  readonly lines: readonly Text[];
}

/** The outcome of a command: work that returns its lines, or why there is nothing that it could do. */
type Command =
  | { readonly run: (context: CallContext, options: ConsoleOptions) => Promise<Done> }
  /** There is nothing to do, so the command has done it. */
  | { readonly needless: Text }
  /** The command has no counterpart here; one that reads the file that its options name has done its work where they name none. */
  | { readonly impossible: Text; readonly readsNamedFile?: boolean };

function unread(format: string, readsNamedFile = false): Command {
  return { impossible: text('FormatIsNotReadHere', { format }), readsNamedFile };
}

/** All directories that are enabled, or the one whose id the options name. */
const syncs: Command = { run: syncDirectories };

async function syncDirectories(context: CallContext, { ldapServerId }: ConsoleOptions): Promise<Done> {
  const all = (await readProviders(context)).filter(each => isDirectory(each) && each.enabled === 1);
  const ids = ldapServerId === undefined ? all.map(({ id }) => id) : [String(ldapServerId)];
  if (ids.length === 0) return { success: false, lines: [text('NoDirectoryIsSetUp')] };
  const lines: Text[] = [];
  let success = true;
  for (const id of ids) {
    const state = await syncDirectory(context, id, false);
    success &&= !state.fault;
    lines.push(text('OutcomeOfDirectory', { id, outcome: outcomeOf(state) }));
  }
  return { success, lines };
}

const commands: Readonly<Record<ConsoleCommand, Command>> = {
  'auth.cleanup': { needless: text('RightsGoWithTheirOwner') },
  'import.csv': { impossible: text('CsvFilesAreImportedElsewhere') },
  'import.csvprofiles': { needless: text('ProfilesAreReadByMethod') },
  'import.hinventory': unread('h-inventory', true),
  'import.jdisc': unread('JDisc'),
  'import.jdiscdiscovery': unread('JDisc'),
  'import.ocs': unread('OCS Inventory'),
  'import.syslog': unread('syslog'),
  'import.xml': unread('XML', true),
  'ldap.sync': syncs,
  'ldap.syncdn': syncs,
  'logbook.archive': { needless: text('LogbookIsMadeFromHistory') },
  'notifications.send': { needless: text('NoNotificationsWait') },
  'report.export': { impossible: text('ReportsAreNotWrittenToFiles') },
  'search.index': {
    async run({ searchIndex }) {
      await searchIndex.catchUp();
      return { success: true, lines: [text('EverythingCanBeFound')] };
    },
  },
  'tenant.list': {
    run: async () => ({ success: true, lines: [text('TenantIsActive', { tenant })] }),
  },
};

/** console: commands that existing clients run on their server. */
export const serverConsole: MethodHandlers<CallContext>['console'] = {
  async run({ command, options = {}, arguments: words = [] }, context) {
    const isBare = Object.keys(options).length === 0 && Object.keys(words).length === 0;
    return { result: await endOf(commands[command], isBare, options, context) };
  },
};

/** console.system: commands that concern the database as a whole. */
export const system: MethodHandlers<CallContext>['system'] = {
  async objectcleanup({ options: { objectStatus } }, context) {
    const status = statusNamed(/^[0-9]+$/.test(String(objectStatus)) ? Number(objectStatus) : objectStatus);
    if (status === undefined || status === 'purged') rejectParameter('options', text('ObjectStatusExpectedStatusOfObjects'));
    const { purged, isMoreLeft } = await purgeObjectsOf(context, status);
    const lines = [text('ObjectsCleanedUp', { count: purged }), ...(isMoreLeft ? [text('MoreObjectsLeft')] : [])];
    return { result: outputOf(true, lines, context) };
  },
};

async function endOf(command: Command, isBare: boolean, options: ConsoleOptions, context: CallContext): Promise<ConsoleOutput> {
  if ('run' in command) {
    const { success, lines } = await command.run(context, options);
    return outputOf(success, lines, context);
  }
  if ('needless' in command) return outputOf(true, [command.needless], context);
  return outputOf(isBare && command.readsNamedFile === true, [command.impossible], context);
}

function outputOf(success: boolean, lines: readonly Text[], { language }: CallContext): ConsoleOutput {
  return { success, output: lines.map(line => inLanguage(line, language)) };
}
