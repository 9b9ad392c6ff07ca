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
  /** Puts a column in the place of another one. */
  onMove(name: string, to: string): void;
}

/** The kind of what is dragged: nothing else may be dropped on a column. */
const draggedColumn = 'application/x-kataster-column';

/** The heads of columns, which can be dragged; those that the service sorts by are buttons. */
export function ListHead({ columns, order: present, sort, isSelected, onSelect, onSort, onMove }: ListHeadProps) {
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
      {columns.map(({ name, title, isSorted }) => (
        <th
          key={name}
          scope="col"
          draggable={true}
          onDragStart={({ dataTransfer }) => dataTransfer?.setData(draggedColumn, name)}
          onDragOver={event => event.dataTransfer?.types.includes(draggedColumn) && event.preventDefault()}
          onDrop={({ dataTransfer }) => onMove(dataTransfer?.getData(draggedColumn) ?? '', name)}
          aria-sort={name === present ? direction : undefined}
        >
          {isSorted ? (
            <button
              type="button"
              class="sort"
              title={say(objectsWords.sortBy, { title })}
              onClick={() => onSort({ order: name, sort: name === present && sort === 'ASC' ? 'DESC' : 'ASC' })}
            >
              {title}
              {name === present && (sort === 'ASC' ? ' ↑' : ' ↓')}
            </button>
          ) : (
            title
          )}
        </th>
      ))}
    </tr>
  );
}
