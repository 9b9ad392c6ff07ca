import { type Language, languages } from '../../domain/context.js';
import { type Text, text } from '../../messages/text.js';
import { type JsonText, jsonMadeBefore, jsonOf, object } from '../../rpc/json-text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Dialect } from './dialects.js';
import { inLanguageOf } from './envelope-errors.js';

export type CallId = string | number | bigint | null;

/** A call taken out of its envelope, with what is said beside its parameters. */
export interface OpenedCall {
  /** Absent for a notification. */
  readonly id: CallId | undefined;
  readonly method: string;
  readonly params: Record<string, unknown>;
  /** Value of `apikey`, of any type. */
  readonly apikey: unknown;
  readonly language: unknown;
  /** Whether `params` is an object that names them, is not there or an empty list, or is anything else. */
  readonly given: 'by name' | 'none' | 'otherwise';
}

/** A member of a body that is no call, and the id its answer has. */
export interface NoCall {
  readonly id: CallId;
  readonly error: RpcError;
}

/** The language that a call asks for, where it is known; else the usual one. */
export function languageAsked(asked: unknown, usual: Language): Language {
  return asked === undefined ? usual : (languages.find(language => language === asked) ?? usual);
}

const version = jsonOf('2.0');

/** The answer to a call. */
export function successJson(id: CallId, result: JsonText): JsonText {
  return object([
    ['id', idJson(id)],
    ['jsonrpc', version],
    ['result', result],
  ]);
}

/** The answer to a call that failed. */
export function failureJson(id: CallId, error: RpcError, dialect: Dialect, language: Language = 'en'): JsonText {
  return failureWith(id, errorJson(error, dialect, language));
}

/** The member `error` of an answer. */
export function errorJson(error: RpcError, dialect: Dialect, language: Language): JsonText {
  const { code, message, data } = inLanguageOf(error, dialect, language);
  return jsonOf({ code, message, data });
}

/** The answer to a call that failed by an error that is JSON already. */
export function failureWith(id: CallId, error: JsonText): JsonText {
  return object([
    ['id', idJson(id)],
    ['jsonrpc', version],
    ['error', error],
  ]);
}

/** A request that is no call, with what would be right. */
export function invalidRequest(key: string, reason: Text, more?: RpcError['data']): RpcError {
  return new RpcError(
    'InvalidRequest',
    { reason: text('Sentences', { first: key, second: reason }) },
    { [key]: reason, ...more },
  );
}

/** An id as it stands in an answer. */
export function idJson(id: CallId): JsonText {
  return typeof id === 'bigint' ? jsonMadeBefore(String(id)) : jsonOf(id);
}
