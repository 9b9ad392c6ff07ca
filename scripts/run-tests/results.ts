import type { TestFile } from './tiers.js';

/** The results of the tests of a file. */
export interface FileResult {
  readonly file: TestFile;
  passed: number;
  skipped: number;
  /** Titles of tests that failed, without the name of the file. */
  readonly failed: string[];
}

const line = /^(not )?ok \d+ - (.*?)( # SKIP)?$/;

/** Reads the lines of TAP that ava writes, and keeps what they say of each file: one that says nothing has failed. */
export class Results {
  readonly files: FileResult[];
  /** Failures that belong to no file, such as exceptions that nothing caught. */
  readonly crashes: string[] = [];

  constructor(files: readonly TestFile[]) {
    this.files = files.map(file => ({ file, passed: 0, skipped: 0, failed: [] }));
  }

  /** Takes a line in. Returns whether it begins a result that failed, one that passed, or none. */
  add(text: string): 'failed' | 'passed' | undefined {
    const [, not, title, skip] = line.exec(text) ?? [];
    if (title === undefined) return undefined;
    const result = this.#resultOf(title);
    if (not === undefined) {
      if (result !== undefined) result[skip === undefined ? 'passed' : 'skipped']++;
      return 'passed';
    }
    (result?.failed ?? this.crashes).push(this.#withoutName(title, result));
    return 'failed';
  }

  /** Ends the reading: files without a word have failed. */
  end(): void {
    for (const { passed, skipped, failed } of this.files) if (passed + skipped + failed.length === 0) failed.push('said nothing');
  }

  /** The file of a title. Titles of a single file have no name before them; failures of a whole file have its path in them. */
  #resultOf(title: string): FileResult | undefined {
    if (this.files.length === 1) return this.files[0];
    const named = this.files.filter(({ file }) => title.startsWith(`${file.name} › `) || title.includes(`${file.path} `));
    return named.sort((a, b) => b.file.name.length - a.file.name.length)[0];
  }

  #withoutName(title: string, result: FileResult | undefined): string {
    const prefix = `${result?.file.name} › `;
    return title.startsWith(prefix) ? title.slice(prefix.length) : title;
  }
}
