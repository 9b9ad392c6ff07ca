// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** Every error a method may answer; `{placeholders}` are filled in. */
export const errors = {
  InvalidParameters: { code: -32602, message: 'Invalid parameters: {reason}' },
  ThingNotFound: { code: -32602, message: 'Invalid parameters: Thing {thing} not found.' },
  Forbidden: { code: -32003, message: 'Forbidden' },
} as const satisfies Record<string, { readonly code: number; readonly message: string }>;

/** The name under which an error is thrown and recognised. */
export type ErrorName = keyof typeof errors;
