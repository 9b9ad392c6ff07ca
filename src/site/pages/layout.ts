import { guideArticles } from '../articles/guide-articles.js';
import { methodGroups } from '../contract/methods.js';
import type { Docs } from '../examples/docs.js';
import { markdownPath } from '../markup/as-markdown.js';
import { html, type Markup } from '../markup/html.js';
import { type Link, linkFrom, type Page, paths } from '../markup/page.js';
import { titleMarkup, word } from '../markup/titles.js';

/** A page as a whole document. */
export function documentOf(page: Page, docs: Docs): string {
  const link = linkFrom(page.path);
  const scripts = ['search-index.js', 'site.js', ...(page.isTryable ? ['try.js'] : [])];
  return html`<!doctype html>
<html lang="en" data-root="${link('')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · kataster</title>
<meta name="description" content="${page.description}">
<link rel="icon" href="${link('icon.svg')}">
<link rel="alternate" type="text/markdown" href="${link(markdownPath(page.path))}">
<link rel="stylesheet" href="${link('style.css')}">
<script src="${link('early.js')}"></script>
${scripts.map(name => html`<script defer src="${link(name)}"></script>\n`)}</head>
<body>
<a class="skip" href="#page-content">${word('Skip to content')}</a>
${header(link)}
<div class="frame">
<nav class="side" id="page-menu" aria-label="Documentation">${navigation(page, docs, link)}</nav>
<main id="page-content" tabindex="-1">
${page.body(link)}
</main>
</div>
</body>
</html>
`.text;
}

function header(link: Link): Markup {
  return html`<header class="top">
<button class="menu-button" type="button" aria-controls="page-menu" aria-expanded="false">${word('Menu')}</button>
<a class="brand" href="${link('index.html')}"><img src="${link('icon.svg')}" alt="" width="26" height="26">kataster</a>
<div class="search" id="page-search" role="search"></div>
<div class="switches">
<button type="button" class="switch" id="switch-language"></button>
<button type="button" class="switch" id="switch-theme"></button>
</div>
</header>`;
}

/** Pages that every other one leads to. */
const guide = [
  ['index.html', 'Overview'],
  ['getting-started.html', 'Getting started'],
  ['protocol.html', 'Protocol and clients'],
  ['lifecycles.html', 'Lifecycles'],
  ['schema-changes.html', 'Changes of the schema'],
  ['production.html', 'In production'],
  ['backups.html', 'Backups and checks'],
  ['commands.html', 'Keys, commands and settings'],
  ['export.html', 'Export and move'],
] as const;

const reference = [
  ['methods/index.html', 'Methods'],
  ['categories/index.html', 'Categories'],
  ['types/index.html', 'Object types'],
  ['dialogs/index.html', 'Dialogs'],
  ['constants.html', 'CMDB statuses, relations'],
  ['errors.html', 'Errors'],
] as const;

const articles = guideArticles();

function navigation(page: Page, { document }: Docs, link: Link): Markup {
  const entry = (path: string, title: string | Markup): Markup => {
    const isHere = path === page.path || path === `${page.path.split('/')[0]}/index.html`;
    const here = path === page.path ? 'page' : 'true';
    const isWithin = isHere && path !== page.path && !path.startsWith('methods/');
    return html`<li><a href="${link(path)}"${isHere ? html` aria-current="${here}"` : ''}>${title}</a>${isWithin && within(page, link)}</li>`;
  };
  const articlesOf = (part: string): readonly Markup[] =>
    articles.filter(each => each.part === part).map(({ name, title }) => entry(`${name}.html`, titleMarkup(title)));
  return html`${part('guide', word('Guide'), [...guide.map(([path, title]) => entry(path, word(title))), ...articlesOf('guide')])}
${part(
  'reference',
  word('Reference'),
  reference.map(([path, title]) => entry(path, word(title))),
)}
${methodGroups(document).map(({ name, title, methods }) => {
  const entries = methods.map(({ name: method, deprecated }) =>
    entry(paths.method(method), deprecated ? html`<s>${method}</s>` : method),
  );
  return part(name.toLowerCase(), html`${word('Methods')}: ${titleMarkup(title)}`, entries, 'names');
})}${part('development', word('Development'), [...articlesOf('development'), entry('decisions/index.html', word('Decisions'))])}`;
}

/** The page itself, under the list that it belongs to: the menu has no other place for it. */
function within({ path, title, titleInGerman = title }: Page, link: Link): Markup {
  return html`<ul><li><a href="${link(path)}" aria-current="page">${titleMarkup({ en: title, de: titleInGerman })}</a></li></ul>`;
}

function part(id: string, title: Markup, entries: readonly Markup[], kind = ''): Markup {
  return html`<p class="heading" id="menu-${id}">${title}</p>
<ul aria-labelledby="menu-${id}" class="${kind}">${entries}</ul>
`;
}
