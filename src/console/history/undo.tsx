import type { KatasterChangesRevertInput } from '../../../generated/client.js';
import type { RevertConflict } from '../../../generated/types.js';
import { textOf } from '../attributes/attribute-view.js';
import type { NoticeAction } from '../parts/notices.js';
import { TitleOfConstant } from '../parts/value-text.js';
import { to } from '../routing/addresses.js';
import { useAnswer } from '../service/answer.js';
import { categoryInfo, forgetCatalogue } from '../service/catalogue.js';
import { service } from '../service/service.js';
import { say } from '../texts/say.js';
import { confirmWrite } from './confirmed-write.js';
import { historyWords } from './history-words.js';

/**
 * Undoes change sets as one after showing what that changes, and what it does not because it was changed since.
 * @returns whether they were undone
 */
export async function undo(...numbers: number[]): Promise<boolean> {
  const input: KatasterChangesRevertInput = { numbers, on_conflict: 'skip' };
  const title = numbers.length === 1 ? historyWords.undoTitle : historyWords.undoSeveral;
  const done = await confirmWrite({
    title: say(title, { number: numbers.join(', ') }),
    label: say(historyWords.undo),
    dryRun: ({ signal }) => service.value.kataster.changes.revert(input, { dry_run: true, signal }),
    write: async (_, { signal }) => {
      const undone = await service.value.kataster.changes.revert(input, { signal });
      // A change of the schema may be among what was undone.
      forgetCatalogue();
      return undone;
    },
    about: ({ conflicts }) => <Conflicts conflicts={conflicts} />,
    done: ({ number: made }) => say(historyWords.undone, { number: made ?? 0 }),
  });
  return done !== undefined;
}

/** The action of a notice that undoes the change set with this number. */
export function undoAction(number: number | null): readonly NoticeAction[] {
  return number === null ? [] : [{ label: say(historyWords.undo), act: () => void undo(number) }];
}

function Conflicts({ conflicts }: { readonly conflicts: readonly RevertConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <>
      <p>{say(historyWords.conflicts)}</p>
      <ul>
        {conflicts.map((conflict, at) => (
          <li key={at}>
            <ConflictLine conflict={conflict} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface AttributePathProps {
  readonly category: string | null;
  /** The key of an attribute. */
  readonly attribute: string | null;
}

/** An attribute by the titles of its category and its own. */
function AttributePath({ category, attribute }: AttributePathProps) {
  const info = useAnswer(async caller => (category === null ? {} : await categoryInfo(caller, category)), [category]).value;
  if (category === null || !info) return <>{attribute}</>;
  return (
    <>
      <TitleOfConstant name={category} />
      {attribute !== null && <> › {info[attribute]?.title ?? attribute}</>}
    </>
  );
}

/** A record that stays: the reason, and the value that is there beside the one that the undone change had left. */
function ConflictLine({
  conflict: { object, category, attribute, reason, expected, found },
}: {
  readonly conflict: RevertConflict;
}) {
  const isOfValues = textOf(expected) !== '' || textOf(found) !== '';
  return (
    <>
      {object !== null && <a href={to.object(object)}>#{object}</a>} <AttributePath category={category} attribute={attribute} />{' '}
      {reason} {isOfValues && say(historyWords.foundInstead, { expected: textOf(expected) || '–', found: textOf(found) || '–' })}
    </>
  );
}
