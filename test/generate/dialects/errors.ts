// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** Every error a method may answer; `{placeholders}` are filled in. */
export const errors = {
  ThingNotFound: { code: -32602, message: 'Thing {thing} not found.' },
} as const satisfies Record<string, { readonly code: number; readonly message: string }>;

/** The name under which an error is thrown and recognised. */
export type ErrorName = keyof typeof errors;
