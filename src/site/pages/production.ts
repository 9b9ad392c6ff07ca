import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlock } from '../markup/code.js';
import { html, type Markup } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { word } from '../markup/titles.js';
import { pageText } from '../sections/page-text.js';
import { productionCommands } from './production-commands.js';

/** A file that the page shows as it stands in the repository, where tests try it. */
function readShownFile(path: string): string {
  return readFileSync(path, 'utf8').trimEnd();
}

function sample(name: string): string {
  return readShownFile(join('src', 'site', 'production', name));
}

const samples = {
  'kataster.env': 'kataster.env',
  'kataster.sh': 'kataster.sh',
  'kataster.service': 'kataster.service',
  'nginx.conf': 'nginx',
  Caddyfile: 'Caddyfile',
  'apache.conf': 'Apache',
  'haproxy.cfg': 'HAProxy',
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
  return { ...Object.fromEntries(shown), Containerfile: codeBlock('Containerfile', readShownFile('Containerfile')) };
}
