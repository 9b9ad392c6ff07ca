import type { ObjectType } from '../../../../generated/types.js';
import { Combobox } from '../../attributes/combobox.js';
import { objectsLike } from '../../attributes/links.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypeGroups } from '../../service/catalogue.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { type ListedStatus, type ListView, listedStatuses } from './list-view.js';
import { objectsWords } from './objects-words.js';
import { OtherFilters } from './other-filters.js';

const statusWords: Readonly<Record<ListedStatus, keyof typeof objectsWords>> = {
  '': 'normal',
  archived: 'archived',
  deleted: 'deleted',
  template: 'templates',
};

interface ListFiltersProps {
  readonly types: readonly ObjectType[];
  readonly view: ListView;
  onChange(part: Partial<ListView>): void;
}

/** Filters of the list: the type or group, a part of the title, the place, the record status, and those of reports of programs. */
export function ListFilters({ types, view, onChange }: ListFiltersProps) {
  return (
    <search class="filters">
      <TypeFilter types={types} view={view} onChange={onChange} />
      <input
        type="search"
        aria-label={say(objectsWords.titleFilter)}
        placeholder={say(objectsWords.titleFilter)}
        value={view.title}
        onInput={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <PlaceFilter place={view.place} onChange={place => onChange({ place })} />
      <select
        aria-label={say(objectsWords.recordStatus)}
        value={view.status}
        onChange={({ currentTarget }) => onChange({ status: listedStatuses.find(each => each === currentTarget.value) ?? '' })}
      >
        {listedStatuses.map(status => (
          <option key={status} value={status}>
            {say(objectsWords[statusWords[status]])}
          </option>
        ))}
      </select>
      <OtherFilters others={view.others} onChange={others => onChange({ others })} />
    </search>
  );
}

const ofGroup = 'group ';

function TypeFilter({ types, view: { type, group, others }, onChange }: ListFiltersProps) {
  const groups = useAnswer(objectTypeGroups, []).value ?? [];
  const choose = (chosen: string): void => {
    const { type: _, ...rest } = others;
    const isGroup = chosen.startsWith(ofGroup);
    onChange({ type: isGroup ? '' : chosen, group: isGroup ? chosen.slice(ofGroup.length) : '', others: rest });
  };
  return (
    <select
      aria-label={say(words.type)}
      value={group ? ofGroup + group : type}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{say(objectsWords.allTypes)}</option>
      {groups.map(({ const: name, title }) => (
        <optgroup key={name} label={title}>
          <option value={ofGroup + name}>{say(objectsWords.allOf, { title })}</option>
          {types
            .filter(({ type_group_title }) => type_group_title === title)
            .map(each => (
              <option key={each.const} value={each.const}>
                {each.title}
              </option>
            ))}
        </optgroup>
      ))}
      {types
        .filter(({ type_group_title: ofType }) => !groups.some(({ title }) => title === ofType))
        .map(each => (
          <option key={each.const} value={each.const}>
            {each.title}
          </option>
        ))}
    </select>
  );
}

interface PlaceFilterProps {
  readonly place: string;
  onChange(place: string): void;
}

/** The place that the objects are in, at any depth. */
function PlaceFilter({ place, onChange }: PlaceFilterProps) {
  const title = useAnswer(
    async caller => (place === '' ? '' : ((await caller.cmdb.object.read({ id: Number(place) }))?.title ?? place)),
    [place],
  ).value;
  return (
    <Combobox
      id="list-place"
      shown={title ?? ''}
      label={say(objectsWords.anyPlace)}
      described={{ 'aria-label': say(words.place) }}
      find={question => objectsLike(service.value, question, { container: true })}
      onChoose={offer => onChange(offer?.id ?? '')}
    />
  );
}
