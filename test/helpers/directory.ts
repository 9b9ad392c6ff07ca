import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { createSecretFile, keyIn } from '../../src/config/secret-file.js';
import type { CallParts } from '../../src/http/call-service.js';
import { callWith } from './access-changes.js';
import { showTimeOfDay } from './clock-of-the-day.js';
import { CookieBrowser, type VisitedPage } from './cookie-browser.js';
import { newDatabase, temporaryFolder } from './databases.js';
import { resultOf } from './rpc.js';
import { serviceOver, type TestService } from './service.js';
import { type SignedIn, takeSession } from './sign-in.js';
import { base, ldifEntry, type Slapd, searcher, startSlapd } from './slapd.js';
import { storeAt, type TestEngine } from './stores.js';

export const passwordOf = (login: string): string => `the password of ${login}`;

/** A person of OpenLDAP. The name stands in the distinguished name, whatever characters it has. */
export function person(login: string, name: string): string {
  const attributes = { objectClass: ['inetOrgPerson'], uid: login, cn: name, sn: name, userPassword: passwordOf(login) };
  return ldifEntry(dnOf(name), attributes);
}

/** A person as Active Directory has them. */
export function windowsPerson(login: string, flags: number, expires = '0'): string {
  return ldifEntry(dnOf(login), {
    objectClass: ['inetOrgPerson', 'windowsAccount'],
    ...{ uid: login, cn: login, sn: login, userAccountControl: String(flags), accountExpires: expires },
    ...{ objectGUID: guidOf(login), userPassword: passwordOf(login) },
  });
}

/** Bytes of a GUID, the first of which stand in the order of the login: that of "windows" begins with `646e6977-776f-0073`. */
const guidOf = (login: string): Buffer => Buffer.from(login.padEnd(16, '\0'));

/** A group, with the distinguished names of its members. */
export function group(name: string, members: readonly string[]): string {
  return ldifEntry(groupDn(name), { objectClass: ['groupOfNames'], cn: name, member: members });
}

const escaped = (text: string): string => text.replace(/[,+"\\<>;]/g, '\\$&');
export const dnOf = (name: string): string => `cn=${escaped(name)},ou=people,${base}`;
export const groupDn = (name: string): string => `cn=${escaped(name)},ou=groups,${base}`;

/** Ada, whose name takes everything that has to be escaped, is in a group of a group of a group that contains the first one. */
export const adaName = 'Lovelace, Ada "Größe" <+\\;>';
export const oddGroup = 'Größe, "X" + \\ <;>';
const world: readonly string[] = [
  person('ada', adaName),
  person('grace', 'Grace Hopper'),
  person('twin', 'Twin One'),
  person('twin', 'Twin Two'),
  windowsPerson('windows', 512),
  windowsPerson('disabled', 514),
  windowsPerson('expired', 512, '132223104000000000'),
  group('Leser', [dnOf(adaName), groupDn('Alle')]),
  group(oddGroup, [groupDn('Leser')]),
  group('Alle', [groupDn(oddGroup)]),
  group('Andere', [dnOf('Grace Hopper')]),
];

/** A service with a directory, and what the service logged. */
export interface ServiceWithDirectory {
  readonly service: TestService;
  readonly slapd: Slapd;
  readonly log: string[];
}

/** Options of the provider and of the service. */
export interface DirectoryOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly parts?: Partial<CallParts>;
  readonly entries?: readonly string[];
}

/** The address by which persons of a directory are found. */
export const addressAt = (url: string): string => `${url}/${base}?uid?sub?(objectClass=inetOrgPerson)`;

/** Starts a directory, by which people sign in to a service; without a secret everybody may read it. */
export async function addDirectory(
  t: ExecutionContext,
  service: TestService,
  given: { readonly secret?: string } = {},
  entries = world,
): Promise<Slapd> {
  const slapd = await startSlapd(t, entries, given.secret === undefined ? 'read' : 'none');
  const provider = { id: 'company', title: 'Company <directory>', issuer: addressAt(slapd.url), client: searcher.dn };
  await resultOf(callWith(service, 'kataster.provider.save', { ...provider, ...given }));
  return slapd;
}

/** Starts a service that keeps secrets of directories; its clock shows the time of day. */
export async function withSecretFile(
  t: ExecutionContext,
  engine: TestEngine,
  { environment, parts }: Pick<DirectoryOptions, 'environment' | 'parts'> = {},
): Promise<Omit<ServiceWithDirectory, 'slapd'>> {
  const log: string[] = [];
  const logger = pino({ level: 'trace' }, { write: line => void log.push(line) });
  const file = join(temporaryFolder(t), 'secret');
  createSecretFile(file);
  const store = await storeAt(t, await newDatabase(t, engine.name, 'tables'), { durability: 'fast' });
  await store.upkeep(({ secretKeys }) => secretKeys.replace([], [keyIn(file, '').id]));
  const all = { KATASTER_PUBLIC_URL: '', KATASTER_SECRET_FILE: file, ...environment };
  const service = await serviceOver(t, store, all, { log: logger, ...parts });
  showTimeOfDay(service);
  return { service, log };
}

/** Starts both; the clock of the service shows the time of day. */
export async function withDirectory(
  t: ExecutionContext,
  engine: TestEngine,
  { settings, entries, ...options }: DirectoryOptions = {},
): Promise<ServiceWithDirectory> {
  const world = await withSecretFile(t, engine, options);
  const slapd = await addDirectory(t, world.service, { secret: searcher.password, ...settings }, entries);
  return { ...world, slapd };
}

const stateIn = (page: VisitedPage): string => /name="state" value="([^"]+)"/.exec(page.text)?.[1] ?? '';

/** Sends the form of a directory, as a browser does. */
export async function sendForm(
  { url }: Pick<TestService, 'url'>,
  browser: CookieBrowser,
  { login, password = passwordOf(login) }: { readonly login: string; readonly password?: string },
): Promise<VisitedPage> {
  const form = await browser.visit(`${url}/sign-in/company?return=/objects/7`);
  const body = new URLSearchParams({ state: stateIn(form), login, password });
  const answer = await browser.ask(`${url}/sign-in/company`, { method: 'POST', body });
  const location = answer.headers.get('Location');
  return { url: new URL(location ?? '/sign-in/company', url), status: answer.status, text: await answer.text() };
}

/** Signs in by the directory. */
export async function signInBy(
  service: Pick<TestService, 'url'>,
  login: string,
  password = passwordOf(login),
): Promise<SignedIn> {
  const browser = new CookieBrowser();
  const page = await sendForm(service, browser, { login, password });
  return { page, ...(await takeSession(service.url, browser)) };
}
