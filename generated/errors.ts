// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** An error; `{placeholders}` in its message are filled in, and its data says what is `always` there. */
export interface ErrorDefinition {
  readonly code: number;
  readonly message: string;
  readonly always?: Readonly<Record<string, string>>;
}

/** Every error a method may answer. */
export const errors = {
  ParseError: { code: -32700, message: 'Parse error: {reason}' },
  InvalidRequest: { code: -32600, message: 'Invalid request: {reason}' },
  MethodNotFound: { code: -32601, message: 'Method not found: {method}' },
  InvalidParameters: { code: -32602, message: 'Invalid parameters: {reason}' },
  ValidationFailed: { code: -32602, message: 'Invalid parameters: There was a validation error' },
  ObjectNotFound: { code: -32602, message: 'Invalid parameters: Object {object} not found.' },
  ObjectTypeNotFound: { code: -32602, message: "Invalid parameters: Object type '{type}' not found." },
  CategoryNotFound: { code: -32602, message: "Invalid parameters: Category '{category}' not found." },
  EntryNotFound: {
    code: -32602,
    message: 'Invalid parameters: Unable to find entry for id {entry}. Please ensure that entry is owned by object {object} and has a valid status.',
  },
  EntryMissing: { code: -32602, message: "Invalid parameters: Object {object} does not own an entry in category '{category}'." },
  SingleValueCategory: { code: -32602, message: "Invalid parameters: Category '{category}' is single-value; {hint}" },
  TransitionRefused: { code: -32602, message: 'Invalid parameters: Object {object} is {status}; {operation} needs {needed}.' },
  InternalError: { code: -32603, message: 'Internal error' },
  AuthenticationFailed: { code: -32604, message: 'Authentication error' },
  Forbidden: { code: -32003, message: 'Forbidden: {caller} may not {verb} {resource}' },
  PasswordExpired: { code: -32012, message: 'Password expired: {login} may only change it' },
  SecondFactorRequired: { code: -32014, message: 'Second factor required: {login} logs in with a code' },
  Conflict: { code: -32009, message: 'Conflict: {reason}' },
  SwitchedOff: { code: -32010, message: 'Switched off: {feature} is disabled here' },
  CursorEnded: { code: -32011, message: 'Cursor ended: {reason}' },
  LimitExceeded: { code: -32013, message: 'Limit exceeded: {what}', always: { setting: 'none: this limit is fixed' } },
  Busy: { code: -32050, message: 'Busy: too much is waiting', always: { retry: 'true' } },
  StorageUnavailable: { code: -32051, message: 'Storage unavailable', always: { retry: 'true' } },
  TimedOut: { code: -32052, message: 'Timed out: nothing was changed', always: { retry: 'true' } },
  Stopping: { code: -32053, message: 'Stopping: the service is shutting down', always: { retry: 'true' } },
  OutcomeUnknown: {
    code: -32054,
    message: 'Outcome unknown: the storage did not say whether this was saved',
    always: { outcome: 'it was saved, or nothing was changed: read first, and repeat the call only where nothing was' },
  },
  CategoryWithoutAttributes: { code: -32099, message: "Category '{category}' has no attributes" },
} as const satisfies Record<string, ErrorDefinition>;

/** The name under which an error is thrown and recognised. */
export type ErrorName = keyof typeof errors;

/** Errors whose data has a line for each wrong parameter or attribute. */
export const parameterErrors: ReadonlySet<string> = new Set(['InvalidParameters', 'ValidationFailed']);
