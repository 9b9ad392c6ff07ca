import type { KatasterChangesRevertInput } from '../../../generated/client.js';
import type { RevertConflict } from '../../../generated/types.js';
import { textOf } from '../attributes/attribute-view.js';
import { service } from '../service/service.js';
import { say } from '../texts/say.js';
import { confirmWrite } from './confirmed-write.js';
import { historyWords } from './history-words.js';

/** Undoes a change set after showing what that changes, and what it does not because it was changed since. */
export async function undo(number: number): Promise<void> {
  const input: KatasterChangesRevertInput = { numbers: [number], on_conflict: 'skip' };
  await confirmWrite({
    title: say(historyWords.undoTitle, { number }),
    label: say(historyWords.undo),
    dryRun: () => service.value.kataster.changes.revert(input, { dry_run: true }),
    write: () => service.value.kataster.changes.revert(input),
    about: ({ conflicts }) => <Conflicts conflicts={conflicts} />,
    done: ({ number: made }) => say(historyWords.undone, { number: made ?? 0 }),
  });
}

function Conflicts({ conflicts }: { readonly conflicts: readonly RevertConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <>
      <p>{say(historyWords.conflicts)}</p>
      <ul>
        {conflicts.map(({ category, attribute, reason, found }, at) => (
          <li key={at}>
            <code>{[category, attribute].filter(Boolean).join('.')}</code> {reason} {textOf(found)}
          </li>
        ))}
      </ul>
    </>
  );
}
