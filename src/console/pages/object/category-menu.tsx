import { useState } from 'preact/hooks';
import { FilterField } from '../../parts/filter-field.js';
import { to } from '../../routing/addresses.js';
import { say } from '../../texts/say.js';
import type { FilledCategory } from './object-contents.js';
import { objectWords } from './object-words.js';

interface CategoryMenuProps {
  readonly object: number;
  readonly categories: readonly FilledCategory[];
  readonly chosen: string | undefined;
}

/** The categories of an object: those with entries and those that objects of its type usually have, then the others, found by a filter. */
export function CategoryMenu({ object, categories, chosen }: CategoryMenuProps) {
  const [typed, setTyped] = useState('');
  const near = categories.filter(({ entries, usual }) => entries.length > 0 || usual);
  const others = categories
    .filter(category => !near.includes(category) && !near.some(({ title }) => title === category.title))
    .toSorted((one, other) => one.title.localeCompare(other.title));
  const isFound = ({ title }: FilledCategory): boolean => title.toLowerCase().includes(typed.trim().toLowerCase());
  const lines = (list: readonly FilledCategory[]) =>
    list.filter(isFound).map(category => <Line key={category.const} object={object} category={category} chosen={chosen} />);
  return (
    <nav class="category-menu" aria-label={say(objectWords.categories)}>
      <FilterField label={say(objectWords.findCategory)} value={typed} onChange={setTyped} />
      <ul>
        <li>
          <a href={to.object(object)} aria-current={chosen === undefined ? 'page' : undefined}>
            {say(objectWords.everything)}
          </a>
        </li>
        {lines(near)}
      </ul>
      {others.length > 0 && (
        <details open={typed !== '' || others.some(each => each.const === chosen)}>
          <summary>
            {say(objectWords.otherCategories)} ({others.filter(isFound).length})
          </summary>
          <ul>{lines(others)}</ul>
        </details>
      )}
    </nav>
  );
}

interface LineProps {
  readonly object: number;
  readonly category: FilledCategory;
  readonly chosen: string | undefined;
}

function Line({ object, category, chosen }: LineProps) {
  const { const: name, title, entries, isMultiValue } = category;
  return (
    <li class={entries.length === 0 ? 'without-entries' : ''}>
      <a href={to.category(object, name)} aria-current={name === chosen ? 'page' : undefined}>
        <span>{title}</span>
        {isMultiValue && entries.length > 0 && <span class="number">{entries.length}</span>}
      </a>
    </li>
  );
}
