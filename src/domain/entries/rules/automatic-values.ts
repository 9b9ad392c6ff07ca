import { isDeepStrictEqual } from 'node:util';
import type { AutomaticValue } from '../../../../generated/types.js';
import { type Kept, setValue } from '../../../attributes/attribute-values.js';
import { localTime } from '../../../attributes/times.js';
import { callerId } from '../../caller.js';
import type { EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';
import type { Writing } from '../writing.js';

/** An attribute that the service sets. */
interface AutomaticAttribute extends AutomaticValue {
  readonly key: string;
  readonly dialog: string;
}

/** Inputs of the automatic values of an entry that is saved. */
interface Known {
  readonly writing: Writing;
  /** The caller; `undefined` where no object stands for them. */
  readonly person: number | undefined;
}

/** Computations of automatic values, by the mark of the catalogue. */
const values: Readonly<Record<AutomaticValue['value'], (known: Known, attribute: AutomaticAttribute) => Kept>> = {
  time: ({ writing: { time } }) => localTime(time),
  object: ({ writing: { object } }) => object.id,
  objectTypeTitle: ({ writing: { context, object } }) => context.registry.objectType(object.type)?.title[context.language],
  caller: ({ person }) => person,
  callerName: ({ writing: { context } }) => context.user?.name ?? context.actor,
  choice: ({ writing: { context } }, { dialog, choice = '' }) => context.registry.dialog(dialog)?.find(choice)[0]?.id,
};

/** Automatic values: time and author of the last change of an entry. Those of a copy are about the copy. */
export const automaticValues: EntryRule = {
  name: 'automaticValues',
  appliedTo({ attributes }) {
    const readOnly = attributes.filter(attribute => attribute.readOnly).map(({ key }) => key);
    const automatic = attributes.flatMap(({ key, dialog = '', automatic }) => (automatic ? { ...automatic, key, dialog } : []));
    return readOnly.length > 0 ? ofCategory(automatic, readOnly) : undefined;
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofCategory(automatic: readonly AutomaticAttribute[], readOnly: readonly string[]): EntryOccasions {
  return {
    received: 'nothing',
    prepare: automatic.length > 0 ? (writing, drafts) => setValues(writing, automatic, drafts) : 'nothing',
    stored: 'nothing',
    written: 'nothing',
    copied: (_, { values }) => Object.fromEntries(Object.entries(values).filter(([key]) => !readOnly.includes(key))),
    beforeTransition: 'nothing',
    afterTransition: 'nothing',
  };
}

async function setValues(
  writing: Writing,
  automatic: readonly AutomaticAttribute[],
  drafts: readonly EntryDraft[],
): Promise<void> {
  const changed = drafts.filter(({ entry, before, values }) => !entry || !isDeepStrictEqual(before, values));
  const due = changed.flatMap(draft => automatic.filter(each => isDue(each, draft)).map(attribute => ({ draft, attribute })));
  const isCallerAsked = due.some(({ attribute }) => attribute.value === 'caller');
  const person = isCallerAsked ? await callerId(writing.context, writing.records) : undefined;
  for (const { draft, attribute } of due) {
    const isCleared = attribute.with !== undefined && !draft.sent[attribute.with];
    setValue(draft.values, attribute.key, isCleared ? undefined : values[attribute.value]({ writing, person }, attribute));
  }
}

/** A value that callers cannot send is in a new entry only where the service gave it, and stays then. */
function isDue({ key, when, with: other }: AutomaticAttribute, { entry, sent, values }: EntryDraft): boolean {
  const isOpen = when === 'saved' || (!entry && values[key] === undefined);
  return isOpen && (other === undefined || Object.hasOwn(sent, other));
}
