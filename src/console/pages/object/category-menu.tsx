import { to } from '../../routing/addresses.js';
import { say } from '../../texts/say.js';
import type { FilledCategory } from './object-contents.js';
import { objectWords } from './object-words.js';

interface CategoryMenuProps {
  readonly object: number;
  readonly categories: readonly FilledCategory[];
  readonly chosen: string | undefined;
}

/** The categories of an object: those with entries, then the empty ones. */
export function CategoryMenu({ object, categories, chosen }: CategoryMenuProps) {
  const filled = categories.filter(({ entries }) => entries.length > 0);
  const empty = categories.filter(({ entries }) => entries.length === 0);
  return (
    <nav class="category-menu" aria-label={say(objectWords.categories)}>
      <ul>
        <li>
          <a href={to.object(object)} aria-current={chosen === undefined ? 'page' : undefined}>
            {say(objectWords.everything)}
          </a>
        </li>
        {filled.map(category => (
          <Line key={category.const} object={object} category={category} chosen={chosen} />
        ))}
      </ul>
      <details open={empty.some(each => each.const === chosen)}>
        <summary>
          {say(objectWords.empty)} ({empty.length})
        </summary>
        <ul>
          {empty.map(category => (
            <Line key={category.const} object={object} category={category} chosen={chosen} />
          ))}
        </ul>
      </details>
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
    <li>
      <a href={to.category(object, name)} aria-current={name === chosen ? 'page' : undefined}>
        <span>{title}</span>
        {isMultiValue && entries.length > 0 && <span class="number">{entries.length}</span>}
      </a>
    </li>
  );
}
