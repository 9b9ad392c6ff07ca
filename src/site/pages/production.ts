import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlock } from '../markup/code.js';
import { html, type Markup } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { word } from '../markup/titles.js';
import { pageText } from '../sections/page-text.js';

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
  trial: `KATASTER_DATABASE=sqlite:/tmp/trial.sqlite kataster restore /var/backups/kataster/NAME.backup
KATASTER_DATABASE=sqlite:/tmp/trial.sqlite kataster check`,
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

const samples = {
  'kataster.env': 'kataster.env',
  'kataster.sh': 'kataster.sh',
  'kataster.service': 'kataster.service',
  'nginx.conf': 'nginx',
  Caddyfile: 'Caddyfile',
  'apache.conf': 'Apache',
  'alerts.yml': 'Prometheus',
} as const satisfies Readonly<Record<string, string>>;

/** From nothing to a service that others rely on, and what keeping it takes. */
export function productionPage(): Page {
  return {
    path: 'production.html',
    title: 'In production',
    isGuide: true,
    description: 'A service under systemd or in a container, behind TLS, with backups, upgrades, alerts and several processes.',
    body: () => html`<h1>${word('In production')}</h1>
${pageText('production', { within: { ...commands(), ...files() } })}`,
  };
}

function commands(): Readonly<Record<string, Markup>> {
  return Object.fromEntries(Object.entries(productionCommands).map(([name, code]) => [name, codeBlock('Shell', code)]));
}

function files(): Readonly<Record<string, Markup>> {
  const shown = Object.entries(samples).map(([name, title]) => [name, codeBlock(title, sample(name))] as const);
  return { ...Object.fromEntries(shown), Containerfile: codeBlock('Containerfile', shownFile('Containerfile')) };
}
