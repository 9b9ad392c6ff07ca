import { inLanguage, type TextValue } from '../../src/messages/text.js';
import type { ErrorData } from '../../src/rpc/rpc-error.js';

/** A text in English; `undefined` where there is none. */
export function english(value: TextValue): string | undefined {
  return value === undefined ? undefined : inLanguage(value, 'en');
}

/** The data of an error in English. */
export function englishData(data: ErrorData | null): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(data ?? {}).map(([key, fault]) => [key, inLanguage(fault, 'en')]));
}
