import { boundParameters, methodAliases } from '../../../generated/methods.js';
import { type Text, text } from '../../messages/text.js';
import { isObject } from '../../rpc/json-text.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import type { Dialect } from '../envelope/dialects.js';
import { type CallId, invalidRequest, type NoCall, type OpenedCall } from '../envelope/envelope.js';
import { strayMemberError } from '../envelope/envelope-errors.js';

const maxMethodChars = 128;
const maxIdChars = 256;
const invalidMember = strayMemberError('InvalidRequest');
const noParameters: Record<string, unknown> = Object.freeze(Object.create(null));

/** Takes a body, or a member of a batch, apart: version, method and id are validated, other members than the parameters are taken out. */
export function openEnvelope(
  member: unknown,
  dialect: Dialect,
  strayMember: () => RpcError = invalidMember,
): OpenedCall | NoCall {
  if (!isObject(member)) return { id: null, error: strayMember() };
  const id = givenId(member, dialect);
  const fault = faultIn(member);
  if (fault) return { id: id ?? null, error: invalidRequest(fault.key, fault.reason) };
  if (id === undefined && Object.hasOwn(member, 'id')) return { id: null, error: dialect.invalidId() };
  const { params: sent } = member;
  const own = isObject(sent) ? sent : noParameters;
  const given = isObject(sent) ? 'by name' : sent === undefined || isEmptyList(sent) ? 'none' : 'otherwise';
  const name = member.method as string;
  const method = methodAliases.get(name) ?? name;
  const named = Object.hasOwn(boundParameters, name) ? { ...own, ...boundParameters[name] } : own;
  const { apikey, language, ...params } = named;
  return { id, method, params, apikey, language, given };
}

function faultIn({ jsonrpc, version, method }: Record<string, unknown>): { key: string; reason: Text } | undefined {
  if (jsonrpc !== '2.0' && version !== '2.0') return { key: 'jsonrpc', reason: text('OrVersionMustBeText') };
  if (typeof method !== 'string' || method === '') return { key: 'method', reason: text('MustBeNameOfMethod') };
  if (isLongerThan(maxMethodChars, method))
    return { key: 'method', reason: text('MustHaveAtMostCharacters', { maxMethodChars }) };
  return undefined;
}

/** A list of no parameters is none: programs send it whose language has no empty object. */
function isEmptyList(sent: unknown): boolean {
  return Array.isArray(sent) && sent.length === 0;
}

/** The id that the answer to a member of a batch has; `undefined` for a notification, which has none. */
export function answeredId(member: unknown, dialect: Dialect): CallId | undefined {
  if (!isObject(member)) return null;
  return givenId(member, dialect) ?? (Object.hasOwn(member, 'id') ? null : undefined);
}

/** The id of a call where it is a good one. */
function givenId(member: Record<string, unknown>, dialect: Dialect): CallId | undefined {
  return Object.hasOwn(member, 'id') ? idOf(member.id, dialect) : undefined;
}

function idOf(id: unknown, dialect: Dialect): CallId | undefined {
  if (typeof id === 'bigint' || Number.isSafeInteger(id)) return id as number | bigint;
  if (dialect.isTextId(id) && !isLongerThan(maxIdChars, id as string)) return id as string;
  return id === null && dialect.nullIsId ? null : undefined;
}

/** Counts characters, not the units of UTF-16; a text of twice as many units is not worth counting. */
function isLongerThan(limit: number, text: string): boolean {
  return text.length > limit && (text.length > 2 * limit || [...text].length > limit);
}
