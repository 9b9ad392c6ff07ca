import type { ChangeRecord, ChoiceChangeRecord } from '../../domain/storage/changes.js';
import type { Records } from '../../domain/storage/records.js';
import { insertRows, insertText } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';
import { Repository } from './repository.js';

const insert = insertText('change_log', ['time', '"key"', 'method', 'object', 'entry', 'category', '"before"', '"after"']);
const insertOfChoice = insertText('change_log', ['time', '"key"', 'method', 'dialog', '"before"', '"after"']);

type Kept = Records['changes'];

/** The log of what happened; nothing in it is ever changed. */
export class Changes extends Repository implements Kept {
  add(changes: readonly ChangeRecord[]): Promise<void> {
    return insertRows(this.connection, insert, changes.map(newRow));
  }

  addOfChoice({ time, key, method, dialog, before, after }: ChoiceChangeRecord): Promise<void> {
    return insertRows(this.connection, insertOfChoice, [[time, key, method, dialog, before, after]]);
  }
}

function newRow({ time, key, method, object, entry, category, before, after }: ChangeRecord): Value[] {
  return [time, key, method, object, entry, category, before, after];
}
