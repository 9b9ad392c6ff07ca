import { Command } from 'commander';
import { createSecretFile, keyIn } from '../config/secret-file.js';
import { settings } from '../config/settings.js';
import { type Rekeyed, rekey } from '../domain/entries/rules/rekeying.js';
import type { SecretKey } from '../domain/secrets/secret-key.js';
import { Secrets } from '../domain/secrets/secrets.js';
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

/** `kataster secret create|encrypt|rotate|decrypt`: the key that passwords in entries are encrypted with. */
export function secretCommand(): Command {
  return new Command('secret')
    .description('Manage the key that passwords in entries are encrypted with.')
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
        .addHelpText('after', help + settingsHelp())
        .action(() => withKnownWorkplace(encrypt)),
    )
    .addCommand(
      new Command('rotate')
        .description(`Encrypt every password with the key of another file instead of that of ${setting}.`)
        .argument('<file>', `the file with the other key, which ${setting} names from then on`)
        .addHelpText('after', help + settingsHelp())
        .action((file: string) => withAnyKey(workplace => rotate(workplace, file))),
    )
    .addCommand(
      new Command('decrypt')
        .description(`Store passwords as plain texts again: after that ${setting} has to be unset.`)
        .addHelpText('after', help + settingsHelp())
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
    `${file} holds a new key. Set ${setting}=${file}, and run \`kataster secret encrypt\` for passwords that are there already.`,
  );
}

async function encrypt(workplace: Workplace): Promise<void> {
  if (workplace.secrets.keyId === '') throw new StartError(`${setting}: expected the file with the key to encrypt with`);
  const { secrets } = workplace;
  report(await rekey({ ...workplace, from: secrets, to: secrets }), 'encrypted');
  await wipe(workplace);
  print('Nothing of their texts is left in the files of the database; older copies and archives of it still have them.');
}

async function rotate(workplace: Workplace, file: string): Promise<void> {
  const key = keyIn(file, 'FILE');
  const former = keyInUse(workplace, key);
  await change(workplace, former, key);
  await wipe(workplace);
  print(`Set ${setting}=${file} from now on. The former key is good for older copies of the database alone.`);
}

async function decrypt(workplace: Workplace): Promise<void> {
  await change(workplace, keyInUse(workplace), undefined);
  print(`Unset ${setting} from now on: passwords stand readable in the database.`);
}

/** The key that the settings name. Once it has been replaced, they may name the new one already. */
function keyInUse({ config }: Workplace, next?: SecretKey): SecretKey {
  if (config.secretFile === undefined) throw new StartError(`${setting}: expected the file with the key in use`);
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
  if (!known) throw new StartError(`${setting}: the database has key ${inUse.join(', ')} in use, not ${former.id}`);
  await replaceKeys(store, inUse, changing);
  const to = next ? new Secrets(next) : new Secrets();
  report(await rekey({ ...workplace, from: new Secrets(former, ...(next ? [next] : [])), to }), next ? 'encrypted' : 'decrypted');
  await replaceKeys(store, changing, done);
}

/** Reports failures to wipe: they are caused by a full disk or missing rights on the table. */
async function wipe({ store }: Workplace): Promise<void> {
  await store.wipe().catch(error => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`every password is encrypted, but what stood there before could not be wiped (${reason}); run it again`);
  });
}

function report({ values, rewritten, unreadable }: Rekeyed, done: string): void {
  const others = Math.max(0, values - rewritten - unreadable.length);
  print(`${rewritten} passwords are ${done}${others > 0 ? `, ${others} were already` : ''}.`);
  for (const reason of unreadable.slice(0, shown)) print(`Left as it is: ${reason}`);
  if (unreadable.length > shown) print(`So are ${unreadable.length - shown} others.`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
