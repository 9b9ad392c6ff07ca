import { answerTooLong } from '../../domain/limits/answer-limit.js';
import { readTooLarge } from '../../domain/storage/bounded-reads.js';
import { text } from '../../messages/text.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';

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
export const eventLoopLimit: RowLimit = { characters: 1_048_576, exceptOne: false, tooMany: () => readTooLarge };

/** Limit for the rows of one answer. */
export function answerLimit(characters = 16_777_216): RowLimit {
  return { characters, exceptOne: true, tooMany: () => answerTooLong(characters) };
}

/** Limit for rows that are copied or changed in one transaction, whose change set holds them as they were. */
export const wholeObjectLimit: RowLimit = { characters: 16_777_216, exceptOne: true, tooMany: tooMuchAtOnce };

function tooMuchAtOnce(): RpcError {
  const { characters } = wholeObjectLimit;
  const data = { entries: text('ExpectedAtMostCharactersInAll', { characters }) };
  return limitExceeded(text('EntriesOfCallAreToo'), data);
}

/** Counts rows and their texts against a limit. */
export class RowCount {
  private rows = 0;
  private characters = 0;
  private readonly limit: RowLimit;

  constructor(limit: RowLimit) {
    this.limit = limit;
  }

  /**
   * Counts a row with its texts.
   * @throws what the limit says
   */
  add(row: readonly unknown[]): void {
    this.rows += 1;
    let characters = charactersOfRow;
    for (const value of row) if (typeof value === 'string') characters += value.length;
    this.characters += characters;
    if (this.characters > this.limit.characters && (this.rows > 1 || !this.limit.exceptOne)) throw this.limit.tooMany();
  }
}
