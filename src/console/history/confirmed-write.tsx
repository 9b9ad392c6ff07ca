import type { ComponentChildren } from 'preact';
import type { Change } from '../../../generated/types.js';
import { Failure } from '../parts/loaded.js';
import { type NoticeAction, notify } from '../parts/notices.js';
import { Stopped, type Task, withProgress } from '../parts/progress.js';
import { ask } from '../parts/question.js';
import { to } from '../routing/addresses.js';
import { useAnswer, writes } from '../service/answer.js';
import { categoryTitles } from '../service/catalogue.js';
import { errorOf } from '../service/error-of.js';
import { asOf } from '../service/past.js';
import { noteExpiry } from '../service/service.js';
import { numeral, say, sayNumber } from '../texts/say.js';
import { words } from '../texts/words.js';
import { ChangeLine } from './change-line.js';
import { actionWords, historyWords } from './history-words.js';

/** Changes that a dry run of a write returned. */
export interface Trial {
  readonly changes?: readonly Change[] | undefined;
}

/** A write that is tried first, so that the reader sees what it changes before it is carried out. */
export interface ConfirmedWrite<Tried extends Trial, Result> {
  readonly title: string;
  /** Label of the button that carries it out. */
  readonly label: string;
  readonly isDangerous?: boolean;
  dryRun(task: Task): Promise<Tried>;
  write(tried: Tried, task: Task): Promise<Result>;
  /** Text beside the changes. */
  readonly about?: ((tried: Tried) => ComponentChildren) | undefined;
  /** Notice after it. */
  done(result: Result): string;
  /** Actions that the notice offers, such as to undo it. */
  readonly next?: (result: Result) => readonly NoticeAction[];
}

/** Shows what a write changes, asks, and carries it out; undefined where it was not. */
export async function confirmWrite<Tried extends Trial, Result>(
  wanted: ConfirmedWrite<Tried, Result>,
): Promise<Result | undefined> {
  const { title, label, isDangerous = false } = wanted;
  if (asOf.value !== '') return sayPast(title);
  try {
    const tried = await withProgress(say(historyWords.trying, { title }), wanted.dryRun);
    const answers = [
      { label: say(words.cancel), value: false },
      ...((tried.changes ?? []).length > 0 ? [{ label, value: true, isDangerous }] : []),
    ];
    if (!(await ask({ title, text: <TrialView tried={tried} about={wanted.about?.(tried)} />, answers }))) return undefined;
    const result = await withProgress(title, task => wanted.write(tried, task));
    writes.value += 1;
    notify(wanted.done(result), ...(wanted.next?.(result) ?? []));
    return result;
  } catch (error) {
    if (error instanceof Stopped) return sayStopped();
    noteExpiry(error);
    const shown = errorOf(error);
    await ask({ title, text: <Failure error={shown} />, answers: [{ label: say(words.close), value: false }] });
    return undefined;
  }
}

/** The service finishes a write that it has begun, so whether it did is seen in the history. */
function sayStopped(): undefined {
  writes.value += 1;
  notify(say(historyWords.stopped), { label: say(words.history), to: to.history });
}

/** Refuses a write: values that are shown from the past are no longer those that it would change. */
async function sayPast(title: string): Promise<undefined> {
  await ask({ title, text: <p>{say(historyWords.past)}</p>, answers: [{ label: say(words.close), value: false }] });
}

const openAtMost = 6;
const shownAtMost = 40;

function TrialView({ tried: { changes = [] }, about }: { readonly tried: Trial; readonly about: ComponentChildren }) {
  return (
    <div class="trial">
      <p>{say(changes.length > 0 ? historyWords.whatChanges : historyWords.nothingChanges)}</p>
      {about}
      <TrialSummary changes={changes} />
      <details open={changes.length <= openAtMost}>
        <summary>{sayNumber(historyWords.changes, changes.length)}</summary>
        {changes.slice(0, shownAtMost).map((change, at) => (
          <ChangeLine key={at} change={change} />
        ))}
        {changes.length > shownAtMost && <p>{sayNumber(historyWords.more, changes.length - shownAtMost)}</p>}
      </details>
    </div>
  );
}

/** How many records of each kind are changed in which way, and of how many objects they are. */
function TrialSummary({ changes }: { readonly changes: readonly Change[] }) {
  const titles = useAnswer(categoryTitles, []).value;
  if (changes.length <= openAtMost) return null;
  const objects = new Set(changes.flatMap(({ object }) => (object ? [object.id] : [])));
  const isAlike = (one: Change, other: Change): boolean => one.category === other.category && one.action === other.action;
  const kinds = changes.filter((change, at) => changes.findIndex(other => isAlike(change, other)) === at);
  return (
    <>
      <p>{sayNumber(historyWords.objects, objects.size)}</p>
      <ul>
        {kinds.map(kind => (
          <li key={`${kind.category} ${kind.action}`}>
            {numeral(changes.filter(change => isAlike(change, kind)).length)} ×{' '}
            {titles?.[kind.category ?? ''] ?? say(words.object)} {say(actionWords[kind.action])}
          </li>
        ))}
      </ul>
    </>
  );
}
