import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isUnset, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { viewOf } from '../../attributes/views.js';
import type { Draft } from '../../drafts/drafts.js';
import { EntryForm } from '../../drafts/entry-form.js';
import { isPrinting } from '../../parts/printing.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import type { FilledCategory } from './object-contents.js';
import { objectWords } from './object-words.js';

interface EntryTableProps {
  readonly title: string;
  readonly category: FilledCategory;
  readonly open: readonly (readonly [string, Draft])[];
  /** Buttons at the end of the row of an entry. */
  readonly tools?: ((entry: Values) => ComponentChildren) | undefined;
}

const shownAtFirst = 25;

/** The entries of a multi-value category as a table of the attributes that any of them has. */
export function EntryTable({ title, category, open, tools }: EntryTableProps) {
  const [isAll, showAll] = useState(false);
  const { info } = category;
  const entries = category.entries.map(recordIn);
  const columns = Object.entries(info).filter(
    ([key, { sameAs }]) => sameAs === undefined && entries.some(entry => !isUnset(entry[key])),
  );
  if (entries.length === 0) return null;
  const shown = isAll || isPrinting.value ? entries : entries.slice(0, shownAtFirst);
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
              {tools && (
                <th scope="col" class="tools">
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
                  {tools && <td class="tools">{tools(entry)}</td>}
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
