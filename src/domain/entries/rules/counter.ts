import { setValue } from '../../../attributes/attribute-values.js';
import { maxDigits, numberedText, numberIn } from '../../../attributes/counters.js';
import { nameOf } from '../../../attributes/names.js';
import { text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import type { Counter } from '../../models/category-model.js';
import type { EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';
import type { Writing } from '../writing.js';

/** A new entry without a value gets the next number of a counter, which goes on behind numbers that callers give. Copies get numbers of their own. */
export const counter: EntryRule = {
  name: 'counter',
  appliedTo: ({ counters }) => (counters.length > 0 ? ofCounters(counters) : undefined),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofCounters(counters: readonly Counter[]): EntryOccasions {
  const keys = counters.map(({ key }) => key);
  return {
    received: 'nothing',
    async prepare(writing, drafts) {
      for (const draft of drafts) for (const each of counters) await count(writing, each, draft);
    },
    stored: 'nothing',
    written: 'nothing',
    copied: (_, { values }) => Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key))),
    beforeTransition: 'nothing',
    afterTransition: 'nothing',
  };
}

/** @throws RpcError ValidationFailed where no number is left */
async function count({ records }: Writing, counted: Counter, { entry, before, values }: EntryDraft): Promise<void> {
  const { key, format, attribute } = counted;
  const value = values[key];
  if (value === undefined && entry) return;
  if (value === undefined) {
    const number = await records.counters.next(counted, format);
    if (String(number).length > maxDigits)
      throw new RpcError('ValidationFailed', {}, { [nameOf(attribute)]: text('CounterHasNoNumberLeft', { maxDigits }) });
    setValue(values, key, numberedText(format, number));
  } else if (value !== before[key]) {
    const number = numberIn(format, String(value));
    if (number !== undefined) await records.counters.skipTo(counted, format, number);
  }
}
