import type { ObjectType } from '../../../../generated/types.js';
import { parameter, setParameters } from '../../routing/location.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { type ListedStatus, listedStatuses } from './object-filter.js';
import { objectsWords } from './objects-words.js';

const statusWords: Readonly<Record<ListedStatus, keyof typeof objectsWords>> = {
  '': 'normal',
  archived: 'archived',
  deleted: 'deleted',
};

/** Filters of the list: the type, a part of the title, the record status. The address says it all. */
export function ListFilters({ types }: { readonly types: readonly ObjectType[] }) {
  return (
    <search class="filters">
      <select
        aria-label={say(words.type)}
        value={parameter('type')}
        onChange={({ currentTarget }) => setParameters({ type: currentTarget.value })}
      >
        <option value="">{say(objectsWords.allTypes)}</option>
        {types.map(type => (
          <option key={type.const} value={type.const}>
            {type.title}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={say(objectsWords.titleFilter)}
        placeholder={say(objectsWords.titleFilter)}
        value={parameter('title')}
        onInput={({ currentTarget }) => setParameters({ title: currentTarget.value })}
      />
      <select
        aria-label={say(objectsWords.recordStatus)}
        value={parameter('status')}
        onChange={({ currentTarget }) => setParameters({ status: currentTarget.value })}
      >
        {listedStatuses.map(status => (
          <option key={status} value={status}>
            {say(objectsWords[statusWords[status]])}
          </option>
        ))}
      </select>
    </search>
  );
}
