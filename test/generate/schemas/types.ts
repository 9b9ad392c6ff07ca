// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** A text with a * / in its description. */
export type Text = string;

/** A few constants. */
export type Short = 'a' | 'b' | "it's";

/** Constants that fill more than a line. */
export type Long =
  | 'C__SOME_RATHER_LONG_CONSTANT__ONE' | 'C__SOME_RATHER_LONG_CONSTANT__TWO' | 'C__SOME_RATHER_LONG_CONSTANT__THREE'
  | 'C__SOME_RATHER_LONG_CONSTANT__FOUR';

/** One or the other. */
export type Either = Short | 1 | 2 | null;

/** One thing that is two. */
export type Both = Thing & Open;

/** A list of this and that. */
export type List = (Text | number)[];

/** A closed object. It has a description that is so long that one line of the comment does not hold it, and goes on. */
export interface Thing {
  /** The const of it. */
  const: string | null;
  /** The two-words of it. */
  'two-words': boolean;
  /** An object within. */
  inner?: {
    /** The x of it. */
    x?: number;
  };
  /** The choice of it. */
  choice?: 'a rather long choice 0' | 'a rather long choice 1' | 'a rather long choice 2' | 'a rather long choice 3' | 'a rather long choice 4' | 'a rather long choice 5';
}

/** An object that may hold anything. */
export type Open = Record<string, unknown>;

/** An object that holds nothing. */
export type Empty = Record<string, never>;

/** Lists by name. */
export type ByName = Record<string, Thing[]>;

/** Some names are known. */
export interface Mixed {
  /** The id of it. */
  id: Text;
  [name: string]: unknown;
}

/** Anything at all. */
export type Anything = unknown;

/** Every named schema and its type. */
export interface Schemas {
  Text: Text;
  Short: Short;
  Long: Long;
  Either: Either;
  Both: Both;
  List: List;
  Thing: Thing;
  Open: Open;
  Empty: Empty;
  ByName: ByName;
  Mixed: Mixed;
  Anything: Anything;
}
