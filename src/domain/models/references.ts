import { type ReferenceIds, References } from '../../attributes/references.js';
import type { Reads } from '../storage/reads.js';
import type { Records } from '../storage/records.js';

/** Records that are used while values are accepted. */
export interface ReferenceRecords extends Pick<Records, 'referents'> {
  readonly choices: Pick<Records['choices'], 'titled' | 'keep' | 'ensure'>;
}

const nothing = new References();

/** Asks for everything that showing values needs: one statement, or none. */
export async function lookUp(
  reads: Pick<Reads, 'referents'>,
  { choices, objects, entries }: Pick<ReferenceIds, 'objects' | 'entries'> & { readonly choices: ReadonlySet<number> },
  known?: References,
): Promise<References> {
  if (choices.size + objects.size + entries.size === 0) return known ?? nothing;
  const found = known ?? new References();
  found.add(await reads.referents.find({ choices: [...choices], objects: [...objects], entries: [...entries] }));
  return found;
}

/** Asks for everything that accepting values needs: at most two statements, one more where the name of a CMDB status is unknown. */
export async function lookUpForWriting(records: ReferenceRecords, referenceIds: ReferenceIds): Promise<References> {
  const { titles, choices, dialogs, objects, entries } = referenceIds;
  if (titles.length + choices.size + dialogs.length === 0) return lookUp(records, referenceIds);
  const found = new References();
  if (titles.length + choices.size > 0) {
    const named = [...new Set(titles.map(({ dialog }) => dialog))];
    found.addChoices(await records.choices.titled(named, [...new Set(titles.map(({ title }) => title))], [...choices]));
  }
  if (dialogs.length > 0) found.addChoices(await records.choices.keep(dialogs));
  return lookUp(records, { choices: none, objects, entries }, found);
}

const none: ReadonlySet<number> = new Set();
