import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlock } from '../markup/code.js';
import { html, type Markup, prose } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { word } from '../markup/titles.js';

/** A file that the page shows as it stands in the repository, where tests try it. */
function shownFile(path: string): string {
  return readFileSync(path, 'utf8').trimEnd();
}

function sample(name: string): string {
  return shownFile(join('src', 'site', 'production', name));
}

/** Commands of the page, in the order in which a reader runs them. */
export const productionCommands = {
  account: `useradd --system --home-dir /var/lib/kataster --shell /usr/sbin/nologin kataster
install -d -m 0700 -o kataster -g kataster /var/lib/kataster /var/backups/kataster /etc/kataster
install -d /opt/kataster/releases`,
  release: `git clone https://git.example.org/kataster.git /opt/kataster/releases/0.1.0
cd /opt/kataster/releases/0.1.0
npm ci && npm run build && npm prune --omit=dev
ln -sfn /opt/kataster/releases/0.1.0 /opt/kataster/current`,
  settings: `install -m 0600 kataster.env /etc/kataster/kataster.env
install -m 0755 kataster.sh /usr/local/bin/kataster
setpriv --reuid=kataster --regid=kataster --init-groups \\
  node /opt/kataster/current/dist/src/main.js secret create /etc/kataster/secret.key
kataster key create --title admin`,
  start: `install -m 0644 kataster.service /etc/systemd/system/kataster.service
systemd-analyze verify /etc/systemd/system/kataster.service
systemctl daemon-reload
systemctl enable --now kataster
curl -fsS http://127.0.0.1:8080/health/ready`,
  container: `podman build --format docker -t kataster:0.1.0 .
podman network create cmdb
podman run --rm -it -v kataster-data:/data kataster:0.1.0 key create --title admin
podman run -d --name kataster --network cmdb --restart unless-stopped \\
  -v kataster-data:/data -v kataster-backups:/backups \\
  -e KATASTER_PUBLIC_URL=https://cmdb.example.org \\
  --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges kataster:0.1.0
podman run -d --name caddy --network cmdb --restart unless-stopped -p 80:80 -p 443:443 \\
  -v ./Caddyfile:/etc/caddy/Caddyfile:ro -v caddy-data:/data docker.io/library/caddy:2`,
  upgrade: `kataster backup /var/backups/kataster/before-0.2.0.backup
git clone --branch v0.2.0 https://git.example.org/kataster.git /opt/kataster/releases/0.2.0
(cd /opt/kataster/releases/0.2.0 && npm ci && npm run build && npm prune --omit=dev)
ln -sfn /opt/kataster/releases/0.2.0 /opt/kataster/current
systemctl restart kataster
kataster check`,
  rollback: `systemctl stop kataster
ln -sfn /opt/kataster/releases/0.1.0 /opt/kataster/current
kataster restore --replace /var/backups/kataster/before-0.2.0.backup
systemctl start kataster`,
  rotation: `curl -fsS http://127.0.0.1:8080/jsonrpc -H 'Content-Type: application/json' -H "Authorization: Bearer $KEY" \\
  -d '{"jsonrpc":"2.0","id":1,"method":"kataster.key.read","params":{}}'`,
  processes: `sed -e 's/^WorkingDirectory=/Environment=KATASTER_PORT=%i\\n&/' kataster.service > /etc/systemd/system/kataster@.service
systemctl enable --now kataster@8081 kataster@8082`,
} as const;

/** From nothing to a service that others rely on, and what keeping it takes. */
export function productionPage(): Page {
  return {
    path: 'production.html',
    title: 'In production',
    isGuide: true,
    description: 'A service under systemd or in a container, behind TLS, with backups, upgrades, alerts and several processes.',
    body: link => html`<div class="prose"><h1>${word('In production')}</h1>
<p class="lead">A service that a company relies on: it starts with the machine, is reached by TLS alone, is backed up every night, and can be upgraded and taken back. Everything is run as root on the machine; the service itself has a user of its own and writes to two folders.</p>
${underSystemd(link)}
${inContainer(link)}
${behindProxy(link)}
${backups(link)}
${upgrades()}
${disclosures(link)}
${monitoring(link)}
${keys(link)}
${severalProcesses(link)}</div>`,
  };
}

function underSystemd(link: Link): Markup {
  return html`<h2 id="systemd">${word('Under systemd')}</h2>
<p>Node 20.19 or later, git and npm are needed; where no prebuilt <code>better-sqlite3</code> can be downloaded, also python3, make and a C++ compiler. First the user and the folders:</p>
${codeBlock('Shell', productionCommands.account)}
<p>Then the program. Each release has a folder of its own, and a link says which one runs:</p>
${codeBlock('Shell', productionCommands.release)}
<p>Its settings, in <code>/etc/kataster/kataster.env</code>. Every setting is on the page of <a href="${link('commands.html')}">commands and settings</a>; an unknown name or a bad value stops the start with a line that says so. Times in answers are those of the machine; <code>TZ</code> chooses another zone.</p>
${codeBlock('kataster.env', sample('kataster.env'))}
<p>A command that runs as the user of the service, with its settings, in <code>/usr/local/bin/kataster</code>:</p>
${codeBlock('kataster.sh', sample('kataster.sh'))}
<p>Now the key that passwords in entries are encrypted with, and the first key of a caller. It is shown on your terminal, and therefore not by the first start in the journal:</p>
${codeBlock('Shell', productionCommands.settings)}
<p>The unit:</p>
${codeBlock('kataster.service', sample('kataster.service'))}
${codeBlock('Shell', productionCommands.start)}
<p>Commands reach the running service over a socket beside its database, <code>kataster.sqlite.socket</code>, which is for its owner alone. At a stop the service takes nothing new, finishes what began within ten seconds, and leaves one file behind; a crash loses nothing that was answered, and systemd starts it again after two seconds.</p>`;
}

function inContainer(link: Link): Markup {
  return html`<h2 id="container">${word('In a container')}</h2>
<p>The <code>Containerfile</code> of the repository builds the program and keeps what runs; the service has no root rights, and its health check asks <code>/health/ready</code>:</p>
${codeBlock('Containerfile', shownFile('Containerfile'))}
<p>Docker takes the same commands, with <code>docker build -f Containerfile</code> for the first; Podman keeps a health check only in the format of Docker. The service has no port of its own; Caddy, in front of it, gets a certificate by itself. Its file is the one below with <code>kataster:8080</code> for <code>127.0.0.1:8080</code>:</p>
${codeBlock('Shell', productionCommands.container)}
<p>${prose('Commands run within: `podman exec kataster kataster backup /backups/monday.backup`. A health check that is to restart the container is asked for by `--health-on-failure=restart`. The second volume belongs on another disk.')} <a href="${link(paths.setting('KATASTER_SECRET_FILE'))}"><code>KATASTER_SECRET_FILE</code></a> is a file of mode 600 that belongs to user 1000 and is mounted read-only.</p>`;
}

function behindProxy(link: Link): Markup {
  return html`<h2 id="proxy">${word('Behind a proxy')}</h2>
<p>The service speaks HTTP and listens on this machine alone; a proxy in front of it ends TLS. Whichever it is: it sends on bodies up to <a href="${link(paths.setting('KATASTER_BODY_LIMIT'))}"><code>KATASTER_BODY_LIMIT</code></a>, forgets idle connections to the service before the five seconds after which the service closes them, waits longer than the ten seconds that a call may take, and gives each request the id that its own log has. <code>/metrics</code> is for the machine that watches. <a href="${link(paths.setting('KATASTER_PUBLIC_URL'))}"><code>KATASTER_PUBLIC_URL</code></a> says what callers see: addresses in answers begin with it.</p>
${codeBlock('nginx', sample('nginx.conf'))}
${codeBlock('Caddyfile', sample('Caddyfile'))}
${codeBlock('Apache', sample('apache.conf'))}
<p>Headers such as <code>X-Forwarded-For</code> are not believed, as any client can send them. So the service sees the address of the proxy: wrong passwords are counted for all who come through it together, and address ranges of keys hold for callers who reach the service directly. Limit addresses in the proxy instead.</p>`;
}

function backups(link: Link): Markup {
  return html`<h2 id="backups">${word('A backup every night')}</h2>
<p>With <code>KATASTER_BACKUP=daily:7:/var/backups/kataster</code> the service makes one each night at two and keeps the last seven. Copy them to another machine, and the file of the secret elsewhere than they go: without it the passwords in them are lost. Try now and then what a backup is worth: restore it into an empty database and check that.</p>
${codeBlock('Shell', 'KATASTER_DATABASE=sqlite:/tmp/trial.sqlite kataster restore /var/backups/kataster/NAME.backup\nKATASTER_DATABASE=sqlite:/tmp/trial.sqlite kataster check')}
<p>More on the page of <a href="${link('backups.html')}">backups and checks</a>.</p>`;
}

function upgrades(): Markup {
  return html`<h2 id="upgrade">${word('Upgrade and rollback')}</h2>
<p>The first start of a new release brings the database up to date, each step in one transaction, and only ever forward: an older release refuses a newer database with a line that says so. The way back is therefore the backup from before, and what was written since is lost. Make it right before:</p>
${codeBlock('Shell', productionCommands.upgrade)}
<p>And back. Where the new release did not change the database, the third line can be left out, and nothing is lost:</p>
${codeBlock('Shell', productionCommands.rollback)}
<p>In containers the tag of the image takes the place of the link.</p>`;
}

function disclosures(link: Link): Markup {
  return html`<h2 id="copies">${word('What a copied file gives away')}</h2>
<ul>
<li>${prose('The database, a backup and an export: every object, entry and change. Passwords in entries are encrypted where `KATASTER_SECRET_FILE` is set, and readable otherwise. Of keys and sessions there are digests, of passwords of users slow hashes.')}</li>
<li>${prose('`secret.key`: nothing alone; with a copy of the database every password in it.')}</li>
<li>${prose('`kataster.env`: the password of PostgreSQL and `KATASTER_API_KEY`, if they stand there.')}</li>
<li>${prose('The log: addresses of callers, ids of keys, logins and methods; neither keys nor what was sent.')}</li>
<li>${prose('The socket beside the database: who may open it administers the service without a key. It has mode 600; root of the machine may.')}</li>
<li>Half a copy: a SQLite file alone lacks what was written last. See <a href="${link('backups.html')}#copies">what a copied file is worth</a>.</li>
</ul>`;
}

function monitoring(link: Link): Markup {
  return html`<h2 id="monitoring">${word('Watching it')}</h2>
<p>${prose('`/health/live` answers as long as the process does, `/health/ready` 503 while it stops or its storage takes no write: the first is a reason to restart, the second one to send callers elsewhere. `/metrics` is for Prometheus; these rules wake somebody for what matters:')}</p>
${codeBlock('Prometheus', sample('alerts.yml'))}
<p>${prose('The log goes to standard error: JSON, a line each, readable lines on a terminal. The journal rotates it by itself (`SystemMaxUse=` in `journald.conf`); containers take `--log-opt max-size=50m`. What a request causes is found by the `X-Request-Id` of its answer: `journalctl -u kataster -g ID`.')} <a href="${link(paths.setting('KATASTER_LOG'))}"><code>KATASTER_LOG=debug</code></a> has a line for each request.</p>`;
}

function keys(link: Link): Markup {
  return html`<h2 id="keys">${word('Changing keys')}</h2>
<p>Each program has a key of its own, narrowed to what it does and with an end. <a href="${link(paths.method('kataster.key.rotate'))}"><code>kataster.key.rotate</code></a> makes the next one and lets the old one live on for a time that is given; <a href="${link(paths.method('kataster.key.revoke'))}"><code>kataster.key.revoke</code></a> ends one at once, on every process. Which ones there are, when they end and when they were last used:</p>
${codeBlock('Shell', productionCommands.rotation)}
<p>${prose('The key of the secret file is changed by `kataster secret rotate` while the service is stopped.')}</p>`;
}

function severalProcesses(link: Link): Markup {
  return html`<h2 id="processes">${word('Several processes over PostgreSQL')}</h2>
<p>${prose('A SQLite file has one process. Over PostgreSQL there may be several, on one machine or more: with `KATASTER_DATABASE=postgres://kataster@db.example.org:5432/kataster` (its password in the address, or in the file that `PGPASSFILE` names) and otherwise the same settings, catalogue and secret file. `KATASTER_BACKUP` belongs to one of them. From a SQLite file there is `kataster move --to postgres://…`, while the service is stopped.')}</p>
${codeBlock('Shell', productionCommands.processes)}
<p>${prose('The proxy has a line `server 127.0.0.1:8081;` for each. Keys, rights, sessions and what is written hold on all of them at the next call; wrong passwords are counted by each for itself. A pooler in between has to keep prepared statements, as PgBouncer 1.21 does.')} For an upgrade stop all, start one with the new release, and then the others. <a href="${link(paths.setting('KATASTER_READERS'))}"><code>KATASTER_READERS</code></a> processes for long reads belong to each.</p>`;
}
