import type { Kataster } from '../../../../generated/client.js';
import type { Change, RecordStatus } from '../../../../generated/types.js';
import { confirmWrite } from '../../history/confirmed-write.js';
import { go } from '../../routing/location.js';
import { service } from '../../service/service.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { stepWords } from './step-words.js';

/** A step of an object along its life: the service decides what it does, and a dry run shows it beforehand. */
interface Step {
  readonly label: Text;
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
    from: ['C__RECORD_STATUS__ARCHIVED', deleted, 'C__RECORD_STATUS__TEMPLATE'],
    take: (caller, object, options) => caller.cmdb.object.recycle({ object }, options),
  },
  {
    label: stepWords.template,
    from: ['C__RECORD_STATUS__NORMAL'],
    take: (caller, object, options) => caller.cmdb.object.markAsTemplate({ object }, options),
  },
  {
    label: stepWords.archive,
    from: ['C__RECORD_STATUS__NORMAL'],
    take: (caller, object, options) => caller.cmdb.object.archive({ object }, options),
  },
  {
    label: stepWords.delete,
    from: ['C__RECORD_STATUS__ARCHIVED'],
    isDangerous: true,
    take: (caller, object, options) => caller.cmdb.object.delete({ id: object, status: deleted }, options),
  },
  {
    label: stepWords.purge,
    from: [deleted],
    isDangerous: true,
    ends: true,
    take: (caller, object, options) => caller.cmdb.object.purge({ object }, options),
  },
];

/** Buttons for the steps that an object can take. */
export function Steps({
  object,
  title,
  status,
}: {
  readonly object: number;
  readonly title: string;
  readonly status: RecordStatus;
}) {
  const take = async ({ label, isDangerous = false, ends, take: carryOut }: Step): Promise<void> => {
    const done = await confirmWrite({
      title: `${title}: ${say(label)}`,
      label: say(label),
      isDangerous,
      dryRun: () => carryOut(service.value, object, { dry_run: true }),
      write: () => carryOut(service.value, object, {}),
      done: () => say(stepWords.done, { title, step: say(label) }),
    });
    if (done && ends) await go('/objects');
  };
  return (
    <>
      {steps
        .filter(({ from }) => from.includes(status))
        .map(step => (
          <button key={step.label.en} type="button" class={step.isDangerous ? 'danger' : ''} onClick={() => void take(step)}>
            {say(step.label)}
          </button>
        ))}
    </>
  );
}
