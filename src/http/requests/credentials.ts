import type { IncomingHttpHeaders } from 'node:http';
import type { SentLogin } from '../../domain/users/login.js';
import { isSessionId } from '../../domain/users/sessions.js';

/** How this header is written where it is answered: existing clients compare it so. */
export const sessionHeader = 'X-RPC-Auth-Session';

/** Credentials of the user of a request. */
export interface Credentials {
  readonly login?: SentLogin;
  readonly session?: string;
}

/** How the header of a key is written. */
export const keyHeader = 'X-API-Key';

/** The keys that stand in the headers of a request: one, unless two headers name different ones. */
export function keysIn({ authorization = '', 'x-api-key': own }: IncomingHttpHeaders): readonly string[] {
  if (authorization === '' && own === undefined) return [];
  const [, bearer = ''] = /^bearer +(.*)$/i.exec(authorization) ?? [];
  return [...new Set([utf8(bearer), utf8(own)])].filter(key => key !== '');
}

/** Credentials of the user in the headers of a request; `undefined` where there are none. */
export function credentialsIn(headers: IncomingHttpHeaders): Credentials | undefined {
  const { authorization, 'x-rpc-auth-username': name, 'x-rpc-auth-session': session } = headers;
  if (name === undefined && session === undefined && authorization === undefined) return undefined;
  const login =
    typeof name === 'string' ? { name: utf8(name), password: utf8(headers['x-rpc-auth-password']) } : basic(authorization);
  if (!login && session === undefined) return undefined;
  const code = headers['x-rpc-auth-code'];
  return {
    ...(login && { login: code === undefined ? login : { ...login, code: utf8(code) } }),
    ...(session !== undefined && { session: String(session) }),
  };
}

/** The value of the session header that an answer repeats: that of the request, if it can be one. */
export function sessionToRepeat({ session }: Credentials): string | undefined {
  return session !== undefined && isSessionId(session) ? session : undefined;
}

/** HTTP Basic (RFC 7617). A malformed value becomes a login that nobody has; schemes beside Basic and Bearer are for a proxy before the service. */
function basic(authorization: string | undefined): SentLogin | undefined {
  const [, scheme, encoded = ''] = /^(\S+) *(.*)$/.exec(authorization ?? '') ?? [];
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  const [name = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { name, password: password.join(':') };
}

/** Headers arrive byte by byte; clients write them in UTF-8. */
export function utf8(value: string | string[] | undefined): string {
  return Buffer.from(String(value ?? ''), 'latin1').toString('utf8');
}
