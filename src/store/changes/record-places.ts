import type { ChangedKind } from '../../domain/storage/change-sets.js';
import type { Value } from '../engines/sql-dialect.js';

/** The place of a record among all, as a change has it. */
export interface RecordPlace {
  /** The object that it is part of; `null` where it is part of none. */
  readonly object: number | null;
  /** The category of an entry. */
  readonly category: string | null;
  /** The dialog of a choice, or the title of a report, of a profile of imports or of an address of monitoring, the name of a definition. */
  readonly name: string | null;
}

/** The columns that hold it, by kind. */
const columns: Readonly<Record<ChangedKind, Partial<Record<keyof RecordPlace, string>>>> = {
  object: { object: 'id' },
  entry: { object: 'object', category: 'category' },
  choice: { name: 'dialog' },
  type: {},
  report: { name: 'title' },
  import_profile: { name: 'title' },
  livestatus: { name: 'title' },
  definition: { name: 'name' },
};

/** The place of a record, from its own row. */
export function placeOf(kind: ChangedKind, own: Readonly<Record<string, Value>>): RecordPlace {
  const { object, category, name } = columns[kind];
  return {
    object: object === undefined ? null : Number(own[object]),
    category: category === undefined ? null : String(own[category]),
    name: name === undefined ? null : String(own[name]),
  };
}
