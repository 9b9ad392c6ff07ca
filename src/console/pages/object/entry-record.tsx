import type { CategoryInfo } from '../../../../generated/types.js';
import { isShown, isUnset, type Values } from '../../attributes/attribute-view.js';
import { viewOf } from '../../attributes/views.js';
import { say } from '../../texts/say.js';
import { objectWords } from './object-words.js';

interface EntryRecordProps {
  /** Keys of attributes that stand elsewhere. */
  readonly except: readonly string[];
  readonly entry: Values;
  readonly info: CategoryInfo;
}

/** An entry as a record: the attributes that are set and stand nowhere else. */
export function EntryRecord({ except, entry, info }: EntryRecordProps) {
  const set = Object.entries(info).filter(
    ([key, attribute]) => isShown(attribute) && !isUnset(entry[key]) && !except.includes(key),
  );
  if (set.length === 0) return <p class="empty">{say(objectWords.noEntry)}</p>;
  return (
    <dl class="record">
      {set.map(([key, { title, type, unit }]) => (
        <div key={key} class={type === 'textarea' || type === 'rows' ? 'wide' : ''}>
          <dt>{title}</dt>
          <dd>
            {viewOf(type).show(entry[key], entry)}
            {unit !== undefined && <> {viewOf('dialog').show(entry[unit], entry)}</>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
