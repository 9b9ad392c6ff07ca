import type { Spec } from './spec.js';
import { header, keyed } from './text.js';

/** errors.ts: the table of errors. */
export function emitErrors({ errors }: Spec): string {
  const rows = Object.entries(errors).map(([name, { code, message }]) => `  ${keyed(name, { code, message }, '  ')},\n`);
  return `${header}
/** Every error a method may answer; \`{placeholders}\` are filled in. */
export const errors = {
${rows.join('')}} as const satisfies Record<string, { readonly code: number; readonly message: string }>;

/** The name under which an error is thrown and recognised. */
export type ErrorName = keyof typeof errors;
`;
}
