import { type TextId, texts } from '../../../generated/texts.js';
import type { Language } from '../../domain/context.js';
import { consoleFolder } from './console.js';

/** Styles of the console, and the script that knows the choices of the reader; without a console those of the start page. */
const head =
  consoleFolder === ''
    ? '<link rel="stylesheet" href="/style.css">'
    : `<link rel="icon" href="/console/icon.svg">
<link rel="stylesheet" href="/console/style.css">
<script src="/console/early.js"></script>`;

/** Both languages: the styles show the one that the script chose before, or else that of the header Accept-Language. */
export function bilingual(id: TextId): string {
  const { en, de } = texts[id];
  return `<span class="en" lang="en">${en}</span><span class="de" lang="de">${de}</span>`;
}

/** HTML page beside the console and the documentation, in the language of its reader. */
export function standalonePage(title: TextId, content: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}" data-language="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts[title][language]} · kataster</title>
${head}
</head>
<body>
<header class="top"><a class="brand" href="/">${consoleFolder && '<img src="/console/icon.svg" alt="" width="26" height="26">'}<span>kataster</span></a></header>
<main class="standalone">
<h1>${bilingual(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** Escapes text between tags of HTML, where no other characters are special. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
