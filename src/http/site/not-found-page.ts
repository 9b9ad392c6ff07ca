import type { Language } from '../../domain/context.js';
import { dialects } from '../envelope/dialects.js';
import { consoleFolder } from './console.js';

/** Text of the page in each language. */
const texts = {
  title: { en: 'Not found', de: 'Nicht gefunden' },
  nothing: { en: 'There is nothing at this address.', de: 'Unter dieser Adresse gibt es nichts.' },
  console: { en: 'The console', de: 'Zur Konsole' },
  docs: { en: 'The documentation', de: 'Zur Dokumentation' },
  interface: { en: 'The interface for tools (OpenRPC)', de: 'Die Schnittstelle für Werkzeuge (OpenRPC)' },
  calls: { en: 'Programs post their calls to', de: 'Programme senden ihre Aufrufe per POST an' },
  new: { en: 'new clients', de: 'neue Clients' },
  existing: { en: 'existing clients', de: 'bestehende Clients' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Both languages: the styles show the one that the script chose before, or else that of the header Accept-Language. */
function said(name: keyof typeof texts): string {
  const { en, de } = texts[name];
  return `<span class="en" lang="en">${en}</span><span class="de" lang="de">${de}</span>`;
}

/** Styles of the console, and the script that knows the choices of the reader; without a console those of the start page. */
const head =
  consoleFolder === ''
    ? '<link rel="stylesheet" href="/style.css">'
    : `<link rel="icon" href="/console/icon.svg">
<link rel="stylesheet" href="/console/style.css">
<script src="/console/early.js"></script>`;

/** HTML page of status 404, beside the console and the documentation. */
export function notFoundPage(service: string, language: Language): string {
  const endpoints = Object.values(dialects).map(
    ({ path, clients }) => `<li><code>${service}${path}</code> – ${said(clients)}</li>`,
  );
  return `<!doctype html>
<html lang="${language}" data-language="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.title[language]} · kataster</title>
${head}
</head>
<body>
<header class="top"><a class="brand" href="/">${consoleFolder && '<img src="/console/icon.svg" alt="" width="26" height="26">'}<span>kataster</span></a></header>
<main class="standalone">
<h1>${said('title')}</h1>
<p>${said('nothing')}</p>
<p class="ways"><a class="button" href="/">${said('console')}</a> <a class="link-button" href="/docs/">${said('docs')}</a> <a class="link-button" href="/openrpc.json">${said('interface')}</a></p>
<p>${said('calls')}</p>
<ul>
${endpoints.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
