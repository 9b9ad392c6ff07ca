import { useState } from 'preact/hooks';
import type { CategoryInfo } from '../../../../generated/types.js';
import { recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { beginDraft, type Draft, drafts } from '../../drafts/drafts.js';
import { EntryForm } from '../../drafts/entry-form.js';
import { Icon } from '../../parts/icon.js';
import { to } from '../../routing/addresses.js';
import { asOf } from '../../service/past.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { EntryRecord } from './entry-record.js';
import { EntryStepButton, titleOfEntry } from './entry-steps.js';
import { EntryTable } from './entry-table.js';
import { FormerEntries } from './former-entries.js';
import type { FilledCategory } from './object-contents.js';
import { objectWords } from './object-words.js';

interface CategorySectionProps {
  readonly object: number;
  readonly category: FilledCategory;
}

/** A category of an object: a single-value one as a record, a multi-value one as a table, with the forms of what is being changed. */
export function CategorySection({ object, category }: CategorySectionProps) {
  const { const: name, title, info, entries, isMultiValue } = category;
  const isEditable = asOf.value === '' && Object.values(info).some(({ readOnly }) => !readOnly);
  const [single] = entries.map(recordIn);
  const open = Object.entries(drafts.value).filter(([, draft]) => draft.object === object && draft.category === name);
  const edit = (entry: Values): void => beginDraft({ ...draftOf(object, name, entry) });
  const [isFormerShown, showFormer] = useState(false);
  const tools = (entry: Values) => (
    <>
      {'assigned_connector' in info && (
        <a
          class="link-button plain"
          href={to.cables(object, textOf(entry.id))}
          aria-label={say(objectWords.wayOfCable, { title: titleOfEntry(entry) })}
        >
          <Icon name="diagram-3" />
        </a>
      )}
      <button
        type="button"
        class="plain"
        aria-label={say(objectWords.editEntry, { title: titleOfEntry(entry) })}
        onClick={() => edit(entry)}
      >
        <Icon name="pencil" />
      </button>
      <EntryStepButton step="archive" category={name} entry={entry} />
    </>
  );
  const isBegun = !isMultiValue && open.length > 0;
  return (
    <section class="category" aria-labelledby={`title-${name}`}>
      <header>
        <h2 id={`title-${name}`}>{title}</h2>
        {isMultiValue && entries.length > 0 && <span class="count">{entries.length}</span>}
        {isEditable && !isBegun && (
          <button
            type="button"
            class="small"
            onClick={() => (!isMultiValue && single ? edit(single) : beginDraft({ object, category: name, before: {} }))}
          >
            <Icon name={!isMultiValue && single ? 'pencil' : 'plus-lg'} /> {say(!isMultiValue && single ? words.edit : words.add)}
          </button>
        )}
        {isEditable && isMultiValue && (
          <button
            type="button"
            class="plain"
            aria-label={say(objectWords.former)}
            title={say(objectWords.former)}
            aria-expanded={isFormerShown}
            onClick={() => showFormer(!isFormerShown)}
          >
            <Icon name="archive" />
          </button>
        )}
        {isEditable && !isMultiValue && single && !isBegun && name !== 'C__CATG__GLOBAL' && (
          <EntryStepButton step="purge" category={name} entry={single} />
        )}
      </header>
      {open
        .filter(([, draft]) => draft.entry === undefined || !isMultiValue)
        .map(([key, draft]) => (
          <EntryForm key={key} name={key} draft={draft} info={info} />
        ))}
      {entries.length === 0 && open.length === 0 && <p class="empty">{say(emptyText(info))}</p>}
      {!isMultiValue && !isBegun && single && <EntryRecord entry={single} info={info} />}
      {isMultiValue && entries.length > 0 && (
        <EntryTable title={title} category={category} open={open} tools={isEditable ? tools : undefined} />
      )}
      {isFormerShown && <FormerEntries object={object} category={category} />}
    </section>
  );
}

function emptyText(info: CategoryInfo): Text {
  return Object.keys(info).length > 0 ? objectWords.noEntry : objectWords.noAttributes;
}

function draftOf(object: number, category: string, entry: Values): Omit<Draft, 'values' | 'faults'> {
  const revision = entry.revision;
  return { object, category, entry: textOf(entry.id), before: entry, ...(typeof revision === 'number' && { revision }) };
}
