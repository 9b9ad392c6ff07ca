import type { ProviderRecord } from '../storage/identity.js';

/** Parts of the LDAP URL (RFC 4516) of a directory: `ldaps://host:port/base?attribute?sub?(filter)`. */
export interface DirectoryAddress {
  /** Protocol, host and port. */
  readonly url: string;
  /** Host name without brackets, as certificates name it. */
  readonly host: string;
  /** The connection begins without TLS, and leaves this machine. */
  readonly startsTls: boolean;
  /** Distinguished name under which persons and groups are found. */
  readonly base: string;
  /** Attribute of a person that holds the login. */
  readonly loginAttribute: string;
  /** Filter of persons (RFC 4515). */
  readonly filter: string;
}

/** Hosts that no network leads to. */
export const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

const attributePattern = /^[A-Za-z][A-Za-z0-9-]*$/;

/** Whether a provider is a directory, which speaks LDAP, and not a provider of OpenID Connect. */
export function isDirectory({ issuer }: Pick<ProviderRecord, 'issuer'>): boolean {
  return /^ldaps?:/.test(issuer);
}

/** Parts of an LDAP URL; `undefined` where one is missing, or is not supported. */
export function directoryAddressOf(issuer: string): DirectoryAddress | undefined {
  if (!URL.canParse(issuer)) return undefined;
  const { protocol, host, hostname, pathname, search, hash, username } = new URL(issuer);
  const parts = decoded([pathname.slice(1), ...search.slice(1).split('?')]);
  if (!parts || parts.length > 4 || hash !== '' || username !== '') return undefined;
  const [base = '', loginAttribute = '', scope = '', filter = ''] = parts;
  const isFilter = filter === '' || /^\(.+\)$/s.test(filter);
  if (hostname === '' || base === '' || !attributePattern.test(loginAttribute) || !['', 'sub'].includes(scope) || !isFilter)
    return undefined;
  return {
    url: `${protocol}//${host}`,
    host: hostname.replace(/^\[|\]$/g, ''),
    startsTls: protocol === 'ldap:' && !loopbackHosts.includes(hostname),
    ...{ base, loginAttribute, filter: filter || '(objectClass=*)' },
  };
}

function decoded(parts: readonly string[]): readonly string[] | undefined {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
