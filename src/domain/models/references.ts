import { type ReferenceIds, References } from '../../attributes/references.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { ChoiceRecord } from '../storage/choices.js';
import type { Reads } from '../storage/reads.js';
import type { Records } from '../storage/records.js';

/** Records that are used while values are accepted. */
export interface ReferenceRecords extends Pick<Records, 'referents'> {
  readonly choices: Pick<Records['choices'], 'titled' | 'keep' | 'ensure'>;
}

const nothing = new References();

/** Ids of references. */
interface LookedUp extends Pick<ReferenceIds, 'objects' | 'entries'> {
  readonly choices: ReadonlySet<number>;
  readonly relations?: ReadonlySet<number>;
}

/** Asks for everything that showing values needs: one statement, or none. */
export function lookUp(
  reads: Pick<Reads, 'referents'>,
  { choices, objects, entries, relations }: LookedUp,
  known?: References,
): MaybePromise<References> {
  const related = relations?.size ?? 0;
  if (choices.size + objects.size + entries.size + related === 0) return known ?? nothing;
  const ids = {
    choices: [...choices],
    objects: [...objects],
    entries: [...entries],
    ...(related > 0 && { relations: [...(relations ?? [])] }),
  };
  return andThen(reads.referents.find(ids), found => {
    const references = known ?? new References();
    references.add(found);
    return references;
  });
}

/** Asks for everything that accepting values needs: at most two statements, one more where the name of a CMDB status is unknown. */
export function lookUpForWriting(records: ReferenceRecords, referenceIds: ReferenceIds): MaybePromise<References> {
  const { titles, choices, dialogs, objects, entries, relations } = referenceIds;
  if (titles.length + choices.size + dialogs.length === 0) return lookUp(records, referenceIds);
  const found = new References();
  const add = (added: readonly ChoiceRecord[]) => found.addChoices(added);
  return andThen(andThen(choicesNamed(records, referenceIds), add), () =>
    andThen(andThen(dialogs.length > 0 ? records.choices.keep(dialogs) : [], add), () =>
      lookUp(records, { choices: none, objects, entries, relations }, found),
    ),
  );
}

function choicesNamed(records: ReferenceRecords, { titles, choices }: ReferenceIds): MaybePromise<readonly ChoiceRecord[]> {
  if (titles.length + choices.size === 0) return [];
  const named = new Set(titles.map(({ dialog }) => dialog));
  return records.choices.titled([...named], [...new Set(titles.map(({ title }) => title))], [...choices]);
}

const none: ReadonlySet<number> = new Set();
