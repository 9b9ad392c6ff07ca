import type { KeptValues } from '../../../attributes/attribute-values.js';
import { memoizeByPart } from '../../../attributes/memoize.js';
import { isReadable } from '../../../attributes/passwords.js';
import type { CategoryModel } from '../../models/category-model.js';
import { requireCurrentKey } from '../../secrets/current-key.js';
import type { AcceptedEntry, EntryOccasions, EntryRule } from '../entry-rule.js';
import type { Writing } from '../writing.js';

/** Keys of the passwords that are kept so that they can be read again. */
export const encryptedKeysOf = memoizeByPart(({ attributes }: CategoryModel): readonly string[] =>
  attributes.filter(isReadable).map(({ key }) => key),
);

/** Passwords that can be read again are encrypted where there is a key, each for its place alone: those of a copy anew. */
export const secrets: EntryRule = {
  name: 'secrets',
  appliedTo(model) {
    const keys = encryptedKeysOf(model);
    return keys.length > 0 ? ofSecrets(keys) : undefined;
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofSecrets(keys: readonly string[]): EntryOccasions {
  return {
    received: 'nothing',
    prepare: 'nothing',
    stored: (writing, entries) => encryptSecrets(writing, keys, entries),
    written: 'nothing',
    copied: ({ secrets }, { id, values }) => ({
      ...values,
      ...fromEach(keys, values, (kept, attribute) => secrets.text(kept, { entry: id, attribute })),
    }),
    beforeTransition: 'nothing',
    afterTransition: 'nothing',
  };
}

/**
 * Entries with new secrets, and those that were kept without a key, encrypted.
 * @throws RpcError StorageUnavailable where the database has another key by now than this process
 */
async function encryptSecrets(
  { context: { secrets }, records }: Writing,
  keys: readonly string[],
  entries: readonly AcceptedEntry[],
): Promise<readonly AcceptedEntry[]> {
  const isNew = ({ values }: AcceptedEntry): boolean => keys.some(key => typeof values[key] === 'string');
  if (!entries.some(isNew)) return entries;
  await requireCurrentKey(secrets, records);
  return entries.map(({ id, values }) => {
    const kept = fromEach(keys, values, (text, attribute) =>
      typeof text === 'string' ? secrets.toStoredText(text, { entry: id, attribute }) : text,
    );
    return { id, values: { ...values, ...kept } };
  });
}

function fromEach(
  keys: readonly string[],
  values: Readonly<KeptValues>,
  change: (kept: KeptValues[string], key: string) => KeptValues[string],
): KeptValues {
  return Object.fromEntries(keys.filter(key => values[key] !== undefined).map(key => [key, change(values[key], key)]));
}
