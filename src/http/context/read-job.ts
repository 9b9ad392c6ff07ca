import type { MethodName } from '../../../generated/methods.js';
import { type Grant, type Rights, rightsKeptAs } from '../../domain/access/rights.js';
import type { User } from '../../domain/access/user.js';
import type { CallOptions, Language } from '../../domain/context.js';
import type { Caller } from '../authentication/caller.js';
import { type Dialect, dialects } from '../envelope/dialects.js';
import type { ContextParts } from './call-context.js';
import type { PreparedCall } from './request-context.js';

/** A read with all that its answer depends on beside the database, as plain data: another process can carry it out. */
export interface ReadJob {
  readonly method: MethodName;
  readonly params: object;
  /** The names under which parameters were sent. */
  readonly sent: readonly string[];
  readonly options: CallOptions | undefined;
  readonly language: Language;
  readonly timeZone: string | undefined;
  readonly dialect: Dialect['name'];
  readonly caller: PlainCaller;
  /** The version of the schema by which the call was checked. */
  readonly schema: number;
  /** ISO 8601 in UTC. */
  readonly now: string;
  readonly publicUrl: string;
}

/** The result of a read as JSON in the dialect; the tag is there where callers may keep it. */
export interface ReadResult {
  readonly text: string;
  readonly etag: string | undefined;
}

/** Carries out a read in a place where it blocks no other call. */
export type OffloadRead = (job: ReadJob) => Promise<ReadResult>;

type Plain<Holder> = Omit<Holder, 'rights' | 'user'> & { readonly grants: readonly Grant[] | undefined };
type PlainCaller = Plain<Caller> & { readonly user: Plain<User> | undefined };

/** A prepared read as plain data. */
export function readJobOf(call: PreparedCall, { now }: Pick<ContextParts, 'now'>): ReadJob {
  const { method, params, opened, options, timeZone, request, caller } = call;
  const { key, keyId, name, rights, user } = caller;
  return {
    method,
    params,
    sent: Object.keys(opened.params),
    options,
    language: call.language,
    timeZone: timeZone?.name,
    dialect: request.dialect.name,
    caller: { key, keyId, name, grants: rights?.grants, user: user && plainUser(user) },
    schema: call.registry.schema,
    now: now().toISOString(),
    publicUrl: request.serviceUrl,
  };
}

/** The caller of a read that came as plain data. */
export function callerOf({ caller: { key, keyId, name, grants, user } }: ReadJob): Caller {
  return { key, keyId, name, rights: rightsOf(grants), user: user && userOf(user) };
}

/** The dialect of a read that came as plain data. */
export function dialectOf({ dialect }: ReadJob): Dialect {
  return dialects[dialect];
}

function plainUser({ rights, ...user }: User): Plain<User> {
  return { ...user, grants: rights?.grants };
}

function userOf({ grants, ...user }: Plain<User>): User {
  return { ...user, rights: rightsOf(grants) };
}

function rightsOf(grants: readonly Grant[] | undefined): Rights | undefined {
  return grants && rightsKeptAs(JSON.stringify(grants));
}
