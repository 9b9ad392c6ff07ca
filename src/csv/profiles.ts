import type { ImportColumn, ImportProfile, ImportTarget } from '../../generated/types.js';
import type { CsvMatch } from './row-groups.js';
import { comparableTitle, usualKeys } from './targets.js';

/** The profile that was made for a file with these columns. */
export function profileFor(profiles: readonly ImportProfile[], head: readonly string[]): ImportProfile | undefined {
  return profiles.find(
    profile => profile.columns.length === head.length && columnsByTitle(profile, head).every(column => column),
  );
}

/** Columns that a profile imports and a file does not have. */
export function missingColumns(profile: ImportProfile, head: readonly string[]): readonly ImportColumn[] {
  const present = columnsByTitle(profile, head);
  return profile.columns.filter(column => column.target && !present.includes(column));
}

/** How a profile understands the columns of a file; those that it does not have become nothing, and so does a second one with a target. */
export function matchBy(profile: ImportProfile, head: readonly string[]): CsvMatch {
  const own = columnsByTitle(profile, head);
  const all = own.map(column => column?.target ?? '');
  const targets = all.map((target, at) => (all.indexOf(target) < at ? '' : target));
  const keys = own.flatMap(column => (column?.key && column.target ? [column.target] : []));
  return {
    ...{ type: profile.type ?? '', targets, keys: keys.length > 0 ? keys : usualKeys(targets) },
    units: own.map(column => column?.unit ?? ''),
  };
}

/** For each title of a file the column of a profile, whatever the order of both; of equal titles the second one is that of the second column, and so on. */
function columnsByTitle({ columns }: ImportProfile, head: readonly string[]): readonly (ImportColumn | undefined)[] {
  const titles = head.map(comparableTitle);
  return titles.map((title, at) => {
    const earlier = titles.slice(0, at).filter(each => each === title).length;
    return columns.filter(column => comparableTitle(column.title) === title)[earlier];
  });
}

/** The columns of a profile that understands files as this match does. */
export function columnsOf({ targets, keys, units = [] }: CsvMatch, head: readonly string[]): ImportColumn[] {
  return head.map((title, at) => {
    const target = targets[at] ?? '';
    const unit = units[at] ?? '';
    return {
      title,
      ...(target !== '' && { target: target as ImportTarget, key: keys.includes(target) }),
      ...(unit !== '' && { unit }),
    };
  });
}
