import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isShown, isUnset, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { viewOf } from '../../attributes/views.js';
import type { Draft } from '../../drafts/drafts.js';
import { EntryForm } from '../../drafts/entry-form.js';
import { isPrinting } from '../../parts/printing.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import type { FilledCategory } from './object-contents.js';
import { objectWords } from './object-words.js';

/** A column before the others, which says what some of them say. */
export interface LeadingColumn {
  readonly title: string;
  /** Keys of the attributes in whose place it stands. */
  readonly replaces: readonly string[];
  show(entry: Values): ComponentChildren;
}

interface EntryTableProps {
  readonly title: string;
  readonly category: FilledCategory;
  readonly open: readonly (readonly [string, Draft])[];
  readonly leading?: LeadingColumn | undefined;
  /** Buttons at the end of the row of an entry. */
  readonly tools?: ((entry: Values) => ComponentChildren) | undefined;
}

const shownAtFirst = 25;
const columnsAtFirst = 6;

/** The entries of a multi-value category as a table of the attributes that any of them has. */
export function EntryTable({ title, category, open, leading, tools }: EntryTableProps) {
  const [isAll, showAll] = useState(false);
  const { info } = category;
  const entries = category.entries.map(recordIn);
  const [isWide, setWide] = useState(false);
  const all = Object.entries(info).filter(
    ([key, attribute]) => isShown(attribute) && !leading?.replaces.includes(key) && entries.some(entry => !isUnset(entry[key])),
  );
  const columns = isWide || isPrinting.value ? all : all.slice(0, columnsAtFirst);
  if (entries.length === 0) return null;
  const shown = isAll || isPrinting.value ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <div class="scroll" role="group" tabIndex={0} aria-label={title}>
        <table class="entries">
          <thead>
            <tr>
              {leading && <th scope="col">{leading.title}</th>}
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
                  <td colSpan={columns.length + 1 + (leading ? 1 : 0)}>
                    <EntryForm name={draft[0]} draft={draft[1]} info={info} />
                  </td>
                </tr>
              ) : (
                <tr key={id}>
                  {leading && <td>{leading.show(entry)}</td>}
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
      {!isWide && all.length > columns.length && (
        <button type="button" class="small" onClick={() => setWide(true)}>
          {say(objectWords.showColumns, { number: all.length })}
        </button>
      )}
      {!isAll && entries.length > shownAtFirst && (
        <button type="button" class="small" onClick={() => showAll(true)}>
          {say(objectWords.showAll, { number: entries.length })}
        </button>
      )}
    </>
  );
}
