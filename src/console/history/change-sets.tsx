import { useState } from 'preact/hooks';
import type { Change, ChangeAction, ChangeSet, PermittedVerb } from '../../../generated/types.js';
import { Icon } from '../parts/icon.js';
import { isPrinting } from '../parts/printing.js';
import { Time } from '../parts/time.js';
import { useAccess } from '../service/access.js';
import { say, sayNumber } from '../texts/say.js';
import { ChangeLine, isOfGone } from './change-line.js';
import { ChangeSentence } from './change-sentence.js';
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
      {runsOf(list).map(([set, ...alike]) => (
        <li key={set.number}>
          <ChangeSetView set={set} isShort={isShort} choice={choice} />
          {alike.length > 0 && isShort && <p class="hint">{sayNumber(historyWords.alike, alike.length)}</p>}
          {alike.length > 0 && !isShort && (
            <details open={isPrinting.value}>
              <summary>{sayNumber(historyWords.alike, alike.length)}</summary>
              {alike.map(each => (
                <ChangeSetView key={each.number} set={each} isShort={false} choice={choice} />
              ))}
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Change sets that belong together, the newest first. */
type Run = readonly [set: ChangeSet, ...alike: readonly ChangeSet[]];

/** Change sets that follow each other with the same author and comment, such as the parts of an import; undos of one author belong together, too. */
function runsOf(list: readonly ChangeSet[]): readonly Run[] {
  const nameOf = ({ comment, reverts, user, key }: ChangeSet): string =>
    comment || reverts ? `${user?.id ?? key.id} ${reverts ? '' : comment}` : '';
  const runs: Run[] = [];
  for (const set of list) {
    const last = runs.at(-1);
    if (last && nameOf(set) !== '' && nameOf(set) === nameOf(last[0])) runs[runs.length - 1] = [...last, set];
    else runs.push([set]);
  }
  return runs;
}

/** Rights that undoing takes, by what was done. */
const undoVerbs: Readonly<Record<ChangeAction, PermittedVerb>> = {
  created: 'purge',
  edited: 'edit',
  archived: 'archive',
  markedDeleted: 'archive',
  recycled: 'archive',
  templated: 'archive',
  purged: 'create',
};

/** The right to undo a change, and the category that it is about. */
function undoneBy({ action, category }: Change): [verb: PermittedVerb, category: string | undefined] {
  return [category && action === 'purged' ? 'edit' : undoVerbs[action], category ?? undefined];
}

interface ChangeSetViewProps {
  readonly set: ChangeSet;
  readonly isShort: boolean;
  readonly choice: Choice | undefined;
}

function ChangeSetView({ set, isShort, choice }: ChangeSetViewProps) {
  const [limit, setLimit] = useState(shownAtFirst);
  const { number, time, comment, changes } = set;
  const fields = changes.reduce((sum, { attributes }) => sum + attributes.length, 0);
  const isWhole = changes.length > 1 || fields === 0;
  const rest = changes.length - limit;
  const access = useAccess();
  const isRevertible =
    access.uses('kataster.changes.revert') && changes.every(change => !isOfGone(change) && access.may(...undoneBy(change)));
  return (
    <article>
      <header>
        {choice && isRevertible && (
          <input
            type="checkbox"
            aria-label={say(historyWords.choose, { number })}
            checked={choice.chosen.has(number)}
            onChange={() => choice.toggle(number)}
          />
        )}
        <span class="number">#{number}</span>
        <Time value={time} />
        {!isShort && isRevertible && (
          <button type="button" class="small" onClick={() => void undo(number)}>
            <Icon name="arrow-counterclockwise" /> {say(historyWords.undo)}
          </button>
        )}
      </header>
      {comment && <p class="comment">{comment}</p>}
      <ChangeSentence set={set} asOf={isShort ? undefined : number} />
      {!isShort && (
        <details open={isPrinting.value}>
          <summary>{sayNumber(isWhole ? historyWords.changes : historyWords.fields, isWhole ? changes.length : fields)}</summary>
          <ul>
            {changes.slice(0, limit).map((change, at) => (
              <li key={at}>
                <ChangeLine change={change} asOf={number} />
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <button type="button" class="small" onClick={() => setLimit(changes.length)}>
              {sayNumber(historyWords.more, rest)}
            </button>
          )}
        </details>
      )}
    </article>
  );
}
