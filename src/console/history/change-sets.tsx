import { useState } from 'preact/hooks';
import type { ChangeSet } from '../../../generated/types.js';
import { Icon } from '../parts/icon.js';
import { Time } from '../parts/time.js';
import { say } from '../texts/say.js';
import { ChangeLine } from './change-line.js';
import { historyWords } from './history-words.js';
import { undo } from './undo.js';

interface ChangeSetsProps {
  readonly list: readonly ChangeSet[];
  /** Without values and undo, for places where there is little room. */
  readonly isShort?: boolean;
}

const shownAtFirst = 6;

/** Change sets: who, when, why, from what to what. */
export function ChangeSets({ list, isShort = false }: ChangeSetsProps) {
  if (list.length === 0) return <p class="empty">{say(historyWords.nothing)}</p>;
  return (
    <ol class={`change-sets${isShort ? ' short' : ''}`}>
      {list.map(set => (
        <li key={set.number}>
          <ChangeSetView set={set} isShort={isShort} />
        </li>
      ))}
    </ol>
  );
}

function ChangeSetView({ set, isShort }: { readonly set: ChangeSet; readonly isShort: boolean }) {
  const [limit, setLimit] = useState(isShort ? 2 : shownAtFirst);
  const { number, time, user, key, comment, reverts, changes } = set;
  const rest = changes.length - limit;
  return (
    <article>
      <header>
        <span class="number">#{number}</span>
        <Time value={time} />
        <span>{say(historyWords.by, { name: user?.title ?? key.title })}</span>
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
