import { Command } from 'commander';
import { localizeCommand } from './language/localized.js';
import { language } from './language/spoken.js';
import { programVersion } from './package-file.js';

/** Every command, by the word it is called with. Each is loaded when it is wanted, as most need but a part of the program. */
const commands = {
  serve: async () => (await import('./serve.js')).serveCommand(),
  key: async () => (await import('./key.js')).keyCommand(),
  user: async () => (await import('./user.js')).userCommand(),
  provider: async () => (await import('./provider.js')).providerCommand(),
  webhook: async () => (await import('./webhook.js')).webhookCommand(),
  audit: async () => (await import('./audit.js')).auditCommand(),
  secret: async () => (await import('./secret.js')).secretCommand(),
  backup: async () => (await import('./backup.js')).backupCommand(),
  check: async () => (await import('./check.js')).checkCommand(),
  restore: async () => (await import('./restore.js')).restoreCommand(),
  import: async () => (await import('./import.js')).importCommand(),
  export: async () => (await import('./export.js')).exportCommand(),
  move: async () => (await import('./move.js')).moveCommand(),
  schema: async () => (await import('./schema.js')).schemaCommand(),
  'object-type': async () => (await import('./object-type.js')).objectTypeCommand(),
  log: async () => (await import('./log.js')).logCommand(),
  undo: async () => (await import('./undo.js')).undoCommand(),
  history: async () => (await import('./history.js')).historyCommand(),
  report: async () => (await import('./report.js')).reportCommand(),
  generate: async () => (await import('./generate.js')).generateCommand(),
} satisfies Record<string, () => Promise<Command>>;

/** `kataster` with the command that is called, or with all of them where that is none: then they are listed. */
export async function program([called = '']: readonly string[], spoken = language()): Promise<Command> {
  const wanted = Object.entries(commands).filter(([word]) => word === called);
  const kataster = new Command('kataster')
    .description('CmdbService')
    .version(programVersion(), '--version', 'ShowWhichVersionThisIs');
  for (const [, load] of wanted.length > 0 ? wanted : Object.entries(commands)) kataster.addCommand(await load());
  return localizeCommand(kataster, spoken);
}
