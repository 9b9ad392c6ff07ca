import { boundParameters, methodAliases } from '../../../generated/methods.js';
import type { Language } from '../../domain/context.js';
import type { Call } from '../../rpc/dispatcher.js';
import { type JsonText, jsonMadeBefore, jsonOf, membersWriter, object, objectWith, unclosed } from '../../rpc/json-text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Dialect } from './dialects.js';
import { inLanguage, strayMemberError } from './envelope-errors.js';

export type CallId = NonNullable<Call['id']> | null;

/** A call taken out of its envelope, with what is said beside its parameters. */
export interface OpenedCall extends Call {
  /** Value of `apikey`, of any type. */
  readonly apikey: unknown;
  readonly language: unknown;
  /** Value of `time_zone`, where the dialect takes it. */
  readonly timeZone: unknown;
  /** Whether `params` is an object that names them, is not there, or is anything else. */
  readonly given: 'by name' | 'none' | 'otherwise';
}

/** A member of a body that is no call, and the id its answer has. */
export interface NoCall {
  readonly id: CallId;
  readonly error: RpcError;
}

const charactersOfMethod = 128;
const charactersOfId = 256;
const noParameters: Record<string, unknown> = Object.freeze(Object.create(null));

/** Takes a body, or a member of a batch, apart: version, method and id are validated, other members than the parameters are taken out. */
export function openEnvelope(
  member: unknown,
  dialect: Dialect,
  stray: () => RpcError = strayMemberError('InvalidRequest'),
): OpenedCall | NoCall {
  if (!isObject(member)) return { id: null, error: stray() };
  const id = Object.hasOwn(member, 'id') ? idOf(member.id, dialect) : undefined;
  const fault = faultIn(member);
  if (fault) return { id: id ?? null, error: invalidRequest(fault.key, fault.reason) };
  if (id === undefined && Object.hasOwn(member, 'id')) return { id: null, error: dialect.invalidId() };
  const { params: sent } = member;
  const own = isObject(sent) ? sent : noParameters;
  const given = isObject(sent) ? 'by name' : sent === undefined ? 'none' : 'otherwise';
  const name = member.method as string;
  const method = methodAliases.get(name) ?? name;
  const named = Object.hasOwn(boundParameters, name) ? { ...own, ...boundParameters[name] } : own;
  if (!dialect.takesTimeZone) {
    const { apikey, language, ...params } = named;
    return { id, method, params, apikey, language, timeZone: undefined, given };
  }
  const { apikey, language, time_zone: timeZone, ...params } = named;
  return { id, method, params, apikey, language, timeZone, given };
}

/** Whether the member was taken apart. */
export function isCall(opened: OpenedCall | NoCall): opened is OpenedCall {
  return !('error' in opened);
}

const version = jsonOf('2.0');

/** The answer to a call. */
export function successJson(id: CallId, result: JsonText): JsonText {
  return objectWith(success({ id, result }));
}

const nothing = jsonMadeBefore('');

/** The beginning of the answer to a call, up to its result; a brace follows that. */
export function beforeResult(id: CallId): string {
  return unclosed(successJson(id, nothing));
}

const success = membersWriter<{ readonly id: CallId; readonly result: JsonText }>([
  ['id', ({ id }) => idJson(id)],
  ['jsonrpc', () => version],
  ['result', ({ result }) => result],
]);

/** The answer to a call that failed. */
export function failureJson(id: CallId, error: RpcError, dialect: Dialect, language: Language = 'en'): JsonText {
  const { code, message, data } = inLanguage(error, dialect, language);
  return object([
    ['id', idJson(id)],
    ['jsonrpc', version],
    ['error', jsonOf({ code, message, data })],
  ]);
}

/** A request that is no call, with what would be right. */
export function invalidRequest(key: string, reason: string, more?: RpcError['data']): RpcError {
  return new RpcError('InvalidRequest', { reason: `${key} ${reason}` }, { [key]: reason, ...more });
}

/** An id as it stands in an answer. */
export function idJson(id: CallId): JsonText {
  return typeof id === 'bigint' ? jsonMadeBefore(String(id)) : jsonOf(id);
}

function faultIn({ jsonrpc, version, method }: Record<string, unknown>): { key: string; reason: string } | undefined {
  if (jsonrpc !== '2.0' && version !== '2.0') return { key: 'jsonrpc', reason: 'or version must be the text "2.0"' };
  if (typeof method !== 'string' || method === '') return { key: 'method', reason: 'must be the name of a method' };
  if (isLongerThan(charactersOfMethod, method))
    return { key: 'method', reason: `must have at most ${charactersOfMethod} characters` };
  return undefined;
}

/** The id where it is a good one. */
function idOf(id: unknown, dialect: Dialect): CallId | undefined {
  if (typeof id === 'bigint' || Number.isSafeInteger(id)) return id as number | bigint;
  if (dialect.isTextId(id) && !isLongerThan(charactersOfId, id as string)) return id as string;
  return id === null && dialect.nullIsId ? null : undefined;
}

/** Counts characters, not the units of UTF-16; a text of twice as many units is not worth counting. */
function isLongerThan(limit: number, text: string): boolean {
  return text.length > limit && (text.length > 2 * limit || [...text].length > limit);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
