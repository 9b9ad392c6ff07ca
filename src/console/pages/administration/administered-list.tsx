import type { ComponentChildren } from 'preact';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable, type TableColumn } from '../../parts/plain-table.js';
import type { Answer } from '../../service/answer.js';

interface AdministeredListProps<Row> {
  /** Part of the id of its heading. */
  readonly name: string;
  readonly title: string;
  readonly rows: Answer<readonly Row[]>;
  readonly columns: readonly TableColumn<Row>[];
  /** Buttons beside the heading. */
  readonly children?: ComponentChildren;
}

/** A section of the administration: a heading, and a table of its records. */
export function AdministeredList<Row extends { readonly id: string | number }>(props: AdministeredListProps<Row>) {
  const { name, title, rows, columns, children } = props;
  return (
    <section class="admin-section" aria-labelledby={`admin-${name}`}>
      <header>
        <h2 id={`admin-${name}`}>{title}</h2>
        {children}
      </header>
      <Loaded answer={rows}>{list => <PlainTable label={title} rows={list} keyOf={({ id }) => id} columns={columns} />}</Loaded>
    </section>
  );
}
