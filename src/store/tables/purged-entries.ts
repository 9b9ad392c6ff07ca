/**
 * Whether a change is the end of an entry. Indexes: changes_entries_purged and changes_purged_entry, of which it is the condition; it is
 * computed, so that no other statement takes them.
 */
export function isPurgedEntry(change?: string): string {
  const of = change === undefined ? '' : `${change}.`;
  return `${of}action || '' = 'purged' AND ${of}kind || '' = 'entry'`;
}
