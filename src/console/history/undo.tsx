import type { KatasterChangesRevertInput } from '../../../generated/client.js';
import type { Reverted } from '../../../generated/types.js';
import { textOf } from '../attributes/attribute-view.js';
import { Failure } from '../parts/loaded.js';
import { notify } from '../parts/notices.js';
import { ask } from '../parts/question.js';
import { writes } from '../service/answer.js';
import { noteExpiry, service } from '../service/service.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { ChangeLine } from './change-line.js';
import { historyWords } from './history-words.js';

/** Undoes a change set after showing what that changes, and what it does not because it was changed since. */
export async function undo(number: number): Promise<void> {
  const title = say(historyWords.undoTitle, { number });
  const input: KatasterChangesRevertInput = { numbers: [number], on_conflict: 'skip' };
  try {
    const trial = await service.value.kataster.changes.revert(input, { dry_run: true });
    const isPossible = (trial.changes ?? []).length > 0;
    const answers = [
      { label: say(words.cancel), value: false },
      ...(isPossible ? [{ label: say(historyWords.undo), value: true }] : []),
    ];
    if (!(await ask({ title, text: <Trial trial={trial} />, answers })) || !isPossible) return;
    const done = await service.value.kataster.changes.revert(input);
    writes.value += 1;
    notify(say(historyWords.undone, { number: done.number ?? 0 }));
  } catch (error) {
    noteExpiry(error);
    const shown = error instanceof Error ? error : new Error(String(error));
    await ask({ title, text: <Failure error={shown} />, answers: [{ label: say(words.close), value: false }] });
  }
}

function Trial({ trial: { changes = [], conflicts } }: { readonly trial: Reverted }) {
  return (
    <div class="trial">
      <p>{say(changes.length > 0 ? historyWords.undoWhat : historyWords.undoNothing)}</p>
      {changes.map((change, at) => (
        <ChangeLine key={at} change={change} />
      ))}
      {conflicts.length > 0 && <p>{say(historyWords.conflicts)}</p>}
      <ul>
        {conflicts.map(({ category, attribute, reason, found }, at) => (
          <li key={at}>
            <code>{[category, attribute].filter(Boolean).join('.')}</code> {reason} {textOf(found)}
          </li>
        ))}
      </ul>
    </div>
  );
}
