import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { PlainTable } from '../../parts/plain-table.js';
import { say } from '../../texts/say.js';
import { importWords } from './import-words.js';

interface ColumnTargetsProps {
  readonly head: readonly string[];
  readonly example: readonly string[];
  readonly attributes: readonly TypeAttribute[];
  readonly targets: readonly string[];
  onChange(targets: readonly string[]): void;
}

/** Choice of a target for each column of a file. */
export function ColumnTargets({ head, example, attributes, targets, onChange }: ColumnTargetsProps) {
  const writable = attributes.filter(({ attribute }) => !attribute.readOnly);
  const choose = (at: number, name: string): void => {
    onChange(targets.map((each, place) => (place === at ? name : each)));
  };
  return (
    <PlainTable
      label={say(importWords.becomes)}
      rows={head.map((column, at) => ({ column, at }))}
      keyOf={({ at }) => at}
      columns={[
        { title: say(importWords.column), show: ({ column }) => <b>{column}</b> },
        { title: say(importWords.example), show: ({ at }) => example[at] ?? '' },
        {
          title: say(importWords.becomes),
          show: ({ column, at }) => (
            <select
              aria-label={`${column}: ${say(importWords.becomes)}`}
              value={targets[at] ?? ''}
              onChange={({ currentTarget }) => choose(at, currentTarget.value)}
            >
              <option value="">{say(importWords.ignored)}</option>
              <option value="title">{say(importWords.title)}</option>
              {writable.map(each => (
                <option key={nameOf(each)} value={nameOf(each)}>
                  {each.categoryTitle}: {each.attribute.title}
                </option>
              ))}
            </select>
          ),
        },
      ]}
    />
  );
}
