import Database from 'better-sqlite3';

/**
 * Has SQLite answer backwards whatever a statement does not order, for all databases of this process. Two engines, or one before and after
 * its statistics change, answer such a statement in any order, which otherwise shows now and then only.
 */
export function reverseUnorderedSelects(): void {
  const { pragma } = Database.prototype;
  Database.prototype.pragma = function (this: Database.Database, ...asked: Parameters<typeof pragma>) {
    pragma.call(this, 'reverse_unordered_selects = ON');
    return pragma.apply(this, asked);
  };
}
