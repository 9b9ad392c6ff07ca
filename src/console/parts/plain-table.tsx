import type { ComponentChildren } from 'preact';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';

/** A column of a table. */
export interface TableColumn<Row> {
  readonly title: string;
  /** Whether it has only controls, which nobody needs on paper. */
  readonly isForScreen?: true;
  show(row: Row): ComponentChildren;
}

interface PlainTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  keyOf(row: Row): string | number;
}

/** A table of a few hundred rows at most; it scrolls sideways where it is wider than the page. */
export function PlainTable<Row>({ label, rows, columns, keyOf }: PlainTableProps<Row>) {
  if (rows.length === 0) return <p class="empty">{say(words.none)}</p>;
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label={label}>
      <table class="entries">
        <thead>
          <tr>
            {columns.map(({ title, isForScreen }) => (
              <th key={title} scope="col" class={isForScreen && 'tools'}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, isForScreen, show }) => (
                <td key={title} class={isForScreen && 'tools'}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
