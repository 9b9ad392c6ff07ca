import type { ComponentChildren } from 'preact';
import type { Change } from '../../../generated/types.js';
import { Failure } from '../parts/loaded.js';
import { type NoticeAction, notify } from '../parts/notices.js';
import { ask } from '../parts/question.js';
import { writes } from '../service/answer.js';
import { errorOf } from '../service/error-of.js';
import { asOf } from '../service/past.js';
import { noteExpiry } from '../service/service.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { ChangeLine } from './change-line.js';
import { historyWords } from './history-words.js';

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
  dryRun(): Promise<Tried>;
  write(tried: Tried): Promise<Result>;
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
    const tried = await wanted.dryRun();
    const answers = [
      { label: say(words.cancel), value: false },
      ...((tried.changes ?? []).length > 0 ? [{ label, value: true, isDangerous }] : []),
    ];
    if (!(await ask({ title, text: <TrialView tried={tried} about={wanted.about?.(tried)} />, answers }))) return undefined;
    const result = await wanted.write(tried);
    writes.value += 1;
    notify(wanted.done(result), ...(wanted.next?.(result) ?? []));
    return result;
  } catch (error) {
    noteExpiry(error);
    const shown = errorOf(error);
    await ask({ title, text: <Failure error={shown} />, answers: [{ label: say(words.close), value: false }] });
    return undefined;
  }
}

/** Refuses a write: values that are shown from the past are no longer those that it would change. */
async function sayPast(title: string): Promise<undefined> {
  await ask({ title, text: <p>{say(historyWords.past)}</p>, answers: [{ label: say(words.close), value: false }] });
}

const shownAtMost = 40;

function TrialView({ tried: { changes = [] }, about }: { readonly tried: Trial; readonly about: ComponentChildren }) {
  return (
    <div class="trial">
      <p>{say(changes.length > 0 ? historyWords.whatChanges : historyWords.nothingChanges)}</p>
      {changes.slice(0, shownAtMost).map((change, at) => (
        <ChangeLine key={at} change={change} />
      ))}
      {changes.length > shownAtMost && <p>{say(historyWords.more, { number: changes.length - shownAtMost })}</p>}
      {about}
    </div>
  );
}
