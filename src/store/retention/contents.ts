const names = (rows: string): string => `EXISTS (SELECT 1 FROM ${rows} r WHERE r.id = contents.entry
  AND r."values" LIKE '%' || contents.digest || '%')`;

/** Removes contents of entries that no row names any more, of now or of the past. Indexes: primary keys of contents, entries and past_entries. */
export const removeContentsOf = (entries: string): string =>
  `DELETE FROM contents WHERE entry IN (${entries}) AND NOT ${names('entries')} AND NOT ${names('past_entries')}`;
