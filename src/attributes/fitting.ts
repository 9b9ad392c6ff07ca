import type { Attribute } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import type { KnownReferences } from './definition.js';
import { InvalidValue } from './invalid-value.js';

/** Whether a value in the database is one that an attribute keeps. */
export type Fits = (kept: unknown, attribute: Attribute, known: KnownReferences) => boolean;

export const isText: Fits = kept => typeof kept === 'string';

export const isId: Fits = kept => Number.isSafeInteger(kept) && Number(kept) > 0;

/** Lists of which each element fits. */
export function everyOne(fitsOne: Fits): Fits {
  return (kept, attribute, known) => Array.isArray(kept) && kept.every(each => fitsOne(each, attribute, known));
}

/** Values that are accepted and stay as they are. */
export function isKeptAs(accept: (given: unknown) => Kept): Fits {
  return kept => {
    try {
      return accept(kept) === kept;
    } catch (error) {
      if (error instanceof InvalidValue) return false;
      throw error;
    }
  };
}

/** A member of a value, where it is an object that has it. */
export function memberOf(kept: unknown, key: string): unknown {
  return typeof kept === 'object' && kept !== null && key in kept ? (kept as Readonly<Record<string, unknown>>)[key] : undefined;
}
