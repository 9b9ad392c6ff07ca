import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Client } from 'ldapts';
import { temporaryFolder } from './databases.js';
import { freePort } from './free-port.js';
import type { Scope } from './scope.js';
import { until } from './waiting.js';

const program = '/usr/sbin/slapd';
const schemas = ['core', 'cosine', 'inetorgperson', 'nis'];
/** Attributes of accounts of Active Directory, with its own numbers. */
const windowsAccounts = `attributetype ( 1.2.840.113556.1.4.2 NAME 'objectGUID' EQUALITY octetStringMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.40 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.8 NAME 'userAccountControl' EQUALITY integerMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.159 NAME 'accountExpires' EQUALITY integerMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )
objectclass ( 1.3.6.1.4.1.4203.666.3.1 NAME 'windowsAccount' SUP top AUXILIARY MAY ( objectGUID $ userAccountControl $ accountExpires ) )`;

/** Whether OpenLDAP is installed; under CI it has to be, where the machine installs it. */
export const hasSlapd = existsSync(program);

/** Account by which the service searches. */
export const searcher = { dn: 'cn=search,dc=example,dc=com', password: 'the-password-of-the-search-0123' };
const manager = { dn: 'cn=manager,dc=example,dc=com', password: 'of the test' };
export const base = 'dc=example,dc=com';

/** Addresses at which a directory listens. */
interface Urls {
  /** `ldap://` on a loopback address, without TLS. */
  readonly url: string;
  /** `ldap://` on an address that StartTLS is used for. */
  readonly startTlsUrl: string;
  readonly tlsUrl: string;
}

/** A directory of OpenLDAP on this machine. */
export interface Slapd extends Urls {
  /** The certificate that signed that of the directory. */
  readonly authority: string;
  readonly process: ChildProcess;
  /** Changes the directory as its manager. */
  change(work: (client: Client) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Entry of LDIF; values may hold any character. */
export function ldifEntry(dn: string, attributes: Readonly<Record<string, string | Buffer | readonly string[]>>): string {
  const line = (name: string, value: string | Buffer): string => `${name}:: ${Buffer.from(value as string).toString('base64')}`;
  const lines = Object.entries(attributes).flatMap(([name, values]) =>
    (Array.isArray(values) ? values : [values]).map(value => line(name, value as string | Buffer)),
  );
  return [line('dn', dn), ...lines, ''].join('\n');
}

const root = [
  ldifEntry(base, { objectClass: ['domain'], dc: 'example' }),
  ldifEntry(searcher.dn, {
    objectClass: ['organizationalRole', 'simpleSecurityObject'],
    cn: 'search',
    userPassword: searcher.password,
  }),
  ldifEntry(`ou=people,${base}`, { objectClass: ['organizationalUnit'], ou: 'people' }),
  ldifEntry(`ou=groups,${base}`, { objectClass: ['organizationalUnit'], ou: 'groups' }),
];

/** Makes a key and a certificate for loopback addresses, which signs itself. */
export function certificatesIn(folder: string, address = '127.0.0.2'): { readonly certificate: string; readonly key: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = `subjectAltName=DNS:localhost,IP:127.0.0.1,IP:${address}`;
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, '-days', '2'];
  execFileSync('openssl', [...made, '-subj', '/CN=localhost', '-addext', names], { stdio: 'ignore' });
  return { key, certificate };
}

function configIn(folder: string, others: Readers): string {
  const { key, certificate } = certificatesIn(folder);
  mkdirSync(join(folder, 'data'));
  return `${schemas.map(name => `include /etc/ldap/schema/${name}.schema`).join('\n')}
${windowsAccounts}
pidfile ${folder}/pid
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCertificateFile ${certificate}
TLSCertificateKeyFile ${key}
sizelimit 500
database mdb
maxsize 4294967296
suffix "${base}"
rootdn "${manager.dn}"
rootpw "${manager.password}"
directory ${folder}/data
dbnosync
index objectClass,uid,member,entryUUID eq
limits dn.exact="${searcher.dn}" size.soft=500 size.hard=500 size.prtotal=unlimited
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${searcher.dn}" read by * ${others}
`;
}

/** Right of those who are not the account that searches. */
type Readers = 'none' | 'read';

/** Starts a directory with these entries below `ou=people` and `ou=groups`; it ends with the test. */
export async function startSlapd(t: Scope, entries: readonly string[], others: Readers = 'none'): Promise<Slapd> {
  const folder = temporaryFolder(t);
  const [config, ldif] = [join(folder, 'slapd.conf'), join(folder, 'entries.ldif')];
  writeFileSync(config, configIn(folder, others));
  writeFileSync(ldif, [...root, ...entries].join('\n'));
  const added = spawnSync('/usr/sbin/slapadd', ['-q', '-f', config, '-l', ldif], { encoding: 'utf8' });
  if (added.status !== 0) throw new Error(added.stderr);
  const { urls, child } = await listening(t, config);
  const stop = (): Promise<void> => ended(child);
  const change = async (work: (client: Client) => Promise<void>): Promise<void> => {
    const client = new Client({ url: urls.url });
    await client.bind(manager.dn, manager.password);
    await work(client);
    await client.unbind();
  };
  return { ...urls, authority: join(folder, 'certificate.pem'), process: child, change, stop };
}

/** Starts the program at free ports, again at others if one of them was taken meanwhile: it ends then. */
async function listening(t: Scope, config: string, tries = 5): Promise<{ readonly urls: Urls; readonly child: ChildProcess }> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const urls = {
    url: `ldap://127.0.0.1:${port}`,
    startTlsUrl: `ldap://127.0.0.2:${port}`,
    tlsUrl: `ldaps://127.0.0.1:${tlsPort}`,
  };
  const child = spawn(program, ['-d', '0', '-f', config, '-h', Object.values(urls).join(' ')], { stdio: 'ignore' });
  t.teardown(() => ended(child));
  await until(async () => hasEnded(child) || (await answers(port)));
  if (!hasEnded(child)) return { urls, child };
  if (tries === 1) throw new Error(`slapd ended with status ${child.exitCode}`);
  return listening(t, config, tries - 1);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}
