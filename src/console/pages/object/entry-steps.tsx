import type { Kataster } from '../../../../generated/client.js';
import type { Change, PermittedVerb } from '../../../../generated/types.js';
import { textOf, type Values } from '../../attributes/attribute-view.js';
import { confirmWrite } from '../../history/confirmed-write.js';
import { Icon } from '../../parts/icon.js';
import type { IconName } from '../../parts/icons.js';
import type { Access } from '../../service/access.js';
import { constant } from '../../service/constants.js';
import { service } from '../../service/service.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { stepWords } from './step-words.js';

type EntryAddress = Parameters<Kataster['cmdb']['category']['archive']>[0];

/** A step of an entry along its life, which a dry run shows beforehand. */
interface EntryStep {
  readonly label: Text;
  /** The right that it takes. */
  readonly verb: PermittedVerb;
  readonly icon: IconName;
  readonly isDangerous?: boolean;
  take(caller: Kataster, entry: EntryAddress, options: { readonly dry_run?: true }): Promise<{ readonly changes?: Change[] }>;
}

const entrySteps = {
  archive: {
    label: stepWords.archive,
    verb: 'archive',
    icon: 'archive',
    take: (caller, entry, options) => caller.cmdb.category.archive(entry, options),
  },
  recycle: {
    label: stepWords.recycle,
    verb: 'archive',
    icon: 'arrow-counterclockwise',
    take: (caller, entry, options) => caller.cmdb.category.recycle(entry, options),
  },
  delete: {
    label: stepWords.delete,
    verb: 'delete',
    icon: 'trash',
    isDangerous: true,
    take: (caller, { object, ...entry }, options) => caller.cmdb.category.delete({ objID: object, ...entry }, options),
  },
  purge: {
    label: stepWords.purge,
    verb: 'purge',
    icon: 'x-lg',
    isDangerous: true,
    take: (caller, entry, options) => caller.cmdb.category.purge(entry, options),
  },
} as const satisfies Readonly<Record<string, EntryStep>>;

/** The name of a step of an entry. */
export type EntryStepName = keyof typeof entrySteps;

interface EntryStepButtonProps {
  /** Rights to objects of the type. */
  readonly access: Access;
  readonly step: EntryStepName;
  readonly category: string;
  readonly entry: Values;
}

/** A button that takes an entry a step further, after showing what that changes; nothing where the caller may not. */
export function EntryStepButton({ access, step: name, category, entry }: EntryStepButtonProps) {
  const { label, icon, verb, take, ...step }: EntryStep = entrySteps[name];
  const title = titleOfEntry(entry);
  const address: EntryAddress = { object: Number(entry.objID), category: constant(category), entry: Number(entry.id) };
  const text = say(stepWords.ofEntry, { title, step: say(label) });
  const confirm = (): Promise<unknown> =>
    confirmWrite({
      title: text,
      label: say(label),
      ...step,
      dryRun: () => take(service.value, address, { dry_run: true }),
      write: () => take(service.value, address, {}),
      done: () => say(stepWords.done, { title, step: say(label) }),
    });
  if (!access.may(verb, category)) return null;
  return (
    <button type="button" class="plain" aria-label={text} title={text} onClick={() => void confirm()}>
      <Icon name={icon} />
    </button>
  );
}

/** An entry by its title, or by its number where it has none. */
export function titleOfEntry(entry: Values): string {
  return textOf(entry.title) || `#${textOf(entry.id)}`;
}
