import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { Client } from 'ldapts';
import { temporaryFolder } from '../databases.js';
import type { Scope } from '../scope.js';
import { certificatesIn } from '../slapd.js';
import { until } from '../waiting.js';

const program = '/usr/sbin/samba';
const script = join('test', 'helpers', 'samba', 'domain.py');

/** Whether Samba can serve a domain here: its ports are those of Active Directory, below 1,024. */
export const hasSamba = existsSync(program) && existsSync('/usr/share/samba/setup/provision.ldif') && process.getuid?.() === 0;

export const domain = 'DC=example,DC=com';
export const administrator = { dn: `CN=Administrator,CN=Users,${domain}`, password: 'Administrator-0123' };

/** An entry of the domain: its distinguished name, and its attributes. */
export type DomainEntry = readonly [dn: string, attributes: Readonly<Record<string, string | readonly string[]>>];

/** A domain controller of Active Directory on this machine. */
export interface DomainController {
  /** `ldap://` on a loopback address, whose connections go on by TLS: the domain controller confirms no password without. */
  readonly url: string;
  /** `ldap://` on an address that StartTLS is used for. */
  readonly startTlsUrl: string;
  readonly tlsUrl: string;
  /** `ldap://` on a loopback address, without TLS up to the domain controller. */
  readonly plainUrl: string;
  /** The certificate that signed that of the domain controller. */
  readonly authority: string;
  /** Changes the domain as its administrator. */
  change(work: (client: Client) => Promise<void>): Promise<void>;
}

function configOf(folder: string, address: string): string {
  const { key, certificate } = certificatesIn(folder, address);
  const places = ['private', 'state', 'cache', 'lock', 'run', 'ncalrpc', 'winbindd', 'ntp'];
  for (const place of places) mkdirSync(join(folder, place), { recursive: true });
  return `[global]
netbios name = DC1
workgroup = EXAMPLE
realm = EXAMPLE.COM
server role = active directory domain controller
server services = ldap
interfaces = ${address}/8
bind interfaces only = yes
private dir = ${folder}/private
state directory = ${folder}/state
cache directory = ${folder}/cache
lock directory = ${folder}/lock
pid directory = ${folder}/run
ncalrpc dir = ${folder}/ncalrpc
winbindd socket directory = ${folder}/winbindd
ntp signd socket directory = ${folder}/ntp
log file = ${folder}/log
tls certfile = ${certificate}
tls keyfile = ${key}
tls cafile =
`;
}

/** Starts a domain controller of EXAMPLE.COM with these entries, on a loopback address of its own. */
export async function startDomainController(t: Scope, entries: readonly DomainEntry[]): Promise<DomainController> {
  const folder = temporaryFolder(t);
  const config = join(folder, 'smb.conf');
  const address = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
  writeFileSync(config, configOf(folder, address));
  const made = ['-W', 'ignore', script, folder, administrator.password];
  const { status, stderr } = spawnSync('/usr/bin/python3', made, { input: JSON.stringify(entries), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const running = ['--foreground', '--no-process-group', '--model=single', '--debug-stdout', '-s', config];
  const child = spawn(program, running, { stdio: 'ignore' });
  t.teardown(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGKILL')) await ended;
  });
  const authority = join(folder, 'certificate.pem');
  const tlsUrl = `ldaps://${address}`;
  const change = async (work: (client: Client) => Promise<void>): Promise<void> => {
    const client = new Client({ url: tlsUrl, tlsOptions: { host: address, ca: readFileSync(authority) } });
    await client.bind(administrator.dn, administrator.password);
    await work(client);
    await client.unbind();
  };
  await until(() =>
    change(async () => {}).then(
      () => true,
      () => false,
    ),
  );
  const url = await relay(t, () => connectTls({ host: address, port: 636, ca: readFileSync(authority) }));
  const plainUrl = await relay(t, () => connect(389, address));
  return { url, plainUrl, tlsUrl, startTlsUrl: `ldap://${address}`, authority, change };
}

/** Passes on what reaches a port of 127.0.0.1, to which the service sends passwords without TLS. */
async function relay(t: Scope, next: () => Socket): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    const other = next();
    for (const each of [socket, other]) sockets.add(each.on('error', () => {}));
    socket.pipe(other).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `ldap://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
