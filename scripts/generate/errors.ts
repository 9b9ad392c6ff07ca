import type { Spec } from './spec.js';
import { header, keyed, quoteText } from './text.js';

/** errors.ts: the table of errors. */
export function emitErrors({ errors, parameterErrors }: Spec): string {
  const rows = Object.entries(errors).map(
    ([
      name,
      {
        code,
        message,
        data: { error: _, ...always },
      },
    ]) => {
      const row = { code, message, ...(Object.keys(always).length > 0 && { always }) };
      return `  ${keyed(name, row, '  ')},\n`;
    },
  );
  return `${header}
/** An error; \`{placeholders}\` in its message are filled in, and its data says what is \`always\` there. */
export interface ErrorDefinition {
  readonly code: number;
  readonly message: string;
  readonly always?: Readonly<Record<string, string>>;
}

/** Every error a method may answer. */
export const errors = {
${rows.join('')}} as const satisfies Record<string, ErrorDefinition>;

/** The name under which an error is thrown and recognised. */
export type ErrorName = keyof typeof errors;

/** Errors whose data has a line for each wrong parameter or attribute. */
export const parameterErrors: ReadonlySet<string> = new Set([${parameterErrors.map(quoteText).join(', ')}]);
`;
}
