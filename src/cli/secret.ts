import { Command } from 'commander';
import { createSecretFile, keyIn } from '../config/secret-file.js';
import { settings } from '../config/settings.js';
import { type Rekeyed, type Rekeying, rekey } from '../domain/entries/rules/rekeying.js';
import { rekeyProviders } from '../domain/identity/provider-secrets.js';
import type { SecretKey } from '../domain/secrets/secret-key.js';
import { Secrets } from '../domain/secrets/secrets.js';
import { rekeySecondFactors } from '../domain/users/factor-rekeying.js';
import { rekeyWebhooks } from '../domain/webhooks/secret-rekeying.js';
import { inLanguage, textOf } from '../messages/text.js';
import { type CommandContext, withCommandContext, withKnownWorkplace } from './command-context.js';
import { fault, language, say } from './language/spoken.js';
import { print } from './output.js';
import { keysInUse, replaceKeys } from './secret-keys.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';

const setting = settings.secretFile.name;
const shown = 10;

/** `kataster secret create|encrypt|rotate|decrypt`: the key that passwords in entries, secrets of webhooks, providers and second factors are encrypted with. */
export function secretCommand(): Command {
  return new Command('secret')
    .description('ManageKeyThatPasswordsInEntries')
    .addCommand(new Command('create').description('CreateFileWithNewKey').argument('<file>', 'FileToWrite').action(create))
    .addCommand(
      new Command('encrypt')
        .description('EncryptStoredPasswordsWithKeyOf')
        .addHelpText('after', say('StopEveryServiceOfDatabaseBefore') + settingsHelp())
        .action(() => withKnownWorkplace(encrypt)),
    )
    .addCommand(
      new Command('rotate')
        .description('EncryptEveryPasswordWithKeyOfAnother')
        .argument('<file>', 'FileWithOtherKey')
        .addHelpText('after', say('StopEveryServiceOfDatabaseBefore') + settingsHelp())
        .action((file: string) => withAnyKey(workplace => rotate(workplace, file))),
    )
    .addCommand(
      new Command('decrypt')
        .description('StorePasswordsAsPlainTextsAgain')
        .addHelpText('after', say('StopEveryServiceOfDatabaseBefore') + settingsHelp())
        .action(() => withAnyKey(decrypt)),
    );
}

/** Runs a command whatever keys the database has in use: it may have been interrupted while they were changed. */
function withAnyKey(work: (workplace: CommandContext) => Promise<void>): Promise<void> {
  return withCommandContext(work, { missing: 'rejected', secretKey: 'any' });
}

function create(file: string): void {
  createSecretFile(file);
  print(say('HoldsNewKey', { file, setting }));
}

async function encrypt(workplace: CommandContext): Promise<void> {
  if (workplace.secrets.keyId === '') throw new StartError(say('ExpectedFileWithKeyToEncryptWith', { setting }));
  const { secrets } = workplace;
  const done = await rekeyAll(workplace, { from: secrets, to: secrets });
  await wipe(workplace);
  done.forEach(print);
  print(say('NothingOfTheirTextsIsLeftIn'));
}

async function rotate(workplace: CommandContext, file: string): Promise<void> {
  const key = keyIn(file, 'FILE');
  const former = keyInUse(workplace, key);
  const done = await change(workplace, former, key);
  await wipe(workplace);
  done.forEach(print);
  print(say('SetFromNowOn', { setting, file }));
}

async function decrypt(workplace: CommandContext): Promise<void> {
  const done = await change(workplace, keyInUse(workplace), undefined);
  done.forEach(print);
  print(say('UnsetFromNowOn', { setting }));
}

/** The key that the settings name. Once it has been replaced, they may name the new one already. */
function keyInUse({ config }: CommandContext, next?: SecretKey): SecretKey {
  if (config.secretFile === undefined) throw new StartError(say('ExpectedFileWithKeyInUse', { setting }));
  const key = keyIn(config.secretFile, setting);
  return key.id === next?.id ? next : key;
}

/**
 * Notes first that the key changes, so that no process writes with the former one any more, and last that it has. The lines that tell of it
 * are printed by the caller: a program whose output is closed ends when it prints, and would leave the change half done.
 */
async function change(workplace: CommandContext, former: SecretKey, next: SecretKey | undefined): Promise<readonly string[]> {
  const { store } = workplace;
  const nextId = next?.id ?? '';
  const inUse = await keysInUse(store);
  const done = next ? [next.id] : [];
  const changing = former.id === nextId ? done : [nextId, former.id];
  const known = [[], [former.id], changing, done].some(each => String(each) === String(inUse));
  if (!known) throw new StartError(say('DatabaseHasKeyInUse', { setting, inUse: inUse.join(', '), id: former.id }));
  await replaceKeys(store, inUse, changing);
  const to = next ? new Secrets(next) : new Secrets();
  const lines = await rekeyAll(workplace, { from: new Secrets(former, ...(next ? [next] : [])), to });
  await replaceKeys(store, changing, done);
  return lines;
}

/** Keeps passwords, secrets of webhooks, providers and second factors with another key, or with none; answers lines that say how many there were. */
async function rekeyAll(
  { store, registry }: CommandContext,
  { from, to }: Pick<Rekeying, 'from' | 'to'>,
): Promise<readonly string[]> {
  const isEncrypting = to.keyId !== '';
  const formatCount = (count: number): string =>
    isEncrypting ? say('PasswordsAreEncrypted', { count }) : say('PasswordsAreDecrypted', { count });
  const passwords = reportOf(await rekey({ store, registry: registry.whole(), from, to }), formatCount);
  const { rewritten, unreadable } = await rekeyWebhooks({ store, from, to });
  const sealing = isEncrypting ? say('Encrypted') : say('SealedWithSecretOfInstallation');
  const webhooks = rewritten > 0 ? [say('SecretsOfWebhooksAre', { rewritten, sealing })] : [];
  const lost = unreadable.map(each => say('SecretOfWebhookCannotBeRead', { each }));
  const persons = await rekeySecondFactors({ store, from, to });
  const factors = persons.map(each => say('SecondFactorOfPersonCannotBeRead', { each }));
  const providers = (await rekeyProviders({ store, from, to })).map(each => say('SecretOfProviderCannotBeRead', { each }));
  return [...passwords, ...webhooks, ...lost, ...factors, ...providers];
}

/** Reports failures to wipe: they are caused by a full disk, missing rights on the tables, or a transaction that still sees old rows. */
async function wipe({ store }: CommandContext): Promise<void> {
  await store.wipe().catch(error => {
    const reason = error instanceof Error ? textOf(error) : String(error);
    throw new StartError(say('EveryPasswordIsEncrypted', { reason: fault(reason) }));
  });
}

function reportOf({ values, rewritten, unreadable }: Rekeyed, done: (count: number) => string): readonly string[] {
  const others = Math.max(0, values - rewritten - unreadable.length);
  return [
    `${done(rewritten)}${others > 0 ? say('WereAlready', { others }) : ''}.`,
    ...unreadable.slice(0, shown).map(reason => say('LeftAsItIs', { reason: inLanguage(reason, language()) })),
    ...(unreadable.length > shown ? [say('SoAreOthers', { unreadable: unreadable.length - shown })] : []),
  ];
}
