import { useState } from 'preact/hooks';
import { isUnset, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { viewOf } from '../../attributes/views.js';
import type { Draft } from '../../drafts/drafts.js';
import { EntryForm } from '../../drafts/entry-form.js';
import { confirmWrite } from '../../history/confirmed-write.js';
import { Icon } from '../../parts/icon.js';
import { constant } from '../../service/constants.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import type { FilledCategory } from './object-contents.js';
import { objectWords } from './object-words.js';

interface EntryTableProps {
  readonly title: string;
  readonly category: FilledCategory;
  readonly open: readonly (readonly [string, Draft])[];
  readonly onEdit: ((entry: Values) => void) | undefined;
}

const shownAtFirst = 25;

async function archive(category: string, entry: Values): Promise<void> {
  const input = { object: Number(entry.objID), category: constant(category), entry: Number(entry.id) };
  const title = textOf(entry.title) || `#${textOf(entry.id)}`;
  await confirmWrite({
    title: say(objectWords.archiveEntry, { title }),
    label: say(objectWords.archiveLabel),
    isDangerous: true,
    dryRun: () => service.value.cmdb.category.archive(input, { dry_run: true }),
    write: () => service.value.cmdb.category.archive(input),
    done: () => say(objectWords.archived, { title }),
  });
}

/** The entries of a multi-value category as a table of the attributes that any of them has. */
export function EntryTable({ title, category, open, onEdit }: EntryTableProps) {
  const [isAll, showAll] = useState(false);
  const { info } = category;
  const entries = category.entries.map(recordIn);
  const columns = Object.entries(info).filter(
    ([key, { sameAs }]) => sameAs === undefined && entries.some(entry => !isUnset(entry[key])),
  );
  const shown = isAll ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <div class="scroll" role="group" tabIndex={0} aria-label={title}>
        <table class="entries">
          <thead>
            <tr>
              {columns.map(([key, attribute]) => (
                <th key={key} scope="col">
                  {attribute.title}
                </th>
              ))}
              {onEdit && (
                <th scope="col">
                  <span class="hidden">{say(words.actions)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(entry => {
              const id = textOf(entry.id);
              const draft = open.find(([, { entry: changed }]) => changed === id);
              return draft ? (
                <tr key={id}>
                  <td colSpan={columns.length + 1}>
                    <EntryForm name={draft[0]} draft={draft[1]} info={info} />
                  </td>
                </tr>
              ) : (
                <tr key={id}>
                  {columns.map(([key, { type }]) => (
                    <td key={key}>{viewOf(type).show(entry[key], entry)}</td>
                  ))}
                  {onEdit && (
                    <td class="tools">
                      <button
                        type="button"
                        class="plain"
                        aria-label={say(objectWords.editEntry, { title: textOf(entry.title) || `#${id}` })}
                        onClick={() => onEdit(entry)}
                      >
                        <Icon name="pencil" />
                      </button>
                      <button
                        type="button"
                        class="plain"
                        aria-label={say(objectWords.archiveEntry, { title: textOf(entry.title) || `#${id}` })}
                        onClick={() => void archive(category.const, entry)}
                      >
                        <Icon name="archive" />
                      </button>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {!isAll && entries.length > shownAtFirst && (
        <button type="button" class="small" onClick={() => showAll(true)}>
          {say(objectWords.showAll, { number: entries.length })}
        </button>
      )}
    </>
  );
}
