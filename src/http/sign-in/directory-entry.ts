import type { Entry, Filter } from 'ldapts';
import type { IdentityClaims } from '../../domain/identity/accounts.js';
import type { DirectoryAddress } from '../../domain/identity/directory-address.js';
import { foldLogin } from '../../domain/storage/folding.js';
import { DirectoryFailure } from './directory-failure.js';
import { SignInFailure, type SignInFailureName } from './sign-in-failure.js';

/** The library for LDAP; loaded at its first use, as a service without a directory never needs it. */
export const library = () => import('ldapts');

/** Attributes of Active Directory whose values are bytes. */
export const binaryAttributes = ['objectGUID'];
const entryAttributes = ['displayName', 'cn', 'entryUUID', 'objectGUID', 'userAccountControl', 'accountExpires'];

/** Attributes that are read of a person. */
export function attributesOf({ loginAttribute }: Pick<DirectoryAddress, 'loginAttribute'>): string[] {
  return [loginAttribute, ...entryAttributes];
}

/**
 * The person of an entry, without groups. The subject is the id that the directory gave the entry: it stays when the person is renamed or moved.
 * @throws SignInFailure
 */
export function personOf(
  entry: Entry,
  { loginAttribute }: Pick<DirectoryAddress, 'loginAttribute'>,
): Omit<IdentityClaims, 'groups'> {
  const guid = valuesOf(entry, 'objectGUID')[0];
  const subject = Buffer.isBuffer(guid) ? guidOf(guid) : textOf(entry, 'entryUUID');
  if (subject === '') throw new DirectoryFailure('ids', '', 'the directory gives its entries neither objectGUID nor entryUUID');
  return { subject, login: textOf(entry, loginAttribute), name: textOf(entry, 'displayName') || textOf(entry, 'cn') };
}

/** Whether a person has exactly this login: directories pass over spaces and invisible characters, by which guesses would count as those at others. */
export function hasLogin(entry: Entry, { loginAttribute }: Pick<DirectoryAddress, 'loginAttribute'>, login: string): boolean {
  return valuesOf(entry, loginAttribute).some(each => foldLogin(String(each)) === foldLogin(login));
}

/** The filter that finds an account again by its subject; a directory knows one of both attributes, and passes over the other. */
export async function subjectFilter(subject: string): Promise<Filter> {
  const { EqualityFilter, OrFilter } = await library();
  const ofOpenLdap = new EqualityFilter({ attribute: 'entryUUID', value: subject });
  const ofActiveDirectory = new EqualityFilter({ attribute: 'objectGUID', value: guidBytes(subject) });
  return new OrFilter({ filters: [ofOpenLdap, ofActiveDirectory] });
}

const disabledFlag = 2;
/** Milliseconds from 1601, where times of Active Directory begin, to 1970. */
const epochOffsetMs = 11_644_473_600_000n;
const ticksPerMs = 10_000n;
const neverExpires = [0n, 0x7fff_ffff_ffff_ffffn];

/** Whether Active Directory has disabled the account, or it has expired; other directories refuse the bind. */
export function isDisabled(entry: Entry, now: Date): boolean {
  if ((Number(textOf(entry, 'userAccountControl')) & disabledFlag) !== 0) return true;
  const expires = textOf(entry, 'accountExpires');
  if (!/^\d{1,19}$/.test(expires) || neverExpires.includes(BigInt(expires))) return false;
  return BigInt(expires) / ticksPerMs - epochOffsetMs <= BigInt(now.getTime());
}

/** Codes by which Active Directory refuses a bind with the right password; for a wrong one it has other codes. */
const refusedBinds: Readonly<Record<string, RefusedBind>> = {
  '532': ['passwordExpired', 'the directory demands another password first: this one has expired'],
  '533': ['disabled', 'the directory has disabled the account'],
  '701': ['disabled', 'the account has expired in the directory'],
  '773': ['passwordExpired', 'the directory demands another password first'],
};
type RefusedBind = readonly [kind: SignInFailureName, reason: string];

/** The failure of a bind with the right password; `undefined` if the password may be wrong. */
export function refusalOf(error: Error): SignInFailure | undefined {
  const code = /AcceptSecurityContext error, data ([0-9a-f]+)/.exec(error.message)?.[1] ?? '';
  const refused = refusedBinds[code];
  return refused && new SignInFailure(...refused);
}

/** Directories spell names of attributes in their own case. */
function valuesOf(entry: Entry, attribute: string): readonly (string | Buffer)[] {
  const name = attribute.toLowerCase();
  const found = Object.entries(entry).find(([each]) => each.toLowerCase() === name);
  return [found?.[1] ?? []].flat();
}

/** Values of an attribute, and where the next ones begin: Active Directory sends 1,500 members of a group at once, under a name with their range. */
export function rangeOf(
  entry: Entry,
  attribute: string,
): { readonly values: readonly (string | Buffer)[]; readonly next?: number } {
  const ranged = new RegExp(`^${attribute};range=\\d+-(\\d+|\\*)$`, 'i');
  for (const [name, values] of Object.entries(entry)) {
    const last = ranged.exec(name)?.[1];
    if (last !== undefined) return { values: [values].flat(), ...(last !== '*' && { next: Number(last) + 1 }) };
  }
  return { values: valuesOf(entry, attribute) };
}

function textOf(entry: Entry, attribute: string): string {
  return String(valuesOf(entry, attribute)[0] ?? '');
}

/** Orders of bytes in the three first fields of a GUID: Active Directory stores the lowest one first. */
function swapped(bytes: Buffer): Buffer {
  const fields = [bytes.subarray(0, 4), bytes.subarray(4, 6), bytes.subarray(6, 8)].map(field => Buffer.from(field).reverse());
  return Buffer.concat([...fields, bytes.subarray(8)]);
}

function guidOf(bytes: Buffer): string {
  return swapped(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function guidBytes(guid: string): Buffer {
  return swapped(Buffer.from(guid.replaceAll('-', ''), 'hex'));
}
