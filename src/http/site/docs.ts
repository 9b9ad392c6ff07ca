import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { nearest } from '../../rpc/nearest.js';
import { findBuiltFolder, serveFolder, setPolicy } from './served-folder.js';
import { escapeHtml } from './standalone-page.js';

/** Serves the documentation. */
export type DocsServer = (context: Context) => Promise<void>;

/** The folder of the built documentation; empty where it was not built. */
export const docsFolder = findBuiltFolder('docs');

/** The page of a category of the site: one page, made in the browser, shows all of them. */
const ownCategory = /^categories\/(C__CATG__CUSTOM_\w+)\.html$/;

/** Whether the path is one of the documentation. */
export function isDocsPath(path: string): boolean {
  return path === '/docs' || path.startsWith('/docs/');
}

/** Serves the files of this folder, and nothing else, under `/docs/`. */
export function docsServer(folder: string): DocsServer {
  const served = serveFolder(folder);
  return async context => {
    if (context.path === '/docs') return context.redirect('docs/');
    setPolicy(context);
    const files = await served.names();
    if (files.size === 0)
      return say(context, 'The documentation was not built. Run <code>npm run build</code>, then start the service again.');
    const asked = context.path.slice('/docs/'.length).replace(/(^|\/)$/, '$1index.html');
    if (files.has(asked)) return served.send(context, asked);
    const [, own] = ownCategory.exec(asked) ?? [];
    if (own !== undefined) return context.redirect(`own.html#${own}`);
    await sendMissing(context, folder, asked, nearest(asked, pagesAmong(files)));
  };
}

function pagesAmong(files: ReadonlySet<string>): readonly string[] {
  return [...files].filter(name => name.endsWith('.html'));
}

/** Sends the page that the build made for addresses without one; its links lead up from the address that was asked. */
async function sendMissing(context: Context, folder: string, asked: string, near: string | undefined): Promise<void> {
  const template = await readFile(join(folder, 'not-found.template'), 'utf8');
  const up = '../'.repeat(asked.split('/').length - 1);
  const link =
    near === undefined
      ? ''
      : `<span class="en">Did you mean</span><span class="de" lang="de">Gemeint ist vielleicht</span> <a href="${near}">${near}</a>?`;
  const parts = { asked: `/docs/${escapeHtml(asked)}`, words: wordsIn(asked), nearest: link };
  context.status = 404;
  context.set('Content-Type', 'text/html; charset=utf-8');
  context.body = template
    .replaceAll(/\{(asked|words|nearest)\}/g, (_, name: keyof typeof parts) => parts[name])
    .replaceAll(/ (href|src)="(?!#)/g, ` $1="${up}`)
    .replace('data-root=""', `data-root="${up}"`);
}

/** The words of the last part of an address, for the search. */
function wordsIn(asked: string): string {
  const [name = ''] = /[^/]*$/.exec(asked.replace(/(\/index)?\.html$/, '')) ?? [];
  return name.replaceAll(/[^\w.]+/g, ' ').trim();
}

/** Says why there is no documentation at all. */
function say(context: Context, text: string): void {
  context.status = 404;
  context.set('Content-Type', 'text/html; charset=utf-8');
  context.body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not found · kataster</title>
<main>
<h1>Not found</h1>
<p>${text}</p>
</main>
</html>
`;
}
