import { useState } from 'preact/hooks';
import type { CategoryInfo } from '../../../../generated/types.js';
import { recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { beginDraft, type Draft, defaultsOf, drafts } from '../../drafts/drafts.js';
import { EntryForm } from '../../drafts/entry-form.js';
import { Icon } from '../../parts/icon.js';
import { to } from '../../routing/addresses.js';
import type { Access } from '../../service/access.js';
import { asOf } from '../../service/past.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AddSeveral } from './add-several.js';
import { ofBookkeeping, ofObjects } from './bookkeeping.js';
import { ConnectPort, toOtherPort } from './connect-port.js';
import { EntryRecord } from './entry-record.js';
import { EntryStepButton, titleOfEntry } from './entry-steps.js';
import { EntryTable } from './entry-table.js';
import { FormerEntries } from './former-entries.js';
import type { FilledCategory } from './object-contents.js';
import { objectWords } from './object-words.js';
import { useRelationSentences } from './relation-sentences.js';

interface CategorySectionProps {
  readonly object: number;
  /** Rights to objects of the type. */
  readonly access: Access;
  readonly category: FilledCategory;
}

/** A category of an object: a single-value one as a record, a multi-value one as a table, with the forms of what is being changed. */
export function CategorySection({ object, access, category }: CategorySectionProps) {
  const { const: name, title, info, entries, isMultiValue } = category;
  const isWritable = Object.values(info).some(({ readOnly }) => !readOnly);
  const isEditable = isWritable && access.may('edit', name);
  const isSteppable = isWritable && stepVerbs.some(verb => access.may(verb, name));
  const [single] = entries.map(recordIn);
  const open = Object.entries(drafts.value).filter(
    ([, draft]) => asOf.value === '' && draft.object === object && draft.category === name,
  );
  const edit = (entry: Values): void => beginDraft({ ...draftOf(object, name, entry) });
  const [isFormerShown, showFormer] = useState(false);
  const tools = (entry: Values) => (
    <>
      {toOtherPort in info && (
        <a
          class="link-button plain"
          href={to.cables(object, textOf(entry.id))}
          aria-label={say(objectWords.wayOfCable, { title: titleOfEntry(entry) })}
        >
          <Icon name="diagram-3" />
        </a>
      )}
      {isEditable && toOtherPort in info && <ConnectPort object={object} category={name} info={info} entry={entry} />}
      {isEditable && (
        <button
          type="button"
          class="plain"
          aria-keyshortcuts="e"
          aria-label={say(objectWords.editEntry, { title: titleOfEntry(entry) })}
          onClick={() => edit(entry)}
        >
          <Icon name="pencil" />
        </button>
      )}
      <EntryStepButton access={access} step="archive" category={name} entry={entry} />
    </>
  );
  const sentences = useRelationSentences(object, name);
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
            aria-keyshortcuts={!isMultiValue && single ? 'e' : 'n'}
            onClick={() =>
              !isMultiValue && single ? edit(single) : beginDraft({ object, category: name, before: defaultsOf(info) })
            }
          >
            <Icon name={!isMultiValue && single ? 'pencil' : 'plus-lg'} /> {say(!isMultiValue && single ? words.edit : words.add)}
          </button>
        )}
        {isEditable && toOtherPort in info && <AddSeveral object={object} category={category} />}
        {isSteppable && isMultiValue && (
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
        {isWritable && !isMultiValue && single && !isBegun && name !== ofObjects && (
          <EntryStepButton access={access} step="purge" category={name} entry={single} />
        )}
      </header>
      {open
        .filter(([, draft]) => draft.entry === undefined || !isMultiValue)
        .map(([key, draft]) => (
          <EntryForm key={key} name={key} draft={draft} info={info} />
        ))}
      {entries.length === 0 && open.length === 0 && <p class="empty">{say(emptyText(info))}</p>}
      {!isMultiValue && !isBegun && single && (
        <EntryRecord except={name === ofObjects ? ofBookkeeping : []} entry={single} info={info} />
      )}
      {isMultiValue && entries.length > 0 && (
        <EntryTable
          title={title}
          category={category}
          open={open}
          leading={sentences}
          tools={isEditable || isSteppable || toOtherPort in info ? tools : undefined}
        />
      )}
      {isFormerShown && <FormerEntries access={access} object={object} category={category} />}
    </section>
  );
}

const stepVerbs = ['archive', 'delete', 'purge'] as const;

function emptyText(info: CategoryInfo): Text {
  return Object.keys(info).length > 0 ? objectWords.noEntry : objectWords.noAttributes;
}

function draftOf(object: number, category: string, entry: Values): Omit<Draft, 'values' | 'faults'> {
  const revision = entry.revision;
  return { object, category, entry: textOf(entry.id), before: entry, ...(typeof revision === 'number' && { revision }) };
}
