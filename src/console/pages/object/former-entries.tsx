import type { Kataster } from '../../../../generated/client.js';
import type { CategoryEntries } from '../../../../generated/types.js';
import { Loaded } from '../../parts/loaded.js';
import type { Access } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { constant } from '../../service/constants.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { EntryStepButton, type EntryStepName } from './entry-steps.js';
import { EntryTable } from './entry-table.js';
import type { FilledCategory } from './object-contents.js';
import { objectWords } from './object-words.js';

/** Record statuses of entries that are no longer normal, and the steps that lead on from each. */
const former = [
  { status: 'C__RECORD_STATUS__ARCHIVED', title: objectWords.archivedEntries, steps: ['recycle', 'delete', 'purge'] },
  { status: 'C__RECORD_STATUS__DELETED', title: objectWords.deletedEntries, steps: ['recycle', 'purge'] },
] as const satisfies readonly { readonly title: Text; readonly status: string; readonly steps: readonly EntryStepName[] }[];

function readFormer(caller: Kataster, object: number, category: string): Promise<readonly CategoryEntries[]> {
  return Promise.all(
    former.map(({ status }) => caller.cmdb.category.read({ objID: object, category: constant(category), status })),
  );
}

interface FormerEntriesProps {
  readonly access: Access;
  readonly object: number;
  readonly category: FilledCategory;
}

/** Archived and deleted entries of a category, with the steps that bring them back or remove them for good. */
export function FormerEntries({ access, object, category }: FormerEntriesProps) {
  const answer = useAnswer(caller => readFormer(caller, object, category.const), [object, category.const]);
  return (
    <div class="former-entries">
      <Loaded answer={answer}>
        {lists =>
          former.map(({ status, title, steps }, at) => (
            <section key={status} aria-label={say(title)}>
              <h3>{say(title)}</h3>
              <EntryTable
                title={say(title)}
                category={{ ...category, entries: lists[at] ?? [] }}
                open={[]}
                tools={entry =>
                  steps.map(step => (
                    <EntryStepButton key={step} access={access} step={step} category={category.const} entry={entry} />
                  ))
                }
              />
              {lists[at]?.length === 0 && <p class="empty">{say(objectWords.noneFormer)}</p>}
            </section>
          ))
        }
      </Loaded>
    </div>
  );
}
