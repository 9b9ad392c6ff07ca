import type { Kataster } from '../../../../generated/client.js';
import type { Change, PermittedVerb, RecordStatus } from '../../../../generated/types.js';
import { confirmWrite } from '../../history/confirmed-write.js';
import { go } from '../../routing/location.js';
import { root } from '../../service/root.js';
import { service } from '../../service/service.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { Dependents } from './dependents.js';
import { stepWords } from './step-words.js';

/** A step of an object along its life: the service decides what it does, and a dry run shows it beforehand. */
export interface Step {
  readonly label: Text;
  /** The right that it takes. */
  readonly verb: PermittedVerb;
  /** Record statuses in which it is offered. */
  readonly from: readonly RecordStatus[];
  readonly isDangerous?: boolean;
  /** Nothing is left of the object. */
  readonly ends?: boolean;
  take(caller: Kataster, object: number, options: { readonly dry_run?: true }): Promise<{ readonly changes?: Change[] }>;
}

const deleted = 'C__RECORD_STATUS__DELETED';

const steps: readonly Step[] = [
  {
    label: stepWords.recycle,
    verb: 'archive',
    from: ['C__RECORD_STATUS__ARCHIVED', deleted, 'C__RECORD_STATUS__TEMPLATE'],
    take: (caller, object, options) => caller.cmdb.object.recycle({ object }, options),
  },
  {
    label: stepWords.template,
    verb: 'edit',
    from: ['C__RECORD_STATUS__NORMAL'],
    take: (caller, object, options) => caller.cmdb.object.markAsTemplate({ object }, options),
  },
  {
    label: stepWords.archive,
    verb: 'archive',
    from: ['C__RECORD_STATUS__NORMAL'],
    take: (caller, object, options) => caller.cmdb.object.archive({ object }, options),
  },
  {
    label: stepWords.delete,
    verb: 'delete',
    from: ['C__RECORD_STATUS__ARCHIVED'],
    isDangerous: true,
    take: (caller, object, options) => caller.cmdb.object.delete({ id: object, status: deleted }, options),
  },
  {
    label: stepWords.purge,
    verb: 'purge',
    from: [deleted],
    isDangerous: true,
    ends: true,
    take: (caller, object, options) => caller.cmdb.object.purge({ object }, options),
  },
];

/** The steps that an object of this status can take. */
export function stepsOf(status: RecordStatus): readonly Step[] {
  return steps.filter(({ from }) => from.includes(status));
}

interface StepsProps {
  readonly object: number;
  readonly title: string;
  readonly steps: readonly Step[];
}

/** Buttons for steps of an object. */
export function Steps({ object, title, steps: offered }: StepsProps) {
  const take = async ({ label, verb, isDangerous = false, ends, take: carryOut }: Step): Promise<void> => {
    const done = await confirmWrite({
      title: `${title}: ${say(label)}`,
      label: say(label),
      isDangerous,
      dryRun: () => carryOut(service.value, object, { dry_run: true }),
      write: () => carryOut(service.value, object, {}),
      about: () => (verb === 'edit' ? undefined : <Dependents object={object} />),
      done: () => say(stepWords.done, { title, step: say(label) }),
    });
    if (done && ends) await go(`${root}objects`);
  };
  return (
    <>
      {offered.map(step => (
        <button key={step.label.en} type="button" class={step.isDangerous ? 'danger' : ''} onClick={() => void take(step)}>
          {say(step.label)}
        </button>
      ))}
    </>
  );
}
