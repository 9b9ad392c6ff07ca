/** Entries as they are kept: read alone, the logbook goes on with the changes of its object, which are events. */
export function keptEntries<Entry extends object>(category: string, entries: readonly Entry[]): readonly Entry[] {
  return category === 'C__CATG__LOGBOOK' ? entries.filter(entry => 'event' in entry && entry.event === null) : entries;
}
