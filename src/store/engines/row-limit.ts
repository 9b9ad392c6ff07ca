import { answerTooLong } from '../../domain/limits/answer-limit.js';
import { beyondBounds } from '../../domain/storage/bounded-reads.js';
import { RpcError } from '../../rpc/rpc-error.js';

/** How much the rows of one statement may hold, counted while they come. */
export interface RowLimit {
  /** Of all texts together; each row counts some more. */
  readonly characters: number;
  /** One row may hold more, as nobody could read it otherwise. */
  readonly exceptOne: boolean;
  tooMany(): Error;
}

/** Memory of a row beside its texts, in characters. */
const charactersOfRow = 128;

/** Limit for rows that are read and presented on the event loop, while other calls wait. */
export const eventLoopLimit: RowLimit = { characters: 1_048_576, exceptOne: false, tooMany: () => beyondBounds };

/** Limit for the rows of one answer. */
export function answerLimit(characters = 16_777_216): RowLimit {
  return { characters, exceptOne: true, tooMany: () => answerTooLong(characters) };
}

/** Limit for rows that are copied or purged in one transaction, whose change set holds all of them. */
export const wholeObjectLimit: RowLimit = { characters: 33_554_432, exceptOne: true, tooMany: tooMuchAtOnce };

function tooMuchAtOnce(): RpcError {
  const { characters } = wholeObjectLimit;
  const data = { entries: `expected at most ${characters} characters in all of them; purge or copy the longest one by one` };
  return new RpcError('LimitExceeded', { what: `the entries of an object are too long to be copied or purged at once` }, data);
}

/** Counts rows and their texts against a limit. */
export class RowCount {
  private rows = 0;
  private characters = 0;
  private readonly limit: RowLimit;

  constructor(limit: RowLimit) {
    this.limit = limit;
  }

  addRow(): void {
    this.rows += 1;
    this.add(charactersOfRow);
  }

  /** @throws what the limit says */
  add(characters: number): void {
    this.characters += characters;
    if (this.characters > this.limit.characters && (this.rows > 1 || !this.limit.exceptOne)) throw this.limit.tooMany();
  }
}
