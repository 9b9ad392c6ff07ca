/** Waits, too: a unit counts as started before the service listens. */
const ready = 'curl -fs --retry 30 --retry-delay 1 --retry-connrefused http://127.0.0.1:8080/health/ready';

/** Commands of the page on production, in the order in which a reader runs them. A failed step keeps those from happening that rely on it. */
export const productionCommands = {
  account: `useradd --system --home-dir /var/lib/kataster --shell /usr/sbin/nologin kataster
install -d -m 0700 -o kataster -g kataster /var/lib/kataster /var/backups/kataster /etc/kataster
install -d /opt/kataster/releases`,
  release: `git clone --branch v0.1.0 https://git.example.org/kataster.git /opt/kataster/releases/0.1.0
cd /opt/kataster/releases/0.1.0
npm ci && npm run build && npm prune --omit=dev &&
  ln -sfn /opt/kataster/releases/0.1.0 /opt/kataster/current`,
  settings: `cd /opt/kataster/current/src/site/production
install -m 0600 kataster.env /etc/kataster/kataster.env
install -m 0755 kataster.sh /usr/local/bin/kataster
kataster secret create /etc/kataster/secret.key
kataster key create --title admin`,
  start: `install -m 0644 kataster.service /etc/systemd/system/kataster.service
systemd-analyze verify /etc/systemd/system/kataster.service
systemctl daemon-reload
systemctl enable --now kataster
${ready}`,
  container: `podman build --format docker -t kataster:0.1.0 .
podman network create cmdb
podman run --rm -it -v kataster-data:/data kataster:0.1.0 key create --title admin
podman run -d --name kataster --network cmdb --restart always --stop-timeout 30 \\
  -v kataster-data:/data -v kataster-backups:/backups \\
  -e KATASTER_PUBLIC_URL=https://cmdb.example.org \\
  --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges kataster:0.1.0
sed 's/127.0.0.1:8080/kataster:8080/' src/site/production/Caddyfile > Caddyfile
podman run -d --name caddy --network cmdb --restart always -p 80:80 -p 443:443 \\
  -v ./Caddyfile:/etc/caddy/Caddyfile:ro -v caddy-data:/data docker.io/library/caddy:2
systemctl enable podman-restart`,
  subPath: `sed -i -e 's#location / {#location /cmdb/ {#' -e 's#= /metrics#= /cmdb/metrics#' -e 's#proxy_pass http://kataster;#proxy_pass http://kataster/;#' nginx.conf
sed -i 's#^\\trequest_body#\\tredir /cmdb /cmdb/\\n\\turi strip_prefix /cmdb\\n&#' Caddyfile
sed -i -e 's#^    ProxyPass / #    RedirectMatch ^/cmdb$ /cmdb/\\n    ProxyPass /cmdb/ #' -e 's#<Location /#&cmdb/#' apache.conf
sed -i 's#^    http-request deny#    http-request redirect location /cmdb/ if { path /cmdb }\\n    http-request replace-path ^/cmdb(/.*) \\\\1\\n&#' haproxy.cfg`,
  trial: `KATASTER_DATABASE=sqlite:/var/lib/kataster/trial.sqlite kataster restore /var/backups/kataster/NAME.backup &&
  KATASTER_DATABASE=sqlite:/var/lib/kataster/trial.sqlite kataster check
rm -f /var/lib/kataster/trial.sqlite*`,
  upgrade: `git clone --branch v0.2.0 https://git.example.org/kataster.git /opt/kataster/releases/0.2.0
(cd /opt/kataster/releases/0.2.0 && npm ci && npm run build && npm prune --omit=dev) &&
  systemctl stop kataster &&
  kataster backup /var/backups/kataster/before-0.2.0.backup &&
  ln -sfn /opt/kataster/releases/0.2.0 /opt/kataster/current
systemctl start kataster
${ready}
kataster check`,
  rollback: `systemctl stop kataster
ln -sfn /opt/kataster/releases/0.1.0 /opt/kataster/current
kataster restore --replace /var/backups/kataster/before-0.2.0.backup
systemctl start kataster`,
  images: `podman build --format docker -t kataster:0.2.0 . && podman stop kataster &&
  podman run --rm -v kataster-data:/data -v kataster-backups:/backups kataster:0.1.0 backup /backups/before-0.2.0.backup &&
  podman rm kataster`,
  imagesBack: `podman stop kataster && podman rm kataster
podman run --rm -v kataster-data:/data -v kataster-backups:/backups kataster:0.1.0 \\
  restore --replace /backups/before-0.2.0.backup`,
  rotation: `curl -fsS http://127.0.0.1:8080/jsonrpc -H 'Content-Type: application/json' -H "Authorization: Bearer $KEY" \\
  -d '{"jsonrpc":"2.0","id":1,"method":"kataster.key.read","params":{}}'`,
  secret: `systemctl stop kataster
kataster secret create /etc/kataster/next.key && kataster secret rotate /etc/kataster/next.key &&
  mv /etc/kataster/secret.key "/etc/kataster/secret-until-$(date +%F-%H%M%S).key" &&
  mv /etc/kataster/next.key /etc/kataster/secret.key
systemctl start kataster`,
  processes: `systemctl disable --now kataster
sed -i '/^KATASTER_BACKUP=/d' /etc/kataster/kataster.env
cd /etc/systemd/system
sed -e 's/^WorkingDirectory=/Environment=KATASTER_PORT=%i\\n&/' kataster.service > kataster@.service
install -d kataster@8081.service.d
printf '[Service]\\nEnvironment=KATASTER_BACKUP=daily:7:/var/backups/kataster\\n' > kataster@8081.service.d/backup.conf
systemctl daemon-reload
systemctl enable --now kataster@8081 kataster@8082`,
} as const;
