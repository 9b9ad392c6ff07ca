import { Command } from 'commander';
import { createSecretFile, keyIn } from '../config/secret-file.js';
import { settings } from '../config/settings.js';
import { type Rekeyed, type Rekeying, rekey } from '../domain/entries/rules/rekeying.js';
import type { SecretKey } from '../domain/secrets/secret-key.js';
import { Secrets } from '../domain/secrets/secrets.js';
import { rekeyWebhooks } from '../domain/webhooks/secret-rekeying.js';
import { fault, said, spoken } from './language/spoken.js';
import { keysInUse, replaceKeys } from './secret-keys.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { type Workplace, withKnownWorkplace, withWorkplace } from './workplace.js';

const setting = settings.secretFile.name;
const shown = 10;

const help = `
Stop every service of the database before: on SQLite a second process is refused anyway, on PostgreSQL a service that has another key
refuses to write passwords. What was interrupted is finished by running the command again.
`;

/** `kataster secret create|encrypt|rotate|decrypt`: the key that passwords in entries and secrets of webhooks are encrypted with. */
export function secretCommand(): Command {
  return new Command('secret')
    .description('Manage the key that passwords in entries and secrets of webhooks are encrypted with.')
    .addCommand(
      new Command('create')
        .description(
          `Create a file with a new key, which ${setting} then names. Keep a copy of it apart from those of the database.`,
        )
        .argument('<file>', 'the file to write, which must not exist yet')
        .action(create),
    )
    .addCommand(
      new Command('encrypt')
        .description(`Encrypt stored passwords with the key of ${setting}, and remove their plain texts from the database.`)
        .addHelpText('after', spoken(help) + settingsHelp())
        .action(() => withKnownWorkplace(encrypt)),
    )
    .addCommand(
      new Command('rotate')
        .description(`Encrypt every password with the key of another file instead of that of ${setting}.`)
        .argument('<file>', `the file with the other key, which ${setting} names from then on`)
        .addHelpText('after', spoken(help) + settingsHelp())
        .action((file: string) => withAnyKey(workplace => rotate(workplace, file))),
    )
    .addCommand(
      new Command('decrypt')
        .description(`Store passwords as plain texts again: after that ${setting} has to be unset.`)
        .addHelpText('after', spoken(help) + settingsHelp())
        .action(() => withAnyKey(decrypt)),
    );
}

/** Runs a command whatever keys the database has in use: it may have been interrupted while they were changed. */
function withAnyKey(work: (workplace: Workplace) => Promise<void>): Promise<void> {
  return withWorkplace(work, { missing: 'rejected', secretKey: 'any' });
}

function create(file: string): void {
  createSecretFile(file);
  print(
    said`${file} holds a new key. Set ${setting}=${file}, and run \`kataster secret encrypt\` for passwords that are there already.`,
  );
}

async function encrypt(workplace: Workplace): Promise<void> {
  if (workplace.secrets.keyId === '') throw new StartError(said`${setting}: expected the file with the key to encrypt with`);
  const { secrets } = workplace;
  await rekeyAll(workplace, { from: secrets, to: secrets });
  await wipe(workplace);
  print(
    said`Nothing of their texts is left in the tables of the database; older copies, archives and logs of it still have them.`,
  );
}

async function rotate(workplace: Workplace, file: string): Promise<void> {
  const key = keyIn(file, 'FILE');
  const former = keyInUse(workplace, key);
  await change(workplace, former, key);
  await wipe(workplace);
  print(said`Set ${setting}=${file} from now on. The former key is good for older copies of the database alone.`);
}

async function decrypt(workplace: Workplace): Promise<void> {
  await change(workplace, keyInUse(workplace), undefined);
  print(said`Unset ${setting} from now on: passwords stand readable in the database.`);
}

/** The key that the settings name. Once it has been replaced, they may name the new one already. */
function keyInUse({ config }: Workplace, next?: SecretKey): SecretKey {
  if (config.secretFile === undefined) throw new StartError(said`${setting}: expected the file with the key in use`);
  const key = keyIn(config.secretFile, setting);
  return key.id === next?.id ? next : key;
}

/** Notes first that the key changes, so that no process writes with the former one any more, and last that it has. */
async function change(workplace: Workplace, former: SecretKey, next: SecretKey | undefined): Promise<void> {
  const { store } = workplace;
  const nextId = next?.id ?? '';
  const inUse = await keysInUse(store);
  const done = next ? [next.id] : [];
  const changing = former.id === nextId ? done : [nextId, former.id];
  const known = [[], [former.id], changing, done].some(each => String(each) === String(inUse));
  if (!known) throw new StartError(said`${setting}: the database has key ${inUse.join(', ')} in use, not ${former.id}`);
  await replaceKeys(store, inUse, changing);
  const to = next ? new Secrets(next) : new Secrets();
  await rekeyAll(workplace, { from: new Secrets(former, ...(next ? [next] : [])), to });
  await replaceKeys(store, changing, done);
}

/** Keeps passwords and secrets of webhooks with another key, or with none, and says how many there were. */
async function rekeyAll({ store, registry }: Workplace, { from, to }: Pick<Rekeying, 'from' | 'to'>): Promise<void> {
  const isEncrypting = to.keyId !== '';
  const told = (count: number): string =>
    isEncrypting ? said`${count} passwords are encrypted` : said`${count} passwords are decrypted`;
  report(await rekey({ store, registry, from, to }), told);
  const { rewritten, unreadable } = await rekeyWebhooks({ store, from, to });
  const sealing = isEncrypting ? said`encrypted` : said`sealed with the secret of the installation`;
  if (rewritten > 0) print(said`The secrets of ${rewritten} webhooks are ${sealing}.`);
  for (const webhook of unreadable)
    print(said`A secret of webhook ${webhook} cannot be read: rotate it by kataster.webhook.rotate.`);
}

/** Reports failures to wipe: they are caused by a full disk, missing rights on the tables, or a transaction that still sees old rows. */
async function wipe({ store }: Workplace): Promise<void> {
  await store.wipe().catch(error => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      said`every password is encrypted, but what stood there before could not be wiped (${fault(reason)}); run it again`,
    );
  });
}

function report({ values, rewritten, unreadable }: Rekeyed, done: (count: number) => string): void {
  const others = Math.max(0, values - rewritten - unreadable.length);
  print(`${done(rewritten)}${others > 0 ? said`, ${others} were already` : ''}.`);
  for (const reason of unreadable.slice(0, shown)) print(said`Left as it is: ${fault(reason)}`);
  if (unreadable.length > shown) print(said`So are ${unreadable.length - shown} others.`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
