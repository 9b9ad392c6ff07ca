import type { ObjectSortKey } from '../../../../generated/types.js';
import { say } from '../../texts/say.js';
import type { Column } from './columns.js';
import type { ListView } from './list-view.js';
import { objectsWords } from './objects-words.js';

interface ListHeadProps {
  readonly columns: readonly Column[];
  readonly order: ObjectSortKey;
  readonly sort: 'ASC' | 'DESC';
  /** Whether every row is selected. */
  readonly isSelected: boolean;
  /** Selects every row, or none. */
  onSelect(all: boolean): void;
  onSort(sorted: Pick<ListView, 'order' | 'sort'>): void;
}

/** The heads of columns; those that the service sorts by are buttons. */
export function ListHead({ columns, order: present, sort, isSelected, onSelect, onSort }: ListHeadProps) {
  const direction = sort === 'ASC' ? 'ascending' : 'descending';
  return (
    <tr>
      <th scope="col" class="select">
        <input
          type="checkbox"
          aria-label={say(objectsWords.selectEvery)}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </th>
      {columns.map(({ name, title, order }) => (
        <th key={name} scope="col" aria-sort={order === present ? direction : undefined}>
          {order === undefined ? (
            title
          ) : (
            <button
              type="button"
              class="sort"
              title={say(objectsWords.sortBy, { title })}
              onClick={() => onSort({ order, sort: order === present && sort === 'ASC' ? 'DESC' : 'ASC' })}
            >
              {title}
              {order === present && (sort === 'ASC' ? ' ↑' : ' ↓')}
            </button>
          )}
        </th>
      ))}
    </tr>
  );
}
