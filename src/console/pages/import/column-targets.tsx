import type { CsvAttribute } from '../../../csv/catalogue.js';
import { unmatched, usualKeys } from '../../../csv/targets.js';
import { PlainTable } from '../../parts/plain-table.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { importWords } from './import-words.js';

/** Targets of columns, those that tell objects apart, and the columns whose target was guessed. */
interface Matched {
  readonly targets: readonly string[];
  readonly keys: readonly string[];
  readonly units: readonly string[];
  readonly guessed: ReadonlySet<number>;
}

interface ColumnTargetsProps<Matching extends Matched> {
  readonly head: readonly string[];
  readonly example: readonly string[];
  readonly attributes: readonly CsvAttribute[];
  readonly matching: Matching;
  onChange(matching: Matching): void;
}

/** Targets that are the object itself. */
const objectTargets = { title: importWords.title, type: words.type, id: importWords.id, sysid: importWords.sysid };

/** Choice of a target for each column of a file, and of the columns that tell objects apart; guesses are marked until they are confirmed. */
export function ColumnTargets<Matching extends Matched>(props: ColumnTargetsProps<Matching>) {
  const { head, example, attributes, matching, onChange } = props;
  const { targets, keys, units, guessed } = matching;
  const without = (at: number): ReadonlySet<number> => new Set([...guessed].filter(each => each !== at));
  const choose = (at: number, name: string): void => {
    // Two columns never become one attribute.
    const next = targets.map((each, place) => (place === at ? name : each === name ? '' : each));
    const left = keys.filter(key => next.includes(key));
    const others = units.map((unit, place) => (place === at ? '' : unit));
    const nextKeys = left.length > 0 ? left : usualKeys(next);
    onChange({ ...matching, targets: next, keys: nextKeys, units: others, guessed: without(at) });
  };
  const toggle = (name: string): void =>
    onChange({ ...matching, keys: keys.includes(name) ? keys.filter(key => key !== name) : [...keys, name] });
  const setUnit = (at: number, unit: string): void =>
    onChange({ ...matching, units: head.map((_, place) => (place === at ? unit : (units[place] ?? ''))) });
  const ignored = unmatched(head, targets);
  const hasUnit = new Set(attributes.filter(({ info }) => info.unit !== undefined).map(({ name }) => name));
  return (
    <>
      {guessed.size > 0 && (
        <p class="page-actions">
          <button type="button" onClick={() => onChange({ ...matching, guessed: new Set() })}>
            {say(importWords.confirm)}
          </button>
        </p>
      )}
      {ignored.length > 0 && <p role="status">{say(importWords.unmatched, { titles: ignored.join(', ') })}</p>}
      <PlainTable
        label={say(importWords.becomes)}
        rows={head.map((column, at) => ({ column, at, target: targets[at] ?? '' }))}
        keyOf={({ at }) => at}
        columns={[
          { title: say(importWords.column), show: ({ column }) => <b>{column}</b> },
          { title: say(importWords.example), show: ({ at }) => example[at] ?? '' },
          {
            title: say(importWords.becomes),
            show: ({ column, at, target }) => (
              <>
                <select
                  aria-label={`${column}: ${say(importWords.becomes)}`}
                  value={target}
                  onChange={({ currentTarget }) => choose(at, currentTarget.value)}
                >
                  <option value="">{say(importWords.ignored)}</option>
                  {Object.entries(objectTargets).map(([name, title]) => (
                    <option key={name} value={name}>
                      {say(title)}
                    </option>
                  ))}
                  {attributes.map(each => (
                    <option key={each.name} value={each.name}>
                      {each.categoryTitles[0]}: {each.info.title}
                    </option>
                  ))}
                </select>
                {guessed.has(at) && <em> {say(importWords.guessed)}</em>}
              </>
            ),
          },
          {
            title: say(importWords.unit),
            show: ({ column, at, target }) =>
              hasUnit.has(target) && (
                <input
                  size={6}
                  aria-label={`${column}: ${say(importWords.unit)}`}
                  value={units[at] ?? ''}
                  onInput={({ currentTarget }) => setUnit(at, currentTarget.value)}
                />
              ),
          },
          {
            title: say(importWords.key),
            show: ({ column, target }) =>
              target !== '' &&
              target !== 'type' && (
                <input
                  type="checkbox"
                  aria-label={`${column}: ${say(importWords.key)}`}
                  checked={keys.includes(target)}
                  onChange={() => toggle(target)}
                />
              ),
          },
        ]}
      />
      <p>{say(importWords.keyHelp)}</p>
    </>
  );
}
