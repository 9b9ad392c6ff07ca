import { signal } from '@preact/signals';
import { keep, kept } from '../../texts/language.js';

/** How the columns of a kind of file are matched, kept by a name in this browser. */
export interface ImportProfile {
  readonly name: string;
  readonly type: string;
  /** Targets by the titles of columns. */
  readonly targets: Readonly<Record<string, string>>;
}

const storedAs = 'import-profiles';

/** The profiles of this browser, by their names. */
export const profiles = signal<readonly ImportProfile[]>(stored());

/** Keeps a profile in the place of the one with its name. */
export function keepProfile(profile: ImportProfile): void {
  store([...profiles.value.filter(({ name }) => name !== profile.name), profile]);
}

/** Forgets a profile. */
export function dropProfile(name: string): void {
  store(profiles.value.filter(each => each.name !== name));
}

/** The profile that was made for a file with these columns. */
export function profileFor(head: readonly string[]): ImportProfile | undefined {
  return profiles.value.find(({ targets }) => {
    const columns = Object.keys(targets);
    return columns.length === head.length && columns.every(column => head.includes(column));
  });
}

/** The targets of columns by a profile; nothing for columns that it does not have. */
export function targetsBy({ targets }: ImportProfile, head: readonly string[]): string[] {
  return head.map(column => targets[column] ?? '');
}

function store(next: readonly ImportProfile[]): void {
  profiles.value = next.toSorted((one, other) => one.name.localeCompare(other.name));
  keep(storedAs, JSON.stringify(profiles.value));
}

function stored(): readonly ImportProfile[] {
  try {
    const given: unknown = JSON.parse(kept(storedAs) ?? '[]');
    return Array.isArray(given) ? given.filter(isProfile) : [];
  } catch {
    return [];
  }
}

function isProfile(given: Partial<ImportProfile> | null): given is ImportProfile {
  return typeof given?.name === 'string' && typeof given.type === 'string' && typeof given.targets === 'object';
}
