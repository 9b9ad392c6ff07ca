import { join } from 'node:path';
import Database from 'better-sqlite3';
import { objectMade } from '../factories/calls.js';
import { type Ended, type RunningService, run } from './process.js';
import type { Scope } from './scope.js';

/** Runs a command on a database to its end. */
export function command(t: Scope, url: string, ...args: readonly string[]): Promise<Ended> {
  return run(t, args, { KATASTER_DATABASE: url }).ended;
}

/** The file of a SQLite database. */
export function fileOf(url: string): string {
  return url.slice('sqlite:'.length);
}

/** A folder's address of a database that is not there yet. */
export function placeIn(folder: string, name = 'restored.sqlite'): string {
  return `sqlite:${join(folder, name)}`;
}

/** Titles of the objects that writers make, each in the order it was asked for and once it was answered. */
export interface Written {
  readonly asked: string[];
  readonly answered: string[];
}

/** Writers that make one object after the other until they are stopped. */
export function steadyWriters(
  { call }: Pick<RunningService, 'call'>,
  count: number,
): { readonly written: Written; stop(): Promise<void> } {
  const written: Written = { asked: [], answered: [] };
  let isOver = false;
  const write = async (writer: number): Promise<void> => {
    for (let number = 1; !isOver; number += 1) {
      const title = `${writer}-${number}`;
      written.asked.push(title);
      const categories = { C__CATG__IP: [{ hostname: title }, { hostname: title }] };
      await objectMade(call, { type: 'C__OBJTYPE__SERVER', title, categories });
      written.answered.push(title);
    }
  };
  const writers = Array.from({ length: count }, (_, writer) => write(writer));
  const stop = async (): Promise<void> => {
    isOver = true;
    await Promise.all(writers);
  };
  return { written, stop };
}

/** Takes a row out of an index past the engine. */
export function damageIndex(path: string): void {
  const database = new Database(path);
  database.unsafeMode(true);
  database.exec("INSERT INTO choices (dialog, parent, title, folded_title) VALUES ('a', '', 'b', 'b')");
  database.pragma('writable_schema = ON');
  const { sql } = database.prepare("SELECT sql FROM sqlite_master WHERE name = 'choices_title'").get() as { sql: string };
  const put = database.prepare("UPDATE sqlite_master SET sql = ? WHERE name = 'choices_title'");
  put.run(`${sql} WHERE id < 0`);
  database.pragma('writable_schema = RESET');
  database.exec('REINDEX choices_title');
  database.pragma('writable_schema = ON');
  put.run(sql);
  database.close();
}
