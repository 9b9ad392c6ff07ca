import { useState } from 'preact/hooks';
import type { ChangeSet } from '../../../generated/types.js';
import { Icon } from '../parts/icon.js';
import { Time } from '../parts/time.js';
import { to } from '../routing/addresses.js';
import { say } from '../texts/say.js';
import { ChangeLine } from './change-line.js';
import { historyWords } from './history-words.js';
import { undo } from './undo.js';

interface ChangeSetsProps {
  readonly list: readonly ChangeSet[];
  /** Without values and undo, for places where there is little room. */
  readonly isShort?: boolean;
  readonly choice?: Choice | undefined;
}

/** Change sets that the reader chose, and how one is chosen or not. */
export interface Choice {
  readonly chosen: ReadonlySet<number>;
  toggle(number: number): void;
}

const shownAtFirst = 6;

/** Change sets: who, when, why, from what to what. */
export function ChangeSets({ list, isShort = false, choice }: ChangeSetsProps) {
  if (list.length === 0) return <p class="empty">{say(historyWords.nothing)}</p>;
  return (
    <ol class={`change-sets${isShort ? ' short' : ''}`}>
      {(isShort ? runsOf(list) : list.map(set => ({ set, alike: 0 }))).map(({ set, alike }) => (
        <li key={set.number}>
          <ChangeSetView set={set} isShort={isShort} choice={choice} />
          {alike > 0 && <p class="hint">{say(historyWords.alike, { number: alike })}</p>}
        </li>
      ))}
    </ol>
  );
}

interface Run {
  readonly set: ChangeSet;
  /** How many more change sets, made before it, have its author and comment. */
  readonly alike: number;
}

/** Change sets that follow each other with the same author and comment, such as the parts of an import, as the newest of them. */
function runsOf(list: readonly ChangeSet[]): readonly Run[] {
  const nameOf = ({ comment, user, key }: ChangeSet): string => (comment ? `${user?.id ?? key.id} ${comment}` : '');
  const runs: Run[] = [];
  for (const set of list) {
    const last = runs.at(-1);
    if (last && nameOf(set) !== '' && nameOf(set) === nameOf(last.set))
      runs[runs.length - 1] = { ...last, alike: last.alike + 1 };
    else runs.push({ set, alike: 0 });
  }
  return runs;
}

interface ChangeSetViewProps {
  readonly set: ChangeSet;
  readonly isShort: boolean;
  readonly choice: Choice | undefined;
}

function ChangeSetView({ set, isShort, choice }: ChangeSetViewProps) {
  const [limit, setLimit] = useState(isShort ? 2 : shownAtFirst);
  const { number, time, user, key, comment, reverts, changes } = set;
  const rest = changes.length - limit;
  return (
    <article>
      <header>
        {choice && (
          <input
            type="checkbox"
            aria-label={say(historyWords.choose, { number })}
            checked={choice.chosen.has(number)}
            onChange={() => choice.toggle(number)}
          />
        )}
        <span class="number">#{number}</span>
        <Time value={time} />
        <a href={user ? to.historyOfUser(user.id) : to.historyOfKey(key.id)}>
          {say(historyWords.by, { name: user?.title ?? key.title })}
        </a>
        {reverts && <span class="mark">{say(historyWords.undoes, { numbers: reverts.map(each => `#${each}`).join(', ') })}</span>}
        {!isShort && (
          <button type="button" class="small" onClick={() => void undo(number)}>
            <Icon name="arrow-counterclockwise" /> {say(historyWords.undo)}
          </button>
        )}
      </header>
      {comment && <p class="comment">{comment}</p>}
      <ul>
        {changes.slice(0, limit).map((change, at) => (
          <li key={at}>
            <ChangeLine change={change} isShort={isShort} asOf={isShort ? undefined : number} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" class="small" onClick={() => setLimit(isShort ? limit + 5 : changes.length)}>
          {say(historyWords.more, { number: rest })}
        </button>
      )}
    </article>
  );
}
