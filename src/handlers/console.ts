import type { ConsoleCommand, ConsoleOutput, Titles } from '../../generated/types.js';
import { purgeObjectsOf } from '../domain/objects/cleanup.js';
import { statusNamed } from '../domain/statuses.js';
import { say } from '../messages/say.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { tenant } from './version.js';

/** The outcome of a command: work that returns its lines, or why there is nothing that it could do. */
type Command =
  | { readonly run: (context: CallContext) => Promise<readonly string[]> }
  /** There is nothing to do, so the command has done it. */
  | { readonly needless: Titles }
  /** The command has no counterpart here. */
  | { readonly impossible: Titles };

function unread(format: string): Command {
  return { impossible: { en: `${format} is not read here.`, de: `${format} wird hier nicht gelesen.` } };
}

const noLdap: Command = { impossible: { en: 'No LDAP server is set up.', de: 'Es ist kein LDAP-Server eingerichtet.' } };

const commands: Readonly<Record<ConsoleCommand, Command>> = {
  'auth.cleanup': {
    needless: {
      en: 'Rights are removed together with the key, user or group that has them; nothing is left to clean up.',
      de: 'Rechte verschwinden mit dem Schlüssel, Benutzer oder der Gruppe, die sie hat; aufzuräumen ist nichts.',
    },
  },
  'import.csv': {
    impossible: {
      en: 'There is no such profile: CSV files are not read here. Programs create objects with cmdb.object.create, many calls in one batch.',
      de: 'Ein solches Profil gibt es nicht: CSV-Dateien werden hier nicht gelesen. Programme legen Objekte mit cmdb.object.create an, viele Aufrufe in einem Stapel.',
    },
  },
  'import.csvprofiles': { needless: { en: 'There are no profiles.', de: 'Es gibt keine Profile.' } },
  'import.hinventory': unread('h-inventory'),
  'import.jdisc': unread('JDisc'),
  'import.jdiscdiscovery': unread('JDisc'),
  'import.ocs': unread('OCS Inventory'),
  'import.syslog': unread('syslog'),
  'import.xml': unread('XML'),
  'ldap.sync': noLdap,
  'ldap.syncdn': noLdap,
  'logbook.archive': {
    needless: {
      en: 'The logbook is made from the history, which is not archived. KATASTER_HISTORY says how long it is kept.',
      de: 'Das Logbuch entsteht aus dem Verlauf, der nicht archiviert wird. KATASTER_HISTORY sagt, wie lange er bleibt.',
    },
  },
  'notifications.send': {
    needless: {
      en: 'No notifications wait to be sent; webhooks deliver changes by themselves.',
      de: 'Keine Benachrichtigung wartet auf den Versand; Webhooks stellen Änderungen von selbst zu.',
    },
  },
  'report.export': {
    impossible: {
      en: 'Reports are not written to files of the server.',
      de: 'Reports werden nicht in Dateien des Servers geschrieben.',
    },
  },
  'search.index': {
    async run({ searchIndex, language }) {
      await searchIndex.catchUp();
      return [{ en: 'Everything that was written can be found.', de: 'Alles, was geschrieben wurde, ist zu finden.' }[language]];
    },
  },
  'tenant.list': {
    async run({ language }) {
      return [{ en: `1: ${tenant} (active)`, de: `1: ${tenant} (aktiv)` }[language]];
    },
  },
};

/** console: commands that existing clients run on their server. */
export const serverConsole: MethodHandlers<CallContext>['console'] = {
  async run({ command }, context) {
    return { result: await outcomeOf(commands[command], context) };
  },
};

/** console.system: commands that concern the database as a whole. */
export const system: MethodHandlers<CallContext>['system'] = {
  async objectcleanup({ options: { objectStatus } }, context) {
    const status = statusNamed(/^[0-9]+$/.test(String(objectStatus)) ? Number(objectStatus) : objectStatus);
    if (status === undefined || status === 'purged') rejectParameter('options', 'objectStatus: expected a status of objects');
    const { purged, isMoreLeft } = await purgeObjectsOf(context, status);
    const output = [say(context.language, 'ObjectsCleanedUp', { count: purged })];
    return { result: { success: true, output: isMoreLeft ? [...output, say(context.language, 'MoreObjectsLeft', {})] : output } };
  },
};

async function outcomeOf(command: Command, context: CallContext): Promise<ConsoleOutput> {
  if ('run' in command) return { success: true, output: [...(await command.run(context))] };
  const isDone = 'needless' in command;
  return { success: isDone, output: [(isDone ? command.needless : command.impossible)[context.language]] };
}
