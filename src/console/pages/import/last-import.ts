import { signal } from '@preact/signals';
import { keep, kept } from '../../texts/language.js';

/** An import that was made in this browser. */
export interface MadeImport {
  readonly comment: string;
  /** Numbers of its change sets, oldest first. */
  readonly numbers: readonly number[];
}

const storedAs = 'last-import';

/** The last import in this browser: its change sets can be undone after the page was left. */
export const lastImport = signal<MadeImport | undefined>(stored());

/** Keeps an import as the last one; undefined forgets it. */
export function keepImport(made: MadeImport | undefined): void {
  lastImport.value = made;
  keep(storedAs, JSON.stringify(made ?? null));
}

function stored(): MadeImport | undefined {
  try {
    const given: Partial<MadeImport> | null = JSON.parse(kept(storedAs) ?? 'null');
    const isMade = typeof given?.comment === 'string' && Array.isArray(given.numbers) && given.numbers.every(Number.isInteger);
    return isMade ? (given as MadeImport) : undefined;
  } catch {
    return undefined;
  }
}
