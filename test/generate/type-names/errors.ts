// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** An error; `{placeholders}` in its message are filled in, and its data says what is `always` there. */
export interface ErrorDefinition {
  readonly code: number;
  readonly message: string;
  readonly always?: Readonly<Record<string, string>>;
}

/** Every error a method may answer. */
export const errors = {
  ThingNotFound: { code: -32602, message: 'Thing {thing} not found.' },
} as const satisfies Record<string, ErrorDefinition>;

/** The name under which an error is thrown and recognised. */
export type ErrorName = keyof typeof errors;

/** Errors whose data has a line for each wrong parameter or attribute. */
export const parameterErrors: ReadonlySet<string> = new Set([]);
