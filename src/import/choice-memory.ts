import type { ChoiceRecord } from '../domain/storage/choices.js';
import type { Records } from '../domain/storage/records.js';
import type { MaybePromise } from '../rpc/maybe-promise.js';

type Choices = Records['choices'];
type Found = MaybePromise<ChoiceRecord[]>;

/**
 * Records of a transaction without savepoints that looks up choices once: rows of one model name the same few. What was found is held until
 * the end of the transaction, and what it adds makes it look anew.
 */
export function withChoiceMemory(records: Records): Records {
  const { choices } = records;
  const known = new Map<string, Found>();
  const titled: Choices['titled'] = (...asked) => {
    const name = JSON.stringify(asked);
    const found = known.get(name) ?? choices.titled(...asked);
    known.set(name, found);
    return found;
  };
  const ensure: Choices['ensure'] = async choice => {
    const id = await choices.ensure(choice);
    known.clear();
    return id;
  };
  const remembering: Choices = Object.create(choices, { titled: { value: titled }, ensure: { value: ensure } });
  return Object.create(records, { choices: { value: remembering } });
}
