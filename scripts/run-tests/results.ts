import type { Group } from './groups.js';
import type { TestFile } from './tiers.js';

/** The results of the tests of a file. */
export interface FileResult {
  readonly file: TestFile;
  passed: number;
  skipped: number;
  /** Titles of tests that failed, without the name of the file. */
  readonly failed: string[];
  /** Whether all its tests were carried out. */
  hasEnded: boolean;
}

/** The title of the test that ends a file of a group. */
export const lastTitle = 'what its tests shared is ended';

const separator = ' › ';
const line = /^(not )?ok \d+ - (.*?)( # SKIP)?$/;

/** Reads the lines of TAP that ava writes, and keeps what they say of each file: one that was not carried out to its end has failed. */
export class Results {
  readonly files: FileResult[];
  /** Failures that belong to no file, such as exceptions that nothing caught. */
  readonly crashes: string[] = [];
  readonly #prefixes: readonly string[];

  constructor(groups: readonly Group[]) {
    const files = groups.flatMap(group => group.files);
    this.files = files.map(file => ({ file, passed: 0, skipped: 0, failed: [], hasEnded: false }));
    this.#prefixes = groups.length === 1 ? [] : groups.map(({ name }) => name + separator);
  }

  /** Takes a line in. Returns whether it begins a result that failed, one that passed, or none. */
  add(text: string): 'failed' | 'passed' | undefined {
    const [, not, whole, skip] = line.exec(text) ?? [];
    if (whole === undefined) return undefined;
    const title = whole.slice(this.#prefixes.find(prefix => whole.startsWith(prefix))?.length ?? 0);
    const result = this.#resultOf(title);
    const name = result === undefined ? title : title.slice(result.file.name.length + separator.length);
    if (result !== undefined && name === lastTitle) result.hasEnded = true;
    if (not !== undefined) (result?.failed ?? this.crashes).push(name);
    else if (result !== undefined && name !== lastTitle) result[skip === undefined ? 'passed' : 'skipped']++;
    return not === undefined ? 'passed' : 'failed';
  }

  /** Ends the reading: files that were not carried out to their end have failed. */
  end(): void {
    for (const { failed, hasEnded } of this.files) if (!hasEnded) failed.push('was not carried out to its end');
  }

  #resultOf(title: string): FileResult | undefined {
    const named = this.files.filter(({ file }) => title.startsWith(file.name + separator));
    return named.sort((a, b) => b.file.name.length - a.file.name.length)[0];
  }
}
